/** Held by every running server. */
export const serverLock = 7_426_002;
