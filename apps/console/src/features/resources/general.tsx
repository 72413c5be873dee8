import { getResource, updateResource } from '@gatehouse/contract/resources/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { DurationField } from '../../parts/forms/duration-field.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { DefaultApi } from './default-api.tsx';

/** The tab General: name, token lifetime and default API. */
export function ResourceGeneral() {
  const { t } = useTranslation();
  const { config } = useApp();
  const { tenantId: _tenant, id, indicator, isDefault, ...values } = useDetails(getResource);
  const isManagement = indicator === config.managementIndicator;
  return (
    <>
      {isManagement && <Banner>{t('resources.management')}</Banner>}
      <SettingsForm endpoint={updateResource} params={{ id }} values={values} readOnly={isManagement} isSplit>
        {(form) => (
          <>
            <SettingsSection title={t('resources.general.title')} description={t('resources.general.text')}>
              <FormPart>
                <FormText form={form} name="name" label={t('resources.name')} />
              </FormPart>
              <Field label={t('resources.indicator')} help={t('resources.general.indicatorHelp')} group>
                <CopyText variant="box" value={indicator} label={t('resources.indicator')} />
              </Field>
            </SettingsSection>
            <FormPart>
              <SettingsSection title={t('resources.tokens.title')} description={t('resources.tokens.text')}>
                <DurationField
                  form={form}
                  name="accessTokenTtl"
                  label={t('resources.lifetime')}
                  help={t('resources.lifetimeHelp')}
                />
              </SettingsSection>
            </FormPart>
            <DefaultApi id={id} isDefault={isDefault} readOnly={isManagement} />
          </>
        )}
      </SettingsForm>
    </>
  );
}
