import { linkSocialIdentity } from '@gatehouse/contract/me/social-endpoints';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { announceLink, takeStartedLink } from './social-channel.ts';

/** The pop-up that a social provider returns to: links the account, tells the profile, and closes (PRF-04, PRF-10). */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isStarted = useRef(false);
  // The profile shows the error.
  const { save } = useSave(linkSocialIdentity, { take: () => true });

  const finish = useEffectEvent(async () => {
    const started = takeStartedLink();
    const connectorData = Object.fromEntries(search);
    const canceled = { code: 'social.canceled', message: t('profile.linked.canceled') };
    if (!started || started.state !== connectorData.state || 'error' in connectorData)
      return announceLink({ problem: canceled });
    try {
      await save({ body: { connectorId: started.connectorId, connectorData } });
      announceLink({});
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : 'client.unknown';
      announceLink({ problem: { code, message: error instanceof Error ? error.message : '' } });
    }
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void finish().finally(() => window.close());
  }, []);
  return (
    <>
      <DocumentTitle>{t('profile.linked.title')}</DocumentTitle>
      <LoadingScreen label={t('profile.linked.closing')} />
    </>
  );
}
