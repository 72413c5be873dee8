import * as bulk from '@gatehouse/contract/roles/bulk-endpoints';
import { silent } from '../../web/events.ts';

export const events = [silent(bulk.addRolesToUsers, 'Each user has the events of assigning roles to one.')];
