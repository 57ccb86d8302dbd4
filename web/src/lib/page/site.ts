/** Whether the page runs without a server, with everything on this device; see citadels/commands/site.py. */
export const isSite: boolean = document.documentElement.dataset?.["site"] !== undefined;
