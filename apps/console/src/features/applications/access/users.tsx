import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { useTranslation } from 'react-i18next';
import { usersById, useRecords } from '../../../app/api/use-records.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { AssignDialog, type AssignDialogProps } from '../../../parts/assign/assign-dialog.tsx';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import { OpensDialog } from '../../../parts/assign/opens-dialog.tsx';
import { useOptions, toUserOption } from '../../../parts/assign/use-options.ts';
import { ShowAll } from './show-all.tsx';
import { type AccessListProps, sortByName, useChangeAccess, useShown } from './use-access-control.ts';

/** Users who may use an application. */
export function AccessUsers({ applicationId, control, whyFixed }: AccessListProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const change = useChangeAccess(applicationId);
  const { shown, hidden, showAll } = useShown(control?.userIds);
  const records = useRecords(listUsers, shown, usersById);
  const add = t('applications.access.users.add');
  return (
    <EntryList
      label={t('applications.access.users.label')}
      none={t('applications.access.users.none')}
      entries={sortByName(records, displayName, control !== undefined)}
      keyOf={({ id }) => id}
      nameOf={displayName}
      hrefOf={({ id }) => path(`/users/${id}`)}
      detailOf={(user) => user.primaryEmail ?? user.username ?? undefined}
      whyFixed={whyFixed}
      removeText={t('applications.access.removeText')}
      removeConfirm={t('applications.access.removeConfirm')}
      onRemove={({ id }) => change(({ userIds }) => ({ userIds: userIds.filter((other) => other !== id) }))}
    >
      <ShowAll hidden={hidden} onShow={showAll} />
      {control && (
        <OpensDialog label={add}>
          {(onClose) => (
            <AddUsers
              held={new Set(control.userIds)}
              title={t('applications.access.users.addTitle')}
              submit={add}
              search={t('users.search')}
              onClose={onClose}
              onAssign={(ids) => change(({ userIds }) => ({ userIds: [...userIds, ...ids] }))}
            />
          )}
        </OpensDialog>
      )}
    </EntryList>
  );
}

function AddUsers({ held, ...dialog }: Omit<AssignDialogProps, 'source'> & { held: ReadonlySet<string> }) {
  const source = useOptions(listUsers, {
    toOptions: (user) => (held.has(user.id) ? [] : [toUserOption(user)]),
  });
  return <AssignDialog {...dialog} source={source} />;
}
