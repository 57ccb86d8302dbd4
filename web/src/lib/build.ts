/** The build of this page; empty during development. */

declare const __BUILD__: string;

export const BUILD: string = __BUILD__;
