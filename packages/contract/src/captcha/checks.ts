import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { captchaConfig, captchaProvider } from './captcha.ts';

export const getCaptchaProvider = checks({
  summary: 'Get the CAPTCHA provider',
  output: captchaProvider,
  errors: [entityErrors.notFound],
});

export const putCaptchaProvider = checks({
  summary: 'Set the CAPTCHA provider; `captchaPolicy` of the sign-in experience turns it on',
  body: z.object({ config: captchaConfig }),
  output: captchaProvider,
  errors: [edgeErrors.invalidInput],
});

export const deleteCaptchaProvider = checks({
  summary: 'Delete the CAPTCHA provider',
  errors: [entityErrors.notFound],
});
