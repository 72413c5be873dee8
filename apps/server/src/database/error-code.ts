/** The code that PostgreSQL, its driver or the system gave an error; empty when it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
