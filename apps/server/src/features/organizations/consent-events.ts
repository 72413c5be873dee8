import * as api from '@gatehouse/contract/organizations/consent-endpoints';
import { on } from '../../web/events.ts';

const changed = { audit: 'Application.ConsentOrganizations.Updated' } as const;

/** The organizations that a user gives a third-party application access to, as administrators change them. */
export const events = [
  on(api.addConsentOrganizations, { ...changed, logs: ['organizationIds'] }),
  on(api.replaceConsentOrganizations, { ...changed, logs: ['organizationIds'] }),
  on(api.removeConsentOrganization, changed),
];
