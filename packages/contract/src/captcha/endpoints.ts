import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { captchaConfig, captchaProvider } from './captcha.ts';

export const getCaptchaProvider = endpoint({
  method: 'GET',
  path: '/api/captcha-provider',
  summary: 'Get who tells people from programs on the sign-in pages',
  permission: 'read:data',
  output: captchaProvider,
  errors: [entityErrors.notFound],
});

export const putCaptchaProvider = endpoint({
  method: 'PUT',
  path: '/api/captcha-provider',
  summary: 'Set who tells people from programs; `captchaPolicy` of the sign-in experience switches it on',
  permission: 'write:data',
  event: 'CaptchaProvider.Updated',
  body: z.object({ config: captchaConfig }),
  output: captchaProvider,
  errors: [edgeErrors.invalidInput],
});

export const deleteCaptchaProvider = endpoint({
  method: 'DELETE',
  path: '/api/captcha-provider',
  summary: 'Ask nobody any more',
  permission: 'delete:data',
  event: 'CaptchaProvider.Deleted',
  errors: [entityErrors.notFound],
});
