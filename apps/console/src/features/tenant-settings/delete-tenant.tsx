import { listTenantMembers } from '@gatehouse/contract/tenant-members/endpoints';
import { deleteTenant } from '@gatehouse/contract/tenants/endpoints';
import type { DeletionBlocker } from '@gatehouse/contract/tenants/deletion';
import { isPaidPlan } from '@gatehouse/contract/tenants/plans';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';

/** What prevents the deletion, as far as the console knows. The server decides (`tenancy/deletion-blockers.ts`). */
const listBlockers = ({ planId, subscription, openInvoices }: CloudTenant): DeletionBlocker[] => [
  ...(isPaidPlan(planId) ? (['paid_plan'] as const) : []),
  ...(subscription.status === 'active' ? [] : (['inactive_subscription'] as const)),
  ...(openInvoices.length > 0 ? (['open_invoice'] as const) : []),
];

/** The section that deletes the tenant, after its name is typed. */
export function DeleteTenant({ tenant }: { tenant: CloudTenant }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { id: tenantId, name, endpoint, planId } = tenant;
  const { save } = useSave(deleteTenant);
  const { data: members = [] } = useApi(listTenantMembers, { params: { tenantId } });
  const blockers = listBlockers(tenant);

  async function ask() {
    if (blockers.length > 0)
      return void confirm({
        title: t('tenantSettings.delete.blockedTitle'),
        body: t('tenantSettings.delete.blockedText'),
        consequences: blockers.map((blocker) => t(`tenantSettings.delete.blockers.${blocker}`)),
        alert: true,
      });
    const isDeleted = await confirm({
      title: t('tenantSettings.delete.confirmTitle', { name }),
      body: t('tenantSettings.delete.confirmText'),
      consequences: [
        t('tenantSettings.delete.host', { host: new URL(endpoint).host }),
        ...(members.length > 1 ? [t('tenantSettings.delete.members', { count: members.length - 1 })] : []),
      ],
      confirmLabel: t('tenantSettings.delete.action'),
      tone: 'danger',
      typeToConfirm: [name],
      action: () => save({ params: { tenantId } }),
    });
    if (isDeleted) await navigate('/', { replace: true });
  }
  return (
    <AnchoredSection
      name="delete"
      danger
      title={t('tenantSettings.delete.title')}
      description={t('tenantSettings.delete.description')}
    >
      <div>
        <Button variant="danger" disabled={planId === 'admin'} onClick={() => void ask()}>
          {t('tenantSettings.delete.action')}
        </Button>
      </div>
    </AnchoredSection>
  );
}
