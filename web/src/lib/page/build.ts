/** The build of this page and its path. */

declare const __BUILD__: string;

/** The id of the build; empty during development. */
export const BUILD: string = __BUILD__;

/** The path of the page's folder. Scripts are one folder deeper. */
export const ROOT: string = new URL(BUILD ? ".." : "/", import.meta.url).pathname;
