import { updateOperatedTenant } from '@gatehouse/contract/tenants/operator-endpoints';
import type { OperatedTenant } from '@gatehouse/contract/tenants/operator';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { CirclePause, CirclePlay, CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { ChangePlan } from './change-plan.tsx';
import { SuspendTenant } from './suspend-tenant.tsx';

/** What an operator does with a tenant. */
export function useOperatedMenu(): {
  rowMenu: (tenant: OperatedTenant) => readonly MenuItem[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { save } = useSave(updateOperatedTenant);
  const [asked, setAsked] = useState<{ about: 'plan' | 'suspension'; tenant: OperatedTenant }>();
  const close = () => setAsked(undefined);

  const askToLift = ({ id, name }: OperatedTenant) =>
    void confirm({
      title: t('operator.unsuspend.title', { name }),
      body: t('operator.unsuspend.text'),
      confirmLabel: t('operator.unsuspend.action'),
      action: () => save({ params: { tenantId: id }, body: { isSuspended: false } }),
    });

  const rowMenu = (tenant: OperatedTenant): readonly MenuItem[] => [
    {
      key: 'plan',
      label: t('operator.plan.action'),
      icon: <CreditCard />,
      onSelect: () => setAsked({ about: 'plan', tenant }),
    },
    tenant.isSuspended
      ? {
          key: 'unsuspend',
          label: t('operator.unsuspend.action'),
          icon: <CirclePlay />,
          onSelect: () => askToLift(tenant),
        }
      : {
          key: 'suspend',
          label: t('operator.suspend.action'),
          icon: <CirclePause />,
          danger: true,
          onSelect: () => setAsked({ about: 'suspension', tenant }),
        },
  ];
  const dialog =
    asked &&
    (asked.about === 'plan' ? (
      <ChangePlan tenant={asked.tenant} onClose={close} />
    ) : (
      <SuspendTenant tenant={asked.tenant} onClose={close} />
    ));
  return { rowMenu, dialog };
}
