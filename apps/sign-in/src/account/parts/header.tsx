import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { useTexts } from '../../texts.tsx';
import { type Session, signOutUrl } from '../state/session.ts';

/** The tenant's logo, if it has one, or for administrators the way back to the console; and the way out. */
export function Header({ state, session }: { state: AccountPageState; session: Session | undefined }) {
  const { t } = useTexts();
  const { logoUrl, darkLogoUrl } = state.experience;
  return (
    <header className="account-header">
      {logoUrl ? (
        <picture>
          {darkLogoUrl && <source srcSet={darkLogoUrl} media="(prefers-color-scheme: dark)" />}
          <img className="logo" src={logoUrl} alt="" height={32} />
        </picture>
      ) : (
        <span>{state.consoleUrl && <a href={state.consoleUrl}>{t('account.console')}</a>}</span>
      )}
      {session && (
        <a className="button" href={signOutUrl(session)}>
          {t('sign_out.action')}
        </a>
      )}
    </header>
  );
}
