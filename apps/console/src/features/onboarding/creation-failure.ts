import { type ApiFailure, clientCodes } from '../../app/api/failure.ts';

/**
 * Whether a failed creation shows nothing (TEN-17): an HTTP error without a message of ours, such as one of a proxy. Errors with a code have a
 * toast, and 401 is handled for all calls.
 */
export const isSilent = ({ status, code }: ApiFailure): boolean =>
  status >= 400 && status !== 401 && code === clientCodes.unreadable;
