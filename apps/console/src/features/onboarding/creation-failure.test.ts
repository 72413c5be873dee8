import { expect, it } from 'vitest';
import { ApiFailure, clientCodes } from '../../app/api/failure.ts';
import { isSilent } from './creation-failure.ts';

it('[TEN-17] of a failed creation: typed errors have a toast, 401 is left to all calls, other HTTP errors are silent', () => {
  expect(isSilent(new ApiFailure(403, { code: 'subscription.limit_exceeded', message: 'Enough' }))).toBe(
    false,
  );
  expect(isSilent(new ApiFailure(401, { code: clientCodes.unreadable }))).toBe(false);
  expect(isSilent(new ApiFailure(502, { code: clientCodes.unreadable }))).toBe(true);
  expect(isSilent(new ApiFailure(0, { code: clientCodes.network }))).toBe(false);
});
