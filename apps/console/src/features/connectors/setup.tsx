import type { ConnectorFactory } from '@gatehouse/contract/connectors/connectors';
import {
  createConnector,
  getConnectorFactory,
  listConnectors,
} from '@gatehouse/contract/connectors/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiFailure } from '../../app/api/failure.ts';
import { useApi } from '../../app/api/use-api.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { useTenantPath } from '../../app/tenant.ts';
import { DetailsFailed } from '../../parts/pages/details-failed.tsx';
import { DetailsSkeleton } from '../../parts/pages/details-skeleton.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import type { ValuesOf } from '../../parts/forms/form-state.ts';
import { useCreate } from '../../parts/forms/use-create.ts';
import { CallbackAddress } from './callback-address.tsx';
import { beginConfig, withConfig } from '../../parts/config/config-form.ts';
import { ConfigFields } from '../../parts/config/config-fields.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import type { ConnectorsTab } from './connectors-page.tsx';
import { createConnectorId } from './create-id.ts';
import { WithGuide } from '../../parts/markdown/with-guide.tsx';
import { OfferField, useOffering } from './offer-field.tsx';
import { useCheck } from './use-check.ts';
import { PlanBanner, useOver } from '../../parts/plans/plan-banner.tsx';
import { usesOf } from '../../parts/plans/uses.ts';
import { PlatformTabs } from './platform-tabs.tsx';
import { ProviderFields } from './provider-fields.tsx';
import { TestMessage } from './test-message.tsx';
import { withoutTexts } from './texts/sms-texts.ts';
import './connectors.css';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';

export const SetUpSender = () => <SetUp tab="passwordless" />;
export const SetUpSocial = () => <SetUp tab="social" />;

/** Sets up a connector of the chosen factory, next to its guide. */
function SetUp({ tab }: { tab: ConnectorsTab }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { factoryId = '' } = useParams();
  const { data, error, retry } = useApi(getConnectorFactory, { params: { id: factoryId } });
  const list = path(`/connectors/${tab}`);
  const isUnknown = error instanceof ApiFailure && error.status === 404;
  const isElsewhere = data && (data.type === 'Social') !== (tab === 'social');
  // An unknown factory is a page that doesn't exist (OPEN-53).
  if (isUnknown || isElsewhere) return <NotFoundScreen />;
  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (!data) return <DetailsSkeleton crumbs={[{ label: t('connectors.title'), href: list }]} tabs={0} />;
  return <SetUpPage key={data.id} factory={data} list={list} />;
}

function SetUpPage({ factory, list }: { factory: ConnectorFactory; list: string }) {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const pick = usePickText();
  const { id: connectorId, type, isStandard } = factory;
  const formItems = withoutTexts(factory);
  // The callback URL contains the ID and is needed at the provider before the connector is created.
  const [id] = useState(createConnectorId);
  const name = pick(factory.name);
  const title = t('connectors.setup.title', { name });
  const { data: connectors } = useApi(listConnectors, {});
  const replaced = type === 'Social' ? undefined : connectors?.find((connector) => connector.type === type);
  const offering = useOffering(factory);
  const over = useOver(type === 'Social' ? usesOf(createConnector) : []);
  const { form, create, isSaving } = useCreate({
    endpoint: withConfig(createConnector, formItems),
    values: {
      connectorId,
      config: beginConfig(formItems),
      metadata: isStandard ? { target: '', name: { en: '' }, logo: undefined, logoDark: null } : {},
      ...(type === 'Social' ? { id } : {}),
    },
    async onDone(connector) {
      await offering.offer(connector.target);
      await navigate(`${list}/${connector.id}`, { replace: true });
    },
  });
  const { check, isChecking } = useCheck<ValuesOf<typeof createConnector>>(factory.id);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={[{ label: t('connectors.title'), href: list }]}
        title={title}
        icon={<ProviderLogo {...factory} size={44} />}
        description={t('connectors.setup.description')}
      />
      <PlatformTabs target={factory.target} kind={connectorId} />
      {replaced && (
        <Banner tone="warning">{t('connectors.setup.replaces', { name: pick(replaced.name) })}</Banner>
      )}
      <PlanBanner over={over} />
      <WithGuide guide={factory.readme}>
        <FormProvider {...form}>
          <form
            noValidate
            onSubmit={(event) =>
              void form.handleSubmit(
                async (body) =>
                  (type !== 'Social' || (await check(form, form.getValues('config')))) && create(body),
              )(event)
            }
          >
            {isStandard && <ProviderFields isNew />}
            <SettingsSection
              title={t('connectors.settings.title')}
              description={t('connectors.settings.description', { name })}
            >
              {type === 'Social' && (
                <CallbackAddress id={id} kind={connectorId} platform={factory.platform} />
              )}
              <ConfigFields items={formItems} />
            </SettingsSection>
            {type === 'Social' && <OfferField {...offering} />}
            {type !== 'Social' && <TestMessage factoryId={connectorId} type={type} />}
            <div className="connector-setup-actions">
              <ButtonLink href={list}>{t('connectors.setup.cancel')}</ButtonLink>
              <Button
                type="submit"
                variant="primary"
                disabled={over !== undefined}
                loading={isSaving || isChecking}
              >
                {t(`connectors.setup.${offering.isWanted || type !== 'Social' ? 'submit' : 'save'}`)}
              </Button>
            </div>
          </form>
        </FormProvider>
      </WithGuide>
    </>
  );
}
