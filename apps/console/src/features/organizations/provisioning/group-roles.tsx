import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import type { ScimRole } from '@gatehouse/contract/organizations/scim';
import {
  getScimProvisioning,
  listScimRoles,
  replaceScimRoles,
} from '@gatehouse/contract/organizations/scim-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Select } from '@gatehouse/ui/controls/select';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useList } from '../../../app/api/use-list.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import '../organizations.css';

const isSame = (one: ScimRole, other: ScimRole): boolean =>
  one.groupName === other.groupName && one.organizationRoleId === other.organizationRoleId;

/** Which groups of the identity provider give which organization roles. */
export function GroupRoles({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const mayWrite = useCan(replaceScimRoles.permission);
  const { data, ...read } = useApi(listScimRoles, { params: { id } });
  const { data: template } = useList(listOrganizationRoles, { query: { page_size: 1000 } });
  const { save: replace } = useSave(replaceScimRoles);
  const roles = template?.items.filter(({ type }) => type === 'User') ?? [];
  const nameOf = ({ organizationRoleId }: ScimRole): string =>
    roles.find((role) => role.id === organizationRoleId)?.name ?? organizationRoleId;
  const save = (next: ScimRole[]) => replace({ params: { id }, body: { roles: next } });
  return (
    <EntryList
      label={t('organizations.provisioning.groups.label')}
      help={t('organizations.provisioning.groups.help')}
      none={t('organizations.provisioning.groups.none')}
      entries={{ ...read, data }}
      keyOf={(entry) => `${entry.organizationRoleId} ${entry.groupName}`}
      nameOf={(entry) => entry.groupName}
      hrefOf={({ organizationRoleId }) =>
        path(`/organization-template/organization-roles/${organizationRoleId}`)
      }
      detailOf={nameOf}
      removeText={t('organizations.provisioning.groups.removeText')}
      removeConfirm={t('organizations.provisioning.groups.removeConfirm')}
      onRemove={(entry) => save((data ?? []).filter((one) => !isSame(one, entry)))}
    >
      {mayWrite && data && (
        <AddGroup id={id} held={data} roles={roles} onAdd={(entry) => save([...data, entry])} />
      )}
    </EntryList>
  );
}

interface AddGroupProps {
  id: string;
  held: readonly ScimRole[];
  roles: readonly { id: string; name: string }[];
  onAdd: (entry: ScimRole) => Promise<unknown>;
}

function AddGroup({ id, held, roles, onAdd }: AddGroupProps) {
  const { t } = useTranslation();
  const listId = useId();
  const { data: provisioning } = useApi(getScimProvisioning, { params: { id } });
  const [groupName, setGroupName] = useState('');
  const [organizationRoleId, setRole] = useState('');
  const [problem, setProblem] = useState<'nameMissing' | 'roleMissing' | 'twice'>();
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const entry = { groupName: groupName.trim(), organizationRoleId };
    if (entry.groupName === '') return setProblem('nameMissing');
    if (organizationRoleId === '') return setProblem('roleMissing');
    if (held.some((one) => isSame(one, entry))) return setProblem('twice');
    setSaving(true);
    try {
      await onAdd(entry);
      setGroupName('');
      setRole('');
    } catch {
      // The error is shown in a toast, and the values stay.
    } finally {
      setSaving(false);
    }
  }
  return (
    <form className="organization-domain" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('organizations.provisioning.groups.group')}
        error={
          problem && problem !== 'roleMissing' ? t(`organizations.provisioning.groups.${problem}`) : undefined
        }
      >
        <Input
          value={groupName}
          list={listId}
          placeholder={t('organizations.provisioning.groups.placeholder')}
          autoComplete="off"
          onChange={({ target }) => {
            setGroupName(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <datalist id={listId}>
        {provisioning?.groups.map((group) => (
          <option key={group.id}>{group.displayName}</option>
        ))}
      </datalist>
      <Field
        label={t('organizations.provisioning.groups.role')}
        error={problem === 'roleMissing' ? t('organizations.provisioning.groups.roleMissing') : undefined}
      >
        <Select
          value={organizationRoleId}
          placeholder={t('organizations.provisioning.groups.choose')}
          options={roles.map(({ id: value, name }) => ({ value, label: name }))}
          onPick={(value) => {
            setRole(value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" icon={<Plus />} loading={isSaving} className="organization-add-group">
        {t('organizations.provisioning.groups.add')}
      </Button>
    </form>
  );
}
