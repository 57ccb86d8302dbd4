/** Whether the server could be reached at the last attempt. */

export const reach = $state({ lost: false });
