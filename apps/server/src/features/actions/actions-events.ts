import * as api from '@gatehouse/contract/actions/endpoints';
import { on } from '../../web/events.ts';

/** As on the wire, changes of actions make no webhook events. Neither scripts nor variables nor sample events are logged. */
export const events = [
  on(api.putAction, { audit: 'Action.Updated' }),
  on(api.updateAction, { audit: 'Action.Updated' }),
  on(api.deleteAction, { audit: 'Action.Deleted' }),
  on(api.testAction, { audit: 'Action.Tested', logs: ['actionType'] }),
  on(api.runAction, { audit: 'Action.Tested', logs: ['actionType'] }),
];
