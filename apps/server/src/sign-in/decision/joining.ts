import { domainToUnicode } from 'node:url';
import { domainOf, spellDomain } from '@gatehouse/contract/sso-connectors/domains';
import type { FlowUser } from '../flow/flow-user.ts';
import type { KnownState } from '../state/flow-state.ts';
import { findUsedVerification } from '../state/flow-verifications.ts';

/** What organizations provision the user of a flow by, just in time. */
export interface Joining {
  emailDomains?: string[];
  ssoConnectorId?: string;
  organizationIds?: string[];
  /** Of the invitation that an administrator registers with, which is accepted with it (ADR 157). */
  invitationHash?: string;
}

/**
 * By what a user joins organizations when the flow ends (ADR 146): the enterprise connector whose identity the account gets now, or else the
 * email domain of a new account, whose address was verified like every one in a profile; and the one-time token that the user came with.
 */
export function findJoining(state: KnownState, user: FlowUser | undefined): Joining | undefined {
  const { ssoIdentity, email } = state.profile;
  const used = findUsedVerification(state);
  const organizationIds = used?.type === 'OneTimeToken' ? used.context.jitOrganizationIds : undefined;
  const isKnownIdentity = user?.ssoIdentities.some(
    ({ ssoConnectorId, issuer, identityId }) =>
      ssoConnectorId === ssoIdentity?.ssoConnectorId &&
      issuer === ssoIdentity.issuer &&
      identityId === ssoIdentity.identityId,
  );
  const joining = {
    ...(ssoIdentity && !isKnownIdentity && { ssoConnectorId: ssoIdentity.ssoConnectorId }),
    ...(joinsByDomain(state) && email && { emailDomains: spellingsOf(email) }),
    ...(organizationIds && organizationIds.length > 0 && { organizationIds }),
    ...(state.status === 'registering' && state.invitationHash && { invitationHash: state.invitationHash }),
  };
  return Object.keys(joining).length > 0 ? joining : undefined;
}

/** Not by an address that is verified by a token that excludes it, as that of an invitation's link (ADR 148). */
const joinsByDomain = ({ status, profile, verifications }: KnownState): boolean =>
  status === 'registering' &&
  !profile.ssoIdentity &&
  !verifications.some(
    (each) =>
      each.type === 'OneTimeToken' &&
      each.identifier.value === profile.email &&
      each.context.joinsByDomain === false,
  );

/** Organizations store a domain in Unicode or in ASCII, as it was entered. */
function spellingsOf(email: string): string[] {
  const domain = domainOf(email);
  const ascii = spellDomain(domain);
  return [...new Set([domain, ascii, domainToUnicode(ascii)])];
}
