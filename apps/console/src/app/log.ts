/** For what an operator may want to know and a person at the screen need not (ERR-15). The only writer of the browser's console. */
export function logWarning(message: string, error: unknown): void {
  globalThis.console.warn(message, error);
}
