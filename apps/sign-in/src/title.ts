import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { createTexts } from './texts.tsx';

/** The document's title: the screen's title and the application's name. */
export function describeTitle(state: PageState): string {
  const { screen, application } = state;
  const { t } = createTexts(state);
  const title = (): string => {
    if (screen.name === 'register') return t(screen.isSetup ? 'setup.title' : 'register.title');
    if (screen.name === 'setup') return t('setup.title');
    if (screen.name === 'single-sign-on') return t('sso.title');
    if (screen.name === 'reset-password') return t('forgot.title');
    if (screen.name === 'device') return t('device.title');
    if (screen.name === 'consent') return t('consent.title', { application: application?.name ?? '' });
    if (screen.name === 'no-access') return t('no_access.title', { application: application?.name ?? '' });
    if (screen.name === 'invitation')
      return t(screen.invitation.role ? 'invitation.administer' : 'invitation.title', {
        organization: screen.invitation.organization,
      });
    return screen.name === 'dead-end' ? t(`dead_end.${screen.reason}.title`) : t('sign_in.title');
  };
  return [title(), application?.name].filter(Boolean).join(' · ');
}
