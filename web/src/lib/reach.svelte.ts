/** Whether the server could be reached when it was tried last. */

export const reach = $state({ lost: false });
