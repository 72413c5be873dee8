import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { accountStepErrors, mfaErrors } from './errors.ts';

export const rememberDevice = checks({
  summary: 'Choose whether this browser is asked for a second factor next time; it is saved at submit',
  transaction: 'none',
  body: z.object({ remember: z.boolean() }),
  errors: [...accountStepErrors, mfaErrors.verificationRequired, mfaErrors.notEnabled],
});
