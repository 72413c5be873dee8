import * as bulk from '@gatehouse/contract/organizations/bulk-endpoints';
import { silent } from '../../web/events.ts';

export const events = [silent(bulk.deleteOrganizations, 'Each organization has the events of deleting one.')];
