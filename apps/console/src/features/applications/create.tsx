import { applicationErrors, thirdPartyTypes } from '@gatehouse/contract/applications/applications';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { defaultUserConsentScopes } from '@gatehouse/contract/applications/consent-scopes';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import { useApp } from '../../app/app-context.ts';
import { findGuide } from './guides/catalog.ts';
import { CreateSamlApplication } from './saml/create.tsx';
import { useCreatableTypes } from './use-creatable-types.ts';

const errorFields = {
  [applicationErrors.invalidSubDomain.code]: 'protectedAppMetadata.subDomain',
  [applicationErrors.subDomainExists.code]: 'protectedAppMetadata.subDomain',
} as const;

/** Creates the application that was selected in the gallery. Its guide opens next. */
export function CreateApplication() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const locale = useLocale();
  const { guideId } = useParams();
  const { config } = useApp();
  const types = useCreatableTypes();
  const entry = findGuide(guideId);
  if (guideId === 'saml') return <CreateSamlApplication />;
  if (!entry || !types.includes(entry.type)) return <Navigate replace to={path('/applications/create')} />;
  const { id, type, name, isDeviceFlow } = entry;
  return (
    <CreateDialog
      endpoint={createApplication}
      title={t(`applications.create.${isDeviceFlow ? 'device' : 'named'}`, { name })}
      description={isDeviceFlow ? t('applications.deviceFlow.text') : t(`applications.types.${type}`)}
      submit={t('applications.create.action')}
      errorFields={errorFields}
      values={{
        name: '',
        type,
        isThirdParty: false,
        description: null,
        customClientMetadata: isDeviceFlow ? { isDeviceFlow } : {},
        ...(type === 'Protected' && { protectedAppMetadata: { subDomain: '', origin: '' } }),
      }}
      goTo={({ id: created }) => path(`/applications/${created}/guide/${id}`)}
    >
      {(form) => (
        <>
          <FormText
            form={form}
            name="name"
            label={t('applications.name')}
            help={t('applications.create.nameHelp')}
            placeholder={t('applications.create.namePlaceholder')}
            autoComplete="off"
          />
          <FormText
            form={form}
            name="description"
            whenEmpty="null"
            label={t('applications.descriptionLabel')}
            autoComplete="off"
          />
          {type === 'Protected' && (
            <>
              <FormText
                form={form}
                name="protectedAppMetadata.subDomain"
                label={t('applications.protected.subDomain')}
                help={t('applications.protected.subDomainHelp', { domain: config.protectedAppsDomain })}
                placeholder="wiki"
                autoComplete="off"
                spellCheck={false}
                mono
              />
              <FormText
                form={form}
                name="protectedAppMetadata.origin"
                label={t('applications.protected.origin')}
                help={t('applications.protected.originHelp')}
                placeholder="http://10.0.0.7:8080"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                mono
              />
            </>
          )}
          {thirdPartyTypes.includes(type) && (
            <FormSwitch
              form={form}
              name="isThirdParty"
              label={t('applications.thirdParty')}
              help={t('applications.thirdPartyHelp', {
                scopes: new Intl.ListFormat(locale).format(defaultUserConsentScopes),
              })}
            />
          )}
        </>
      )}
    </CreateDialog>
  );
}
