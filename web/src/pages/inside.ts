/** Everything that the home page does not need: by far the larger part. */

export { default as Help } from "../game/Help.svelte";
export { default as HotSeatPage } from "./HotSeatPage.svelte";
export { default as Preferences } from "../parts/Preferences.svelte";
export { default as Setup } from "./Setup.svelte";
export { default as SharedPosition } from "./SharedPosition.svelte";
export { default as TablePage } from "./TablePage.svelte";
