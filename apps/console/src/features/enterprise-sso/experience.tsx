import { getSsoConnector, updateSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { errorOf, FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { ImageField } from '../../parts/forms/image-field.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { TextLinesField } from '../../parts/forms/text-lines-field.tsx';
import { TokenStorage } from '../../parts/providers/token-storage.tsx';
import { useDomainCheck } from './use-domain-check.ts';

/** The tab Experience: domains, appearance and profile sync. */
export function SsoExperience() {
  const { t } = useTranslation();
  const { id, connectorName, domains, branding, syncProfile, enableTokenStorage, providerType } =
    useDetails(getSsoConnector);
  const storesTokens = providerType === 'oidc';
  const check = useDomainCheck();
  return (
    <SettingsForm
      endpoint={updateSsoConnector}
      params={{ id }}
      values={{
        connectorName,
        domains,
        branding,
        syncProfile,
        ...(storesTokens ? { enableTokenStorage } : {}),
      }}
      errorFields={{
        [ssoErrors.nameInUse.code]: 'connectorName',
        [ssoErrors.publicDomains.code]: 'domains',
        [ssoErrors.sameDomainTwice.code]: 'domains',
        [ssoErrors.invalidDomain.code]: 'domains',
      }}
    >
      {(form) => (
        <>
          <SettingsSection
            title={t('enterpriseSso.people.title')}
            description={t('enterpriseSso.people.description')}
          >
            <TextLinesField
              form={form}
              name="domains"
              label={t('enterpriseSso.people.domains')}
              help={t('enterpriseSso.people.domainsHelp')}
              placeholder="example.com"
              mono
              end={/[\s,;]+/}
              check={check}
            />
          </SettingsSection>
          <SettingsSection
            title={t('enterpriseSso.look.title')}
            description={t('enterpriseSso.look.description')}
          >
            <FormText
              form={form}
              name="branding.displayName"
              whenEmpty="absent"
              label={t('enterpriseSso.look.displayName')}
              placeholder={connectorName}
              autoComplete="off"
            />
            <SsoLogoField form={form} name="branding.logo" label={t('enterpriseSso.look.logo')} />
            <SsoLogoField form={form} name="branding.darkLogo" label={t('enterpriseSso.look.darkLogo')} />
          </SettingsSection>
          <SettingsSection
            title={t('enterpriseSso.profile.title')}
            description={t('enterpriseSso.profile.description')}
          >
            <FormSwitch
              form={form}
              name="syncProfile"
              label={t('enterpriseSso.profile.sync')}
              help={t('enterpriseSso.profile.syncHelp')}
            />
          </SettingsSection>
          {storesTokens && (
            <TokenStorage form={form} name="enableTokenStorage" isStored={enableTokenStorage} />
          )}
          <SettingsSection
            title={t('enterpriseSso.internal.title')}
            description={t('enterpriseSso.internal.description')}
          >
            <FormText
              form={form}
              name="connectorName"
              label={t('enterpriseSso.create.name')}
              autoComplete="off"
            />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}

interface SsoLogoFieldProps {
  form: Form<ValuesOf<typeof updateSsoConnector>>;
  name: `branding.${'logo' | 'darkLogo'}`;
  label: string;
}

function SsoLogoField({ form, name, label }: SsoLogoFieldProps) {
  const { t } = useTranslation();
  return (
    <ImageField
      form={form}
      name={name}
      whenEmpty="absent"
      label={label}
      placeholder="https://example.com/logo.svg"
      error={errorOf({ form, name }) && t('parts.errors.invalid_uri_format')}
    />
  );
}
