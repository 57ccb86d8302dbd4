/** How the table is laid out. */

import { MediaQuery } from "svelte/reactivity";

/** Whether there is no room to see all cities at once. */
export const compact = new MediaQuery("(max-width: 900px), (max-height: 559px)");

/** Whether everything is in one column: on small screens, but not on a phone held sideways. */
export const column = new MediaQuery("(max-width: 560px), (max-width: 900px) and (min-height: 560px)");
