import * as api from '@gatehouse/contract/connection-links/endpoints';
import * as page from '@gatehouse/contract/connection-links/page-endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.createConnectionLink, { audit: 'ConnectionLink.Created', logs: ['organizationId', 'language'] }),
  on(api.revokeConnectionLink, { audit: 'ConnectionLink.Revoked' }),
  on(api.confirmConnectionProposal, { audit: 'ConnectionLink.Confirmed' }),
  on(api.rejectConnectionProposal, { audit: 'ConnectionLink.Rejected' }),
  on(page.openConnectionLink, { audit: 'ConnectionLink.Opened' }),
  on(page.proposeConnection, { audit: 'ConnectionLink.Settings.Proposed' }),
  on(page.checkConnection, { audit: 'ConnectionLink.Settings.Checked' }),
  on(page.proposeDomain, { audit: 'ConnectionLink.Domain.Proposed', logs: ['domain'] }),
  on(page.verifyProposedDomain, { audit: 'ConnectionLink.Domain.Verified' }),
  on(page.withdrawDomain, { audit: 'ConnectionLink.Domain.Withdrawn' }),
  on(page.submitConnection, { audit: 'ConnectionLink.Submitted' }),
];
