/** How this page was built, and where it is. */

declare const __BUILD__: string;

/** Empty during development. */
export const BUILD: string = __BUILD__;

/** The path of the page's folder; its scripts are one deeper. */
export const ROOT: string = new URL(BUILD ? ".." : "/", import.meta.url).pathname;
