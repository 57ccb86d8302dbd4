import { beforeEach, describe, expect, it, vi } from "vitest";

const history = { state: null, pushState: vi.fn(), replaceState: vi.fn() };

/** The module as a page at this address loads it. */
async function at(pathname: string, search = "", hash = "") {
  vi.stubGlobal("location", { origin: "http://table.example", pathname, search, hash });
  vi.stubGlobal("history", history);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.resetModules();
  return import("../src/lib/page/route.svelte");
}

beforeEach(() => void vi.clearAllMocks());

describe("the address", () => {
  it("says which page is shown", async () => {
    expect((await at("/")).route).toEqual({ table: null, replay: false, position: null });
    expect((await at("/t/a-B_9")).route).toEqual({ table: "a-B_9", replay: false, position: null });
    expect((await at("/t/abc", "?replay")).route).toEqual({ table: "abc", replay: true, position: null });
  });

  it("loses a token as soon as it is read", async () => {
    const { takeFragment } = await at("/t/abc", "?start", "#invite=se-cret_1");
    expect(takeFragment()).toEqual(["invite", "se-cret_1"]);
    expect(history.replaceState).toHaveBeenCalledWith(null, "", "/t/abc?start");
  });

  it("is left alone where there is no token", async () => {
    const { takeFragment } = await at("/t/abc", "", "#a=b=c");
    expect(takeFragment()).toBeNull();
    expect(history.replaceState).not.toHaveBeenCalled();
  });

  it("loses a position as soon as it is read, however damaged it is", async () => {
    for (const position of ["1ab-_9", "1a%20b", ""]) {
      expect((await at("/", "", `#position=${position}`)).route.position).toBe(position);
      expect(history.replaceState).toHaveBeenLastCalledWith(null, "", "/");
    }
  });

  it("of a position is one that can be read again", async () => {
    const { positionAddress } = await at("/");
    const hash = new URL(positionAddress("1ab-_9")).hash;
    expect((await at("/", "", hash)).route.position).toBe("1ab-_9");
  });
});
