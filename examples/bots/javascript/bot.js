// A bot for Citadels: Node.js, one file, nothing to install.
//
//     citadels bot check "cmd:node examples/bots/javascript/bot.js"
//
// It reads questions and writes answers as lines of JSON; docs/bots.md describes them.
// Output of console.error goes to the log of `citadels bot check --log FILE`.

const readline = require("node:readline");

let random = () => 0; // seeded, so that the same seed plays the same game
let cards = {}; // districts by name, with their cost

// Score of each verb; the best option is chosen. Other verbs score slightly more than ending the turn.
const worth = {
  build: ({ price }) => 100 + price, // the most expensive first
  income: () => 50,
  gather: ({ action }, view) => (action === "gather gold") === wantsGold(view),
  keep: ({ card }, view) => usefulness(view, card),
  pick: ({ card }) => ({ architect: 4, merchant: 3, king: 2 })[card] ?? 1,
  destroy: ({ seat, price }, view) => (seat === view.seat ? -9 : 1 - price),
  laboratory: () => -1, // keep cards for building
  museum: () => -1,
  end: () => 0,
};

const me = (view) => view.players[view.seat];

/** Return the cards in hand that are not in the city yet. */
const buildable = (view) => me(view).hand.filter((name) => !me(view).city.includes(name));

/** Return whether to take gold: yes with something to build, otherwise draw cards. */
const wantsGold = (view) => buildable(view).length > 0;

/** Score a card: its cost, if it can be built soon. */
function usefulness(view, name) {
  const cost = cards[name]?.cost ?? 0;
  return me(view).city.includes(name) ? -1 : cost <= me(view).gold + 2 ? cost : 0;
}

function choose(view, options) {
  const judged = options.map((option) => {
    const judge = worth[option.verb] ?? (() => 0.5);
    return { action: option.action, worth: Number(judge(option, view)) + 0.4 * random() };
  });
  return judged.reduce((best, other) => (other.worth > best.worth ? other : best)).action;
}

/** Return a seeded random number generator (mulberry32). */
function chance(seed) {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Message handlers by type. The program exits when its input ends.
const answers = {
  hello({ seed }) {
    random = chance(seed);
    return { type: "hello", protocol: 2, name: "example in JavaScript", reuse: true };
  },
  game({ seed, districts }) {
    if (seed !== undefined) random = chance(seed); // a program with `reuse` plays many games
    cards = districts;
  },
  question({ id, view, options }) {
    return { id, action: choose(view, options) };
  },
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  const answer = answers[message.type]?.(message); // ignore unknown types
  if (answer) console.log(JSON.stringify(answer));
});
