import type { OwnOrganization } from '@gatehouse/contract/account/organization-checks';
import type { OwnAccount } from '@gatehouse/contract/account/account';
import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import type { AccountField } from '@gatehouse/contract/account-access';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { createContext, use } from 'react';
import type { AccountCall } from './call.ts';

/** What the page has loaded of the account. */
export interface Loaded {
  account: OwnAccount;
  /** Second factors and passkeys, if users may see them. */
  factors: MfaVerification[];
  /** The organizations that the user belongs to, if users may see their profile. */
  organizations: OwnOrganization[];
}

export interface Account extends Loaded {
  state: AccountPageState;
  call: AccountCall;
  /** Loads the account again after a change, and says that it was saved. */
  refresh: () => Promise<void>;
  /** Whether the user's identity was verified. */
  isProven: boolean;
  /**
   * Runs a task that needs a verification of the user's identity: asks for one if there is none, or if it isn't accepted any more. With
   * `isQuiet`, it fails instead of asking.
   */
  prove: <T>(task: () => Promise<T>, how?: { isQuiet?: boolean }) => Promise<T>;
  mayEdit: (field: AccountField) => boolean;
  maySee: (field: AccountField) => boolean;
}

const AccountContext = createContext<Account | undefined>(undefined);
export const AccountProvider = AccountContext.Provider;

/** The account that the page shows. */
export function useAccount(): Account {
  const found = use(AccountContext);
  if (!found) throw new Error('useAccount needs an AccountProvider');
  return found;
}
