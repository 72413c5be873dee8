import type { AccountField } from '@gatehouse/contract/account-access';
import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { EndWithProvider } from '../flow/end-with.ts';
import { Refusal } from '../flow/refusal.ts';
import { useTexts } from '../texts.tsx';
import type { Opened } from './account-page.tsx';
import { type Account, AccountProvider } from './state/account-context.tsx';
import { useProof } from './state/use-proof.ts';
import { StepUp } from './step-up/step-up.tsx';
import { Applications } from './sections/applications.tsx';
import { Deletion } from './sections/deletion.tsx';
import { LinkedAccounts } from './sections/linked-accounts.tsx';
import { Organizations } from './sections/organizations.tsx';
import { Passkeys } from './sections/passkeys.tsx';
import { Profile } from './sections/profile.tsx';
import { SecondFactors } from './sections/second-factors.tsx';
import { Sessions } from './sections/sessions.tsx';
import { SignIn } from './sections/sign-in.tsx';
import { TrustedDevices } from './sections/trusted-devices.tsx';

/** A dialog that the user closed instead of verifying their identity: nothing to show. */
const isCanceled = (error: unknown): boolean => error instanceof Refusal && error.code === 'canceled';

/** The sections of the loaded account, with the dialog in which users verify their identity. */
export function AccountSections({ state, opened }: { state: AccountPageState; opened: Opened }) {
  const { session, call, load } = opened;
  const [loaded, setLoaded] = useState(opened.first);
  const [saved, setSaved] = useState(0);
  const { isProven, prove, question } = useProof(call, session);
  const refresh = useCallback(async () => {
    setLoaded(await load());
    setSaved((count) => count + 1);
  }, [load]);
  const value = useMemo<Account>(
    () => ({
      ...loaded,
      state,
      call,
      refresh,
      isProven,
      prove,
      mayEdit: (field: AccountField) => state.fields[field] === 'Edit',
      maySee: (field: AccountField) => (state.fields[field] ?? 'Off') !== 'Off',
    }),
    [loaded, state, call, refresh, isProven, prove],
  );
  return (
    <AccountProvider value={value}>
      <EndWithProvider value={isCanceled}>
        <Profile />
        <SignIn />
        <SecondFactors />
        <Passkeys />
        <LinkedAccounts />
        <Organizations />
        <Sessions />
        <TrustedDevices />
        <Applications />
        <Deletion />
        {isEmpty(state) && <Nothing />}
        {question && <StepUp {...question} />}
        <Saved count={saved} />
      </EndWithProvider>
    </AccountProvider>
  );
}

/** Whether the account center hides everything, as it does until an administrator chooses what users see. */
const isEmpty = ({
  fields: { customData, ...others },
  profileFields,
  deleteAccountUrl,
}: AccountPageState): boolean => {
  const fields = profileFields.length > 0 ? { customData, ...others } : others;
  return deleteAccountUrl === null && Object.values(fields).every((control) => control === 'Off');
};

function Nothing() {
  const { t } = useTexts();
  return <p className="section">{t('error.auth.forbidden')}</p>;
}

/** Says for a few seconds that a change was saved. */
function Saved({ count }: { count: number }) {
  const { t } = useTexts();
  const [told, setTold] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setTold(count), 4000);
    return () => clearTimeout(timer);
  }, [count]);
  return <output className="saved">{count > told && <span key={count}>{t('account.saved')}</span>}</output>;
}
