/** An error at startup that the operator can fix; its message is shown unchanged. */
export class EmbeddedPostgresFailure extends Error {
  override name = 'EmbeddedPostgresFailure';
}

/** The `code` of an error: the system's (`ENOENT`), or PostgreSQL's SQLSTATE. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
