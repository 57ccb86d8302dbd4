import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AnswerSelection } from "../src/lib/game/answerSelection.svelte";
import type { Source } from "../src/lib/game/board";
import { preferences } from "../src/lib/device/device.svelte";
import type { TableTarget } from "../src/lib/game/targets";
import type { OptionInfo, QuestionInfo } from "../src/protocol";

const option = (action: string, fields: Partial<OptionInfo> = {}): OptionInfo =>
  ({ action, text: action, verb: action.split(" ")[0], seat: null, card: null, target: null, price: null, gold: null, mandatory: false, effect: null, ...fields }) as OptionInfo;
const GOLD = option("gather gold", { target: "gold", gold: 2 });
const CARDS = option("gather cards", { target: "deck" });
const INCOME = option("income", { gold: 3 });
const EXTRA = option("extra", { gold: 1 });
const MANOR = option("build manor", { target: "hand", card: "manor", price: 3 });
const PILE: TableTarget = { kind: "gold", seat: 0, card: null, index: 0 };
const DECK: TableTarget = { kind: "deck", seat: 0, card: null, index: 0 };
const CARD: TableTarget = { kind: "hand", seat: 0, card: "manor", index: 0 };

/** A table that notes what is answered. */
class Table {
  id = "abc";
  seat = 0;
  hint = null;
  busy = false;
  answered: string[] = [];
  info = { undo: true, paused: false };
  view = { edition: "2016", turn: { character: "merchant" }, marks: [] as { character: string }[] };
  question: QuestionInfo | null = $state.raw(null);

  asks(...options: OptionInfo[]): void {
    this.question = { prompt: "turn", text: "", options, refused: [], menus: {} } as unknown as QuestionInfo;
  }
  act(action: string): void {
    this.answered.push(action);
  }
}

let table: Table;
let selection: AnswerSelection;
beforeEach(() => {
  table = new Table();
  selection = new AnswerSelection(table as unknown as Source);
  table.asks(GOLD, CARDS, INCOME, EXTRA, MANOR);
});
afterEach(() => void (preferences.onePress = null));

describe("one press", () => {
  it("is offered once, and two are needed until it is accepted", () => {
    selection.press(PILE);
    expect([table.answered, selection.offersQuick]).toEqual([[], true]);
    selection.press(PILE);
    expect([table.answered, preferences.onePress]).toEqual([["gather gold"], false]);
    selection.press(CARD);
    expect(selection.offersQuick).toBe(false);
  });

  it("takes what can be taken back, once it is accepted", () => {
    selection.press(CARD);
    selection.takeQuick();
    expect([table.answered, preferences.onePress]).toEqual([["build manor"], true]);
    selection.press(PILE);
    expect(table.answered).toEqual(["build manor", "gather gold"]);
  });

  it("takes nothing that shows a card, at a table without taking back, or while a mark may be opened", () => {
    preferences.onePress = true;
    selection.press(DECK);
    table.info.undo = false;
    selection.press(PILE);
    table.info.undo = true;
    table.view.marks = [{ character: "merchant" }];
    selection.press(CARD);
    expect(table.answered).toEqual([]);
  });
});

describe("incomes", () => {
  it("are taken together, each as an answer of its own and in its time", () => {
    expect(selection.incomes.map((choice) => choice.action)).toEqual(["gather gold", "income", "extra"]);
    selection.takeIncomes();
    table.busy = true;
    selection.follow();
    expect(table.answered).toEqual(["gather gold"]);
    table.busy = false;
    table.asks(INCOME, EXTRA, MANOR);
    selection.follow();
    table.asks(EXTRA, MANOR);
    selection.follow();
    expect(table.answered).toEqual(["gather gold", "income", "extra"]);
    selection.follow();
    expect(table.answered).toHaveLength(3);
  });

  it("stop at anything unexpected", () => {
    selection.takeIncomes();
    table.asks(EXTRA, MANOR);
    selection.follow();
    table.asks(INCOME, EXTRA);
    selection.follow();
    expect(table.answered).toEqual(["gather gold"]);
  });

  it("need no button of their own where there is only one, or none is free", () => {
    table.asks(GOLD, CARDS, MANOR);
    expect(selection.incomes).toEqual([]);
    table.asks(GOLD, option("smithy", { gold: 2, price: 2 }), option("sell inn", { gold: 1, card: "inn", target: "hand" }));
    expect(selection.incomes).toEqual([]);
  });
});
