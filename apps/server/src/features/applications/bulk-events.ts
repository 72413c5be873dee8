import * as bulk from '@gatehouse/contract/applications/bulk-endpoints';
import { silent } from '../../web/events.ts';

export const events = [silent(bulk.deleteApplications, 'Each application has the events of deleting one.')];
