/** A start that cannot go on for a reason the operator can mend; its message is meant to be read as it is. */
export class EmbeddedPostgresFailure extends Error {
  override name = 'EmbeddedPostgresFailure';
}

/** The system's code of an error (`ENOENT`), or PostgreSQL's SQLSTATE; both travel as `code`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
