import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { useTranslation } from 'react-i18next';
import { useRecords } from '../../../app/api/use-records.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { AssignDialog, type AssignDialogProps } from '../../../parts/assign/assign-dialog.tsx';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import { OpensDialog } from '../../../parts/assign/opens-dialog.tsx';
import { useOptions, toOption } from '../../../parts/assign/use-options.ts';
import { ShowAll } from './show-all.tsx';
import { type AccessListProps, sortByName, useChangeAccess, useShown } from './use-access-control.ts';

const nameOf = ({ name }: { name: string }): string => name;

/** Roles whose users may use an application. */
export function AccessRoles({ applicationId, control, whyFixed }: AccessListProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const change = useChangeAccess(applicationId);
  const { shown, hidden, showAll } = useShown(control?.userRoleIds);
  const records = useRecords(listRoles, shown, (ids) => ({ ids }));
  const add = t('applications.access.roles.add');
  return (
    <EntryList
      label={t('applications.access.roles.label')}
      help={t('applications.access.roles.help')}
      none={t('applications.access.roles.none')}
      entries={sortByName(records, nameOf, control !== undefined)}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      hrefOf={({ id }) => path(`/roles/${id}`)}
      detailOf={({ usersCount }) => t('applications.access.roles.users', { count: usersCount })}
      whyFixed={whyFixed}
      removeText={t('applications.access.removeText')}
      removeConfirm={t('applications.access.removeConfirm')}
      onRemove={({ id }) =>
        change(({ userRoleIds }) => ({ userRoleIds: userRoleIds.filter((other) => other !== id) }))
      }
    >
      <ShowAll hidden={hidden} onShow={showAll} />
      {control && (
        <OpensDialog label={add}>
          {(onClose) => (
            <AddRoles
              held={new Set(control.userRoleIds)}
              title={t('applications.access.roles.addTitle')}
              submit={add}
              search={t('applications.roles.search')}
              onClose={onClose}
              onAssign={(ids) => change(({ userRoleIds }) => ({ userRoleIds: [...userRoleIds, ...ids] }))}
            />
          )}
        </OpensDialog>
      )}
    </EntryList>
  );
}

function AddRoles({ held, ...dialog }: Omit<AssignDialogProps, 'source'> & { held: ReadonlySet<string> }) {
  const source = useOptions(listRoles, {
    query: { type: 'User' },
    toOptions: (role) => (held.has(role.id) ? [] : [toOption(role)]),
  });
  return <AssignDialog {...dialog} source={source} />;
}
