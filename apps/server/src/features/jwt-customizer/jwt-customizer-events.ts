import * as api from '@gatehouse/contract/jwt-customizer/endpoints';
import { on } from '../../web/events.ts';

/** As on the wire, scripts make no webhook events. Neither scripts nor variables are logged. */
export const events = [
  on(api.putJwtCustomizer, { audit: 'JwtCustomizer.Updated' }),
  on(api.updateJwtCustomizer, { audit: 'JwtCustomizer.Updated' }),
  on(api.deleteJwtCustomizer, { audit: 'JwtCustomizer.Deleted' }),
  on(api.testJwtCustomizer, { audit: 'JwtCustomizer.Tested', logs: ['tokenType'] }),
  on(api.runJwtCustomizer, { audit: 'JwtCustomizer.Tested', logs: ['tokenType'] }),
];
