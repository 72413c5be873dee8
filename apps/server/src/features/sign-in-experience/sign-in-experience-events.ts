import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import * as customUi from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import { on, silent } from '../../web/events.ts';

export const events = [
  on(api.updateSignInExperience, { audit: 'SignInExperience.Updated' }),
  silent(api.countLockedOutUsers, 'It changes nothing.'),
  silent(api.countUsersTouchedByMfa, 'It changes nothing.'),
  on(customUi.uploadCustomUi, { audit: 'CustomUi.Created' }),
];
