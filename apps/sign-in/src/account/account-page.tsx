import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { getOwnAccount } from '@gatehouse/contract/account/endpoints';
import { listOwnFactors } from '@gatehouse/contract/account/mfa-endpoints';
import { listOwnOrganizations } from '@gatehouse/contract/account/organization-endpoints';
import { useEffect, useRef, useState } from 'react';
import { OneAtATimeProvider } from '../flow/one-at-a-time.tsx';
import { createTexts, TextsProvider, useTexts } from '../texts.tsx';
import { AccountSections } from './account-sections.tsx';
import { Header } from './parts/header.tsx';
import type { Loaded } from './state/account-context.tsx';
import { type AccountCall, createAccountCall } from './state/call.ts';
import { redeem, type Session, signInAgain } from './state/session.ts';

/** What the page needs to show the account. */
export interface Opened {
  session: Session;
  call: AccountCall;
  load: () => Promise<Loaded>;
  first: Loaded;
}

/** The account page: the server renders it without the account, which the browser loads with the page's token. `example` is shown in its place in previews. */
export function AccountPage({ state, example }: { state: AccountPageState; example?: Opened }) {
  const [opened, setOpened] = useState<Opened | 'failed' | undefined>(example);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || example) return;
    isStarted.current = true;
    open(state).then(setOpened, () => setOpened('failed'));
  }, [state, example]);
  const isOpen = opened !== undefined && opened !== 'failed';
  return (
    <TextsProvider value={createTexts(state)}>
      <OneAtATimeProvider>
        <Header state={state} session={isOpen ? opened.session : undefined} />
        <main className="account-page" aria-busy={opened === undefined}>
          <Title />
          {opened === undefined && <Skeleton />}
          {opened === 'failed' && <Failed />}
          {isOpen && <AccountSections state={state} opened={opened} />}
        </main>
      </OneAtATimeProvider>
    </TextsProvider>
  );
}

async function open(state: AccountPageState): Promise<Opened> {
  const session = await redeem(state.grant);
  const call = createAccountCall(session, state.language);
  const { mfa, profile } = state.fields;
  async function load(): Promise<Loaded> {
    const [account, factors, organizations] = await Promise.all([
      call(getOwnAccount),
      mfa === 'Off' ? [] : call(listOwnFactors),
      profile === 'Off' ? [] : call(listOwnOrganizations),
    ]);
    return { account, factors, organizations };
  }
  return { session, call, load, first: await load() };
}

function Title() {
  const { t } = useTexts();
  return <h1>{t('account.title')}</h1>;
}

/** As high as the first sections, so that nothing moves when they appear. */
function Skeleton() {
  const { t } = useTexts();
  return (
    <>
      <noscript>
        <p className="alert no-script">{t('page.no_script')}</p>
      </noscript>
      <output className="skeleton" aria-label={t('page.working')} />
    </>
  );
}

function Failed() {
  const { t } = useTexts();
  return (
    <div className="section">
      <p className="alert" role="alert">
        {t('account.failed')}
      </p>
      <button type="button" className="button retry" onClick={() => void signInAgain()}>
        {t('account.retry')}
      </button>
    </div>
  );
}
