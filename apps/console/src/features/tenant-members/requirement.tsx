import {
  getTenantSettings,
  updateTenantSettings,
} from '@gatehouse/contract/tenant-members/settings-endpoints';
import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { Link } from '@gatehouse/ui/controls/link';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantId } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { nameOf } from './member.ts';
import { useOwnId } from './use-own-id.ts';

/** Whether administrators need a second factor. Who turns it on has one: otherwise they would lock themselves out (ADR 159). */
export function Requirement({ members }: { members: readonly TenantMember[] }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const params = { tenantId: useTenantId() ?? '' };
  const ownId = useOwnId();
  const mayChange = useCan(updateTenantSettings.permission);
  const { data, error, retry } = useApi(getTenantSettings, { params });
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return null;
  const without = members.filter(({ hasSecondFactor }) => !hasSecondFactor);
  const isBlocked = mayChange && !data.isMfaRequired && without.some(({ id }) => id === ownId);

  const warn = async (change: { isMfaRequired?: boolean }) =>
    !change.isMfaRequired ||
    without.length === 0 ||
    (await confirm({
      title: t('tenantMembers.requirement.confirmTitle'),
      body: t('tenantMembers.requirement.confirmText', { names: without.map(nameOf).join(', ') }),
      confirmLabel: t('tenantMembers.requirement.confirm'),
    }));
  return (
    <SettingsForm
      endpoint={updateTenantSettings}
      params={params}
      values={data}
      readOnly={isBlocked}
      confirmChange={warn}
    >
      {(form) => (
        <SettingsSection
          title={t('tenantMembers.requirement.title')}
          description={t('tenantMembers.requirement.description')}
        >
          <FormSwitch
            form={form}
            name="isMfaRequired"
            label={t('tenantMembers.requirement.label')}
            help={
              isBlocked ? (
                <>
                  {t('tenantMembers.requirement.blocked')}{' '}
                  <Link href="/profile">{t('tenantMembers.requirement.profile')}</Link>
                </>
              ) : (
                t('tenantMembers.requirement.help')
              )
            }
          />
        </SettingsSection>
      )}
    </SettingsForm>
  );
}
