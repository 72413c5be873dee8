import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { Button } from '@gatehouse/ui/controls/button';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useLeave } from './use-leave.ts';
import { useOwnId } from './use-own-id.ts';

/** The section in which every member of a tenant of the cloud edition can leave it. */
export function LeaveSection({ members }: { members: readonly TenantMember[] }) {
  const { t } = useTranslation();
  const { leave } = useLeave();
  const ownId = useOwnId();
  const self = members.find(({ id }) => id === ownId);
  if (!self) return null;
  return (
    <SettingsSection
      danger
      title={t('tenantMembers.leave.sectionTitle')}
      description={t('tenantMembers.leave.sectionText')}
    >
      <div>
        <Button variant="danger" onClick={() => void leave(self, members)}>
          {t('tenantMembers.leave.sectionAction')}
        </Button>
      </div>
    </SettingsSection>
  );
}
