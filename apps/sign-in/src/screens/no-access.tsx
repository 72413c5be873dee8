import type { OwnScreenProps } from '../own-screens.ts';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** Tells the user that their account may not use the application, and how they continue. */
export function OwnScreen({ state, screen: { account, leaveUrl, switchUrl } }: OwnScreenProps<'no-access'>) {
  const { t } = useTexts();
  const { supportEmail, supportWebsiteUrl } = state.experience;
  const application = state.application?.name ?? t('page.this_service');
  const help = supportWebsiteUrl ?? (supportEmail && `mailto:${supportEmail}`);
  return (
    <>
      <Heading
        title={t('no_access.title', { application })}
        text={t('no_access.text', { account, application })}
      />
      <div className="ways-out">
        {switchUrl && (
          <a className="button primary" href={switchUrl}>
            {t('consent.switch')}
          </a>
        )}
        <a className="button" href={leaveUrl}>
          {switchUrl ? t('page.back_to', { application }) : t('page.continue')}
        </a>
        {help && (
          <a className="button" href={help}>
            {t('page.support')}
          </a>
        )}
      </div>
    </>
  );
}
