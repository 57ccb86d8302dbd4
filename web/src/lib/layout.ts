/** How the table is laid out. */

import { MediaQuery } from "svelte/reactivity";

/** Whether there is no room for all cities at once: phones, upright tablets, large zoom. */
export const phone = new MediaQuery("(max-width: 720px), (max-height: 480px), (max-width: 1100px) and (orientation: portrait)");
/** Whether such a table has room for the cities of three others: upright tablets. */
export const roomy = new MediaQuery("(min-width: 600px) and (min-height: 900px)");
/** Whether the pages around a table have room for one column only. */
export const narrow = new MediaQuery("(max-width: 760px)");
