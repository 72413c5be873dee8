import * as bulk from '@gatehouse/contract/users/bulk-endpoints';
import { silent } from '../../web/events.ts';

export const events = [
  silent(bulk.suspendUsers, 'Each user has the events of suspending one.'),
  silent(bulk.deleteUsers, 'Each user has the events of deleting one.'),
];
