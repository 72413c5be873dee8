import type { DeadEnd, PageState } from '@gatehouse/contract/sign-in/page-state';
import { Heading } from '../parts/heading.tsx';
import { SetupCommand } from '../parts/setup-command.tsx';
import { useTexts } from '../texts.tsx';

/** A screen without a form: what happened, why, and what the user can do. */
export function DeadEndScreen({
  state,
  reason,
  signInUrl,
  requestId,
  hasFocus,
}: {
  state: PageState;
  reason: DeadEnd | 'suspended';
  signInUrl?: string;
  requestId?: string;
  /** Set if it replaces a form, so that screen readers announce it. */
  hasFocus?: boolean;
}) {
  const { t } = useTexts();
  const { application, experience } = state;
  const { supportEmail, supportWebsiteUrl } = experience;
  const name = application?.name ?? t('page.this_service');
  const help = supportWebsiteUrl ?? (supportEmail && `mailto:${supportEmail}`);
  return (
    <>
      <Heading
        title={t(`dead_end.${reason}.title`)}
        text={t(`dead_end.${reason}.text`, { application: name })}
        hasFocus={hasFocus}
      />
      {(reason === 'setup_link' || reason === 'setup_invalid') && <SetupCommand />}
      <div className="ways-out">
        {signInUrl && (
          <a className="button primary" href={signInUrl}>
            {t('sign_in.action')}
          </a>
        )}
        {application?.homeUrl && (
          <a className="button" href={application.homeUrl}>
            {t('page.back_to', { application: application.name })}
          </a>
        )}
        {help && (
          <a className="button" href={help}>
            {t('page.support')}
          </a>
        )}
      </div>
      {requestId && <p className="reference">{requestId}</p>}
    </>
  );
}
