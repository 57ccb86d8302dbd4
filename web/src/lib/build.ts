/** What this page was built from; empty while it is worked on. */

declare const __BUILD__: string;

export const BUILD: string = __BUILD__;
