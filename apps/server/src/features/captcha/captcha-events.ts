import * as api from '@gatehouse/contract/captcha/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.putCaptchaProvider, { audit: 'CaptchaProvider.Updated' }),
  on(api.deleteCaptchaProvider, { audit: 'CaptchaProvider.Deleted' }),
];
