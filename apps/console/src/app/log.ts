/** Logs warnings for operators (ERR-15). The only use of the browser's console. */
export function logWarning(message: string, error: unknown): void {
  globalThis.console.warn(message, error);
}
