import { createResource } from '@gatehouse/contract/resources/endpoints';
import { defaultAccessTokenTtl, resourceErrors } from '@gatehouse/contract/resources/resources';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { DurationField } from '../../parts/forms/duration-field.tsx';
import { FormText } from '../../parts/forms/fields.tsx';

/** Creates an API resource. */
export function CreateResource() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createResource}
      title={t('resources.create.title')}
      description={t('resources.create.description')}
      submit={t('resources.create.action')}
      values={{ name: '', indicator: '', accessTokenTtl: defaultAccessTokenTtl }}
      errorFields={{ [resourceErrors.indicatorInUse.code]: 'indicator' }}
      goTo={(resource) => path(`/api-resources/${resource.id}`)}
    >
      {(form) => (
        <>
          <FormText
            form={form}
            name="name"
            label={t('resources.name')}
            placeholder={t('resources.create.namePlaceholder')}
            autoComplete="off"
          />
          <FormText
            form={form}
            name="indicator"
            label={t('resources.indicator')}
            help={t('resources.create.indicatorHelp')}
            placeholder="https://api.example.com"
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            mono
          />
          <DurationField
            form={form}
            name="accessTokenTtl"
            label={t('resources.lifetime')}
            help={t('resources.lifetimeHelp')}
          />
        </>
      )}
    </CreateDialog>
  );
}
