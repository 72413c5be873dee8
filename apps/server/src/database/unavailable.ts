/**
 * Why a statement failed although nothing was wrong with it: the caller may try again. Names of the system, and PostgreSQL's
 * (Appendix A of its manual): 08 connection, 25006 a standby that only reads, 53 out of disk, memory or connections, 57014 took too
 * long, 57P01 to 57P03 shutting down, crashed, starting.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|08\w{3}|25006|53\w{3}|57014|57P0[123])$/;

/** What pg and its pool say without a code. */
const texts =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Whether the database is away, shutting down, full or out of connections, or the statement took too long. Whether it was carried out is not known. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || texts.test(error.message);
}
