/** Whether this page is a site without a server, in which everything is on this device; see citadels/commands/site.py. */
export const isSite: boolean = document.documentElement.dataset?.["site"] !== undefined;
