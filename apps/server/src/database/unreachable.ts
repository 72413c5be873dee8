import { DatabaseSetupError } from './prepare.ts';
import { errorCode } from './error-code.ts';

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'nothing answers there in time',
  EHOSTUNREACH: 'the host cannot be reached',
  '28000': 'the user is not let in',
  '28P01': 'the password is wrong',
  '3D000': 'there is no such database',
};

/**
 * Converts errors of an unreachable database to a message for the operator, without the password in DATABASE_URL. Other errors are returned
 * unchanged.
 */
export function explainUnreachable(error: unknown, url: string): unknown {
  const reason = reasons[errorCode(error)];
  if (!reason) return error;
  const { username, host, pathname } = new URL(url);
  return new DatabaseSetupError(`DATABASE_URL: ${username}@${host}${pathname} cannot be used, ${reason}.`);
}
