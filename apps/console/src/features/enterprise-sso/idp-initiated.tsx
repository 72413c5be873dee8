import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { getSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import {
  deleteIdpInitiatedAuthConfig,
  getIdpInitiatedAuthConfig,
} from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../app/api/failure.ts';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { useCan } from '../../app/use-can.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { PlanBanner, useOver } from '../../parts/plans/plan-banner.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { IdpInitiatedForm } from './idp-initiated-form.tsx';

export function SsoIdpInitiated() {
  const { id, providerType } = useDetails(getSsoConnector);
  return providerType === 'saml' ? <IdpInitiated key={id} id={id} /> : <NotFoundScreen />;
}

/** The tab IdP-initiated sign-in. */
function IdpInitiated({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(getIdpInitiatedAuthConfig, { params: { id } });
  const application = useApi(
    getApplication,
    { params: { id: data?.defaultApplicationId ?? '' } },
    { enabled: data !== undefined },
  );
  const [isNew, setNew] = useState(false);
  const over = useOver([{ key: 'idpInitiatedSsoEnabled', isFeature: true }]);
  const mayWrite = useCan('write:data');
  const isOff = error instanceof ApiFailure && error.status === 404;
  if (error && !isOff) return <Failed error={error} onRetry={retry} />;
  const isKnown = isOff || (data && (application.data ?? application.error));
  if (!isKnown) return <SettingsSkeleton />;
  if (isOff && !isNew)
    return (
      <>
        <PlanBanner over={over} />
        <EmptyState
          icon={<LogIn />}
          title={t('enterpriseSso.idpInitiated.off.title')}
          action={
            mayWrite &&
            !over && (
              <Button variant="primary" onClick={() => setNew(true)}>
                {t('enterpriseSso.idpInitiated.off.action')}
              </Button>
            )
          }
        >
          {t('enterpriseSso.idpInitiated.off.text')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PlanBanner over={over} />
      <IdpInitiatedForm isReadOnly={over !== undefined} key={data?.createdAt ?? 'new'} id={id} saved={data} />
      {data && (
        <TurnOff
          id={id}
          onDone={() => {
            setNew(false);
            retry();
          }}
        />
      )}
    </>
  );
}

function TurnOff({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { save } = useSave(deleteIdpInitiatedAuthConfig);
  const isAllowed = useCan(deleteIdpInitiatedAuthConfig.permission);
  if (!isAllowed) return null;

  async function ask() {
    const isDone = await confirm({
      title: t('enterpriseSso.idpInitiated.turnOff.question'),
      body: t('enterpriseSso.idpInitiated.turnOff.text'),
      confirmLabel: t('enterpriseSso.idpInitiated.turnOff.action'),
      tone: 'danger',
      action: () => save({ params: { id } }),
    });
    if (isDone) onDone();
  }
  return (
    <SettingsSection
      danger
      title={t('enterpriseSso.idpInitiated.turnOff.title')}
      description={t('enterpriseSso.idpInitiated.turnOff.text')}
    >
      <div>
        <Button variant="danger" onClick={() => void ask()}>
          {t('enterpriseSso.idpInitiated.turnOff.action')}
        </Button>
      </div>
    </SettingsSection>
  );
}
