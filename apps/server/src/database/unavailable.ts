import { errorCode } from './error-code.ts';

/**
 * Codes of failures that are not the request's fault, so it can be repeated: those of the system, and PostgreSQL's (Appendix A of its
 * manual): 08 connection, 25006 read-only standby, 53 out of disk, memory or connections, 57014 statement timeout, 57P01 to 57P03
 * shutting down, crashed, starting.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|08\w{3}|25006|53\w{3}|57014|57P0[123])$/;

/** Messages of pg and its pool that come without a code. */
const texts =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Whether the database is unreachable, shutting down, read-only, full or out of connections, or the statement timed out. The statement may still have been carried out. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.test(errorCode(error)) || texts.test(error.message);
}
