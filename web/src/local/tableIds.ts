/** The ids of tables on this device begin with it; see citadels/device/tables.py. */
const PREFIX = "here-";

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);
