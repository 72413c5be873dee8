import { exportSealedTenant, exportTenant } from '@gatehouse/contract/tenant-export/endpoints';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { SettingsHeader } from '../../parts/tenant-settings/settings-page.tsx';
import { SealedExport } from './sealed-export.tsx';
import { UnsealedExport } from './unsealed-export.tsx';

/** The export of the tenant, in both forms. An import is a command of the operator. */
export function Component() {
  const { t } = useTranslation();
  const mayRead = useCan(exportTenant.permission);
  const mayManage = useCan(exportSealedTenant.permission);
  return (
    <>
      <SettingsHeader title={t('tenantExport.title')} description={t('tenantExport.description')} />
      {mayManage && <SealedExport />}
      {mayRead ? (
        <UnsealedExport />
      ) : (
        <ForbiddenState permission={exportTenant.permission} who={t('app.forbidden.who')} />
      )}
    </>
  );
}
