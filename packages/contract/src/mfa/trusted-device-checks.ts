import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { trustedDevice } from './trusted-devices.ts';

export const listUserTrustedDevices = checks({
  summary: 'List the trusted devices of a user',
  output: z.array(trustedDevice),
  errors: [entityErrors.notFound],
});

export const deleteUserTrustedDevice = checks({
  summary: 'Ask for a second factor again in a trusted device of a user',
  errors: [entityErrors.notFound],
});
