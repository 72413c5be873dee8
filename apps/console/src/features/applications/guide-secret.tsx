import { listApplicationSecrets } from '@gatehouse/contract/applications/secret-endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { faultId } from '../../app/api/failure.ts';
import { useApp } from '../../app/app-context.ts';
import { useCan } from '../../app/use-can.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';

export interface GuideSecretProps {
  applicationId: string;
  secret: string | undefined;
  onReveal: (secret: string | undefined) => void;
}

/** Shows the secret in the code on demand, because each view is recorded in the audit log. */
export function GuideSecret({ applicationId, secret, onReveal }: GuideSecretProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const describeFailure = useFailureWords();
  const [isLoading, setLoading] = useState(false);
  const mayRead = useCan('write:data');

  async function reveal() {
    setLoading(true);
    try {
      const secrets = await call(api, listApplicationSecrets, { params: { id: applicationId } });
      const usable = secrets.find(({ expiresAt }) => expiresAt === null || expiresAt > Date.now());
      if (usable) onReveal(usable.value);
      else toast.error(t('applications.secrets.empty'));
    } catch (error) {
      toast.error(describeFailure(error), faultId(error));
    } finally {
      setLoading(false);
    }
  }
  if (!mayRead) return null;
  return (
    <Banner
      action={
        secret === undefined ? (
          <Button size="small" loading={isLoading} onClick={() => void reveal()}>
            {t('applications.guide.showSecret')}
          </Button>
        ) : (
          <Button size="small" onClick={() => onReveal(undefined)}>
            {t('applications.guide.hideSecret')}
          </Button>
        )
      }
    >
      {t(secret === undefined ? 'applications.guide.secretHidden' : 'applications.guide.secretShown')}
    </Banner>
  );
}
