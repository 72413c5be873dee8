import {
  builtInApplicationIds,
  applicationErrors,
  confidentialTypes,
  type ApplicationWithAdmin,
} from '@gatehouse/contract/applications/applications';
import { hostsOf } from '@gatehouse/contract/applications/protected-apps';
import { getApplication, updateApplication } from '@gatehouse/contract/applications/endpoints';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Banner } from '@gatehouse/ui/states/banner';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { SamlSettings } from './saml/settings.tsx';
import { Authentication } from './settings/authentication.tsx';
import { Addresses } from './settings/addresses.tsx';
import { DeviceFlow } from './settings/device-flow.tsx';
import { Endpoints } from './settings/endpoints.tsx';
import { Secrets } from './settings/secrets.tsx';
import { Protections } from './settings/protections.tsx';
import { ProtectedDomain } from './settings/protected-domain.tsx';
import { Protection } from './settings/protection.tsx';
import { TokenExchange } from './settings/token-exchange.tsx';
import { Tokens } from './settings/tokens.tsx';

const errorFields = {
  [applicationErrors.protectedMisconfigured.code]: 'oidcClientMetadata.redirectUris',
  [applicationErrors.publicKeysRequired.code]: 'customClientMetadata.jwks',
} as const;

/** The tab Settings of an application. */
export function ApplicationSettings() {
  const application = useDetails(getApplication);
  return application.type === 'SAML' ? (
    <SamlSettings id={application.id} />
  ) : (
    <ClientSettings application={application} />
  );
}

function ClientSettings({ application }: { application: ApplicationWithAdmin }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, type, customClientMetadata, protectedAppMetadata } = application;
  const isBuiltIn = builtInApplicationIds.includes(id);
  // Only it changes what it registered.
  const isOurs = !isBuiltIn && !application.isRegistered;
  const signsIn = type !== 'MachineToMachine' && isOurs;
  return (
    <>
      {isBuiltIn && <Banner>{t('applications.builtIn')}</Banner>}
      {application.isRegistered && (
        <Banner>
          {t('applications.registration.ofApplication', {
            addresses: new Intl.ListFormat(locale).format(application.oidcClientMetadata.redirectUris),
          })}
        </Banner>
      )}
      <SettingsForm
        endpoint={updateApplication}
        params={{ id }}
        values={toValues(application)}
        errorFields={errorFields}
        isSplit
      >
        {(form) => (
          <>
            <FormPart>
              <SettingsSection
                title={t('applications.general.title')}
                description={t('applications.general.text')}
              >
                <FormText form={form} name="name" label={t('applications.name')} />
                <FormText
                  form={form}
                  name="description"
                  whenEmpty="null"
                  label={t('applications.descriptionLabel')}
                />
              </SettingsSection>
              {protectedAppMetadata && <Protection form={form} host={protectedAppMetadata.host} />}
            </FormPart>
            {protectedAppMetadata && <ProtectedDomain applicationId={id} host={protectedAppMetadata.host} />}
            <Endpoints type={type} id={id} isDeviceFlow={customClientMetadata.isDeviceFlow} />
            {confidentialTypes.includes(type) && <Secrets applicationId={id} />}
            <FormPart>
              {confidentialTypes.includes(type) && isOurs && <Authentication form={form} />}
              {signsIn && !customClientMetadata.isDeviceFlow && (
                <Addresses
                  form={form}
                  type={type}
                  hosts={protectedAppMetadata ? hostsOf(protectedAppMetadata) : undefined}
                />
              )}
              {type === 'Native' && isOurs && <DeviceFlow isUsed={customClientMetadata.isDeviceFlow} />}
              {signsIn && <Tokens form={form} type={type} />}
              {isOurs && <Protections form={form} signsIn={signsIn} />}
              {isOurs && <TokenExchange form={form} isThirdParty={application.isThirdParty} />}
              <AnchoredSection
                name="custom-data"
                title={t('applications.customData.title')}
                description={t('applications.customData.text')}
              >
                <JsonField form={form} name="customData" label={t('applications.customData.label')} />
              </AnchoredSection>
            </FormPart>
          </>
        )}
      </SettingsForm>
    </>
  );
}

/** The form's values. Metadata is replaced as a whole, so it includes the fields that the form doesn't show. */
function toValues({
  tenantId: _tenant,
  id: _id,
  type,
  isThirdParty: _isThirdParty,
  isRegistered: _isRegistered,
  appLevelAccessControlEnabled: _access,
  createdAt: _created,
  isAdmin: _isAdmin,
  protectedAppMetadata,
  oidcClientMetadata,
  customClientMetadata,
  ...values
}: ApplicationWithAdmin) {
  const { origin, sessionDuration, pageRules } = protectedAppMetadata ?? {};
  return {
    ...values,
    oidcClientMetadata: {
      ...oidcClientMetadata,
      backchannelLogoutSessionRequired: oidcClientMetadata.backchannelLogoutSessionRequired ?? false,
    },
    customClientMetadata: {
      ...customClientMetadata,
      corsAllowedOrigins: customClientMetadata.corsAllowedOrigins ?? [],
      rotateRefreshToken: customClientMetadata.rotateRefreshToken ?? true,
      alwaysIssueRefreshToken: customClientMetadata.alwaysIssueRefreshToken ?? false,
      allowTokenExchange: customClientMetadata.allowTokenExchange ?? false,
      allowFormPost: customClientMetadata.allowFormPost ?? false,
      allowStepUp: customClientMetadata.allowStepUp ?? false,
      pushedRequests: customClientMetadata.pushedRequests ?? 'off',
      signedRequests: customClientMetadata.signedRequests ?? 'off',
      boundTokens: customClientMetadata.boundTokens ?? 'off',
      ...(confidentialTypes.includes(type) && {
        clientAuthentication: customClientMetadata.clientAuthentication ?? 'client_secret',
      }),
    },
    ...(protectedAppMetadata && { protectedAppMetadata: { origin, sessionDuration, pageRules } }),
  };
}
