import { describe, expect, it } from "vitest";
import { facesFor } from "../src/lib/display/faces";

const edition = { characters: [..."abcdefghij"].map((key) => ({ key })) };

describe("faces", () => {
  it("are always the same for a table, and others for another", () => {
    expect(facesFor(edition, "one")).toEqual(facesFor(edition, "one"));
    expect(facesFor(edition, "one")).not.toEqual(facesFor(edition, "two"));
    expect(new Set(facesFor(edition, "one")).size).toBe(10);
  });

  it("are none without an edition", () => expect(facesFor(undefined, "one")).toEqual([]));
});
