/** How the table is laid out. */

import { MediaQuery } from "svelte/reactivity";

/** Whether not all cities can be in sight at once. */
export const compact = new MediaQuery("(max-width: 900px), (max-height: 559px)");

/** Whether all stands in one column: so it does on small screens, but not on a phone that lies on its side. */
export const column = new MediaQuery("(max-width: 560px), (max-width: 900px) and (min-height: 560px)");
