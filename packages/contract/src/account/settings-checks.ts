import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { accountErrors } from '../sign-in/errors.ts';
import { userSettings, userSettingsChange } from '../users/users.ts';

const mfaSettings = z.object({ skipMfaOnSignIn: z.boolean() });
const errors = [accountErrors.suspended] as const;

export const getOwnSettings = checks({
  summary: 'Get the current user’s settings for signing in',
  output: userSettings,
  errors,
});

export const updateOwnSettings = checks({
  summary: 'Change the current user’s settings for signing in; other settings stay',
  body: userSettingsChange,
  output: userSettings,
  errors,
});

export const getOwnMfaSettings = checks({
  summary: 'Get whether the current user has opted out of second factors',
  output: mfaSettings,
  errors,
});

export const updateOwnMfaSettings = checks({
  summary: 'Opt the current user out of second factors, or in again; a mandatory one is still required',
  body: mfaSettings,
  output: mfaSettings,
  errors,
});
