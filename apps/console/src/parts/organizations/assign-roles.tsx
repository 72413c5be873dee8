import type { HeldRole } from '@gatehouse/contract/organizations/organizations';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useTranslation } from 'react-i18next';
import { AssignDialog } from '../assign/assign-dialog.tsx';
import { useOrganizationRoleOptions } from './use-role-options.ts';

interface AssignRolesProps {
  type: RoleType;
  /** Roles that aren't offered. */
  held?: ReadonlySet<string>;
  title: string;
  description: string;
  /** The submit button. */
  submit: string;
  onClose: () => void;
  onAssign: (ids: string[]) => Promise<unknown>;
}

/** Assigns organization roles. */
export function AssignOrganizationRoles({ type, held, ...dialog }: AssignRolesProps) {
  const { t } = useTranslation();
  const source = useOrganizationRoleOptions(type, held);
  return <AssignDialog {...dialog} search={t('organizations.roles.search')} source={source} />;
}

/** Replaces the organization roles of one membership. */
export function EditOrganizationRoles({
  type,
  name,
  held,
  onClose,
  onSave,
}: {
  type: RoleType;
  /** Of the member, application or organization. */
  name: string;
  held: readonly HeldRole[];
  onClose: () => void;
  onSave: (ids: string[]) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  return (
    <AssignDialog
      title={t('organizations.roles.editTitle', { name })}
      description={t('organizations.roles.editDescription')}
      submit={t('organizations.roles.save')}
      search={t('organizations.roles.search')}
      source={useOrganizationRoleOptions(type)}
      initial={held.map((role) => ({ id: role.id, label: role.name }))}
      onClose={onClose}
      onAssign={onSave}
    />
  );
}
