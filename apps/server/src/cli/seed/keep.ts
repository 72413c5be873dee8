/** Leaves existing records unchanged, also other records with the same name. */
export const keep = <T>(conflict: { doNothing(): T }): T => conflict.doNothing();
