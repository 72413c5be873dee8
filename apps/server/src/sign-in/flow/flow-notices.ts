import type { AccountNotice } from '@gatehouse/contract/connectors/notices';
import type { KnownState } from '../state/flow-state.ts';

/**
 * What the user of an existing account is told of by email when a sign-in changes it: the same as on the account page (ADR 181). An email
 * address is added only to an account without one, so no earlier one can be told of that.
 */
export function listNotices({ profile, bound }: KnownState): AccountNotice[] {
  const changes: [AccountNotice, boolean][] = [
    ['PasswordChanged', profile.password !== undefined],
    ['PhoneChanged', profile.phone !== undefined],
    ['FactorAdded', bound.length > 0],
    ['AccountLinked', profile.identities !== undefined],
  ];
  return changes.flatMap(([notice, isMade]) => (isMade ? [notice] : []));
}
