/** Prefix of the ids of local tables, as in citadels/device/tables.py. */
const PREFIX = "here-";

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);
