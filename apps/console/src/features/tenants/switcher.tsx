import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import {
  acceptOwnInvitation,
  listOwnInvitations,
} from '@gatehouse/contract/tenants/own-invitation-endpoints';
import { Menu, type MenuItem } from '@gatehouse/ui/overlays/menu';
import { ChevronsUpDown, MailOpen, Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { withoutLeft } from './noted.ts';
import { TenantBadges } from '../../parts/plans/tenant-badge.tsx';

/** The tenants of the account and its invitations, in the cloud edition (LAY-20 to LAY-22). The one that is open is saved as the default. */
export function TenantSwitcher() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tenantId = useTenantId();
  const { data: me } = useApi(getMe, {});
  const { data: tenants } = useApi(listTenants, {});
  const { data: invitations = [] } = useApi(listOwnInvitations, { query: { status: 'pending' } });
  const { save: accept } = useSave(acceptOwnInvitation);
  const { save: saveData } = useSave(updateMyCustomData);

  const isSaved = me === undefined || me.customData['defaultTenantId'] === tenantId;
  // Which tenant opens next time isn't worth an error message.
  const remember = useEffectEvent((defaultTenantId: string) => {
    saveData({ body: { defaultTenantId } }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isSaved && tenantId !== undefined) remember(tenantId);
  }, [isSaved, tenantId]);

  const current = tenants?.find(({ id }) => id === tenantId);
  if (!tenants || !current) return null;
  const { name } = current;
  const items: MenuItem[] = [
    ...(invitations.length > 0
      ? [{ kind: 'heading' as const, key: 'invitations', label: t('tenants.switcher.invitations') }]
      : []),
    ...invitations.map(({ id, tenantName, tenantId: to }): MenuItem => ({
      key: id,
      label: t('tenants.switcher.join', { name: tenantName }),
      icon: <MailOpen />,
      onSelect: () =>
        void accept({ params: { invitationId: id }, body: { status: 'accepted' } }).then(
          () => navigate(`/${to}`),
          () => undefined,
        ),
    })),
    { kind: 'heading', key: 'tenants', label: t('tenants.switcher.tenants') },
    ...withoutLeft(tenants).map((tenant): MenuItem => ({
      kind: 'choice',
      key: tenant.id,
      label: (
        <span className="tenant-choice">
          <span className="tenant-name">{tenant.name}</span>
          <TenantBadges tenant={tenant} />
        </span>
      ),
      chosen: tenant.id === tenantId,
      onSelect: () => void navigate(`/${tenant.id}`),
    })),
    { kind: 'separator', key: 'line' },
    { kind: 'link', key: 'create', label: t('tenants.switcher.create'), icon: <Plus />, href: '/create' },
  ];
  const isInvited = invitations.length > 0;
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            className="tenant-switcher"
            aria-label={t(isInvited ? 'tenants.switcher.invited' : 'tenants.switcher.current', { name })}
          >
            <span className="tenant-name">{name}</span>
            <ChevronsUpDown aria-hidden="true" />
            {isInvited && <span className="tenant-dot" />}
          </button>
        }
        label={t('tenants.switcher.label')}
        items={items}
      />
      <span className="tenant-badges">
        <TenantBadges tenant={current} />
      </span>
    </>
  );
}
