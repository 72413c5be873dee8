import { updateTenant } from '@gatehouse/contract/tenants/endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { membersPath, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { FormText } from '../../parts/forms/fields.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { SettingsHeader } from '../../parts/tenant-settings/settings-page.tsx';
import { useTenant } from '../../parts/tenant-settings/use-tenant.ts';
import { DeleteTenant } from './delete-tenant.tsx';

/** The tab Settings, for who manages the tenant. Others see its members (TEN-08, ROLE-09). */
export function Component() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const mayManage = useCan(updateTenant.permission);
  const { data: tenant, error, retry } = useTenant();
  if (!mayManage) return <Navigate replace to={path(membersPath('cloud'))} />;
  return (
    <>
      <SettingsHeader
        title={t('tenantSettings.general.title')}
        description={t('tenantSettings.description')}
      />
      {error && <Failed error={error} onRetry={retry} />}
      {!tenant && !error && <SettingsSkeleton />}
      {tenant && (
        <>
          <General tenant={tenant} />
          <DeleteTenant tenant={tenant} />
        </>
      )}
    </>
  );
}

function General({ tenant }: { tenant: CloudTenant }) {
  const { t } = useTranslation();
  const { id, name, regionName, tag, createdAt } = tenant;
  const facts = {
    region: t(`tenants.regions.${regionName}`),
    tag: t(`tenants.tags.${tag}`),
    created: <RelativeTime time={createdAt} />,
  };
  return (
    <SettingsForm endpoint={updateTenant} params={{ tenantId: id }} values={{ name }}>
      {(form) => (
        <SettingsSection
          title={t('tenantSettings.general.title')}
          description={t('tenantSettings.general.description')}
        >
          <Field label={t('tenantSettings.general.id')} group>
            <CopyText variant="box" value={id} label={t('tenantSettings.general.id')} />
          </Field>
          <FormText
            form={form}
            name="name"
            label={t('tenantSettings.general.name')}
            help={t('tenantSettings.general.nameHelp')}
            autoComplete="off"
          />
          <KeyValue
            items={(['region', 'tag', 'created'] as const).map((key) => ({
              key,
              label: t(`tenantSettings.general.${key}`),
              value: facts[key],
            }))}
          />
        </SettingsSection>
      )}
    </SettingsForm>
  );
}
