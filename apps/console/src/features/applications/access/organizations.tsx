import type { AccessControl } from '@gatehouse/contract/applications/access-control';
import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../app/api/use-list.ts';
import { useRecords } from '../../../app/api/use-records.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import type { AssignDialogProps } from '../../../parts/assign/assign-dialog.tsx';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import { OpensDialog } from '../../../parts/assign/opens-dialog.tsx';
import { useOptions, toOption } from '../../../parts/assign/use-options.ts';
import { AddDialog } from '../../../parts/organizations/add-dialog.tsx';
import { ShowAll } from './show-all.tsx';
import { type AccessListProps, sortByName, useChangeAccess, useShown } from './use-access-control.ts';

/** An organization on the list: all its members, or those with one of the roles. */
interface Entry {
  id: string;
  name: string;
  roleIds: readonly string[] | undefined;
}

/** Organizations whose members may use an application, all of them or those with certain roles. */
export function AccessOrganizations({ applicationId, control, whyFixed }: AccessListProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const change = useChangeAccess(applicationId);
  const ids = control && [
    ...control.organizationIds,
    ...control.organizationRoleRules.map(({ organizationId }) => organizationId),
  ];
  const { shown, hidden, showAll } = useShown(ids && [...new Set(ids)]);
  const { data: organizations, ...read } = useRecords(listOrganizations, shown, (some) => ({ ids: some }));
  const entries = organizations.flatMap(({ id, name }) => toEntries(control, id, name));
  const describeRoles = useRoleNames();
  const add = t('applications.access.organizations.add');
  return (
    <EntryList
      label={t('applications.access.organizations.label')}
      help={t('applications.access.organizations.help')}
      none={t('applications.access.organizations.none')}
      entries={sortByName({ data: entries, ...read }, ({ name }) => name, control !== undefined)}
      keyOf={({ id, roleIds }) => (roleIds ? `${id} roles` : id)}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => path(`/organizations/${id}`)}
      detailOf={({ roleIds }) =>
        roleIds ? describeRoles(roleIds) : t('applications.access.organizations.all')
      }
      whyFixed={whyFixed}
      removeText={t('applications.access.removeText')}
      removeConfirm={t('applications.access.removeConfirm')}
      onRemove={(entry) => change((current) => remove(current, entry))}
    >
      <ShowAll hidden={hidden} onShow={showAll} />
      {control && (
        <OpensDialog label={add}>
          {(onClose) => (
            <AddOrganizations
              title={t('applications.access.organizations.addTitle')}
              description={t('applications.access.organizations.addDescription')}
              submit={add}
              search={t('organizations.search')}
              onClose={onClose}
              onAdd={(added, roleIds) => change((current) => extend(current, added, roleIds))}
            />
          )}
        </OpensDialog>
      )}
    </EntryList>
  );
}

function toEntries(control: AccessControl | undefined, id: string, name: string): Entry[] {
  const rule = control?.organizationRoleRules.find(({ organizationId }) => organizationId === id);
  return [
    ...(control?.organizationIds.includes(id) ? [{ id, name, roleIds: undefined }] : []),
    ...(rule ? [{ id, name, roleIds: rule.organizationRoleIds }] : []),
  ];
}

function remove(
  { organizationIds, organizationRoleRules }: AccessControl,
  { id, roleIds }: Entry,
): Partial<AccessControl> {
  return roleIds
    ? { organizationRoleRules: organizationRoleRules.filter(({ organizationId }) => organizationId !== id) }
    : { organizationIds: organizationIds.filter((other) => other !== id) };
}

/** Without roles, all members of the organizations. The server merges rules of one organization. */
function extend(
  { organizationIds, organizationRoleRules }: AccessControl,
  ids: readonly string[],
  organizationRoleIds: readonly string[],
): Partial<AccessControl> {
  if (organizationRoleIds.length === 0) return { organizationIds: [...organizationIds, ...ids] };
  const added = ids.map((organizationId) => ({
    organizationId,
    organizationRoleIds: [...organizationRoleIds],
  }));
  return { organizationRoleRules: [...organizationRoleRules, ...added] };
}

function AddOrganizations(
  props: Omit<AssignDialogProps, 'source' | 'onAssign'> & Pick<Parameters<typeof AddDialog>[0], 'onAdd'>,
) {
  const source = useOptions(listOrganizations, {
    toOptions: (organization) => [toOption(organization)],
  });
  return <AddDialog type="User" {...props} source={source} />;
}

/** Names the roles of an entry. There are few in a tenant: one request reads all. */
function useRoleNames(): (ids: readonly string[]) => string {
  const locale = useLocale();
  const { t } = useTranslation();
  const { data } = useList(listOrganizationRoles, { query: { type: 'User', page_size: 1000 } });
  const names = new Map(data?.items.map(({ id, name }) => [id, name]));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (ids) => {
    const roles = ids.map((id) => names.get(id) ?? id).toSorted((a, b) => a.localeCompare(b, locale));
    return t('applications.access.organizations.withRoles', { roles: list.format(roles) });
  };
}
