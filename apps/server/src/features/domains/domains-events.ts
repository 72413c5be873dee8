import * as api from '@gatehouse/contract/domains/endpoints';
import { getRow } from '../../domains/domains-store.ts';
import { on } from '../../web/events.ts';

export const events = [
  on(api.createDomain, { audit: 'Domain.Created', logs: ['domain'] }),
  on(api.updateDomain, { audit: 'Domain.Data.Updated', logs: ['isPrimary'] }),
  on(api.deleteDomain, {
    audit: 'Domain.Deleted',
    before: ({ db }, { params }) => getRow(db, params.id),
    logsOld: ['domain'],
  }),
  on(api.cleanUpDomains, { audit: 'Domain.CleanedUp', logs: ['staleDays'] }),
  on(api.replaceVerificationFiles, { audit: 'Domain.VerificationFiles.Replaced' }),
];
