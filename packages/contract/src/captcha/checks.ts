import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { captchaConfig, captchaProvider } from './captcha.ts';

export const getCaptchaProvider = checks({
  summary: 'Get who tells people from programs on the sign-in pages',
  output: captchaProvider,
  errors: [entityErrors.notFound],
});

export const putCaptchaProvider = checks({
  summary: 'Set who tells people from programs; `captchaPolicy` of the sign-in experience switches it on',
  event: 'CaptchaProvider.Updated',
  body: z.object({ config: captchaConfig }),
  output: captchaProvider,
  errors: [edgeErrors.invalidInput],
});

export const deleteCaptchaProvider = checks({
  summary: 'Ask nobody any more',
  event: 'CaptchaProvider.Deleted',
  errors: [entityErrors.notFound],
});
