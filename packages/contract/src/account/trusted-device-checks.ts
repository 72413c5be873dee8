import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { trustedDevice } from '../mfa/trusted-devices.ts';

export const listOwnTrustedDevices = checks({
  summary: 'List the trusted devices of the current user',
  output: z.array(trustedDevice),
});

export const deleteOwnTrustedDevice = checks({
  summary: 'Ask for a second factor again in a trusted device of the current user',
  errors: [entityErrors.notFound],
});
