import type { AccountNotice } from '@gatehouse/contract/connectors/notices';
import type { KnownState } from '../state/flow-state.ts';
import type { FlowUser } from './flow-user.ts';

/**
 * What the user of an existing account is told of by email when a sign-in changes it: the same as on the account page (ADR 181). An email
 * address is added only to an account without one, so nobody can be told of that.
 */
export function listNotices({ profile, bound }: KnownState, user: FlowUser): AccountNotice[] {
  const isLinked = Object.entries(profile.identities ?? {}).some(
    ([target, { userId }]) => user.identities[target]?.userId !== userId,
  );
  const changes: Partial<Record<AccountNotice, boolean>> = {
    PasswordChanged: profile.password !== undefined,
    PhoneChanged: profile.phone !== undefined && user.primaryPhone === null,
    FactorAdded: bound.length > 0,
    AccountLinked: isLinked,
  };
  return (Object.keys(changes) as AccountNotice[]).filter((notice) => changes[notice]);
}
