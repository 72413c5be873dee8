import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { Table } from '@gatehouse/ui/data/table';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useSettled } from '../../app/use-settled.ts';
import { Failed } from '../pages/failed.tsx';
import { userCell } from '../users/user-cells.tsx';
import type { LogFilters } from './use-log-filters.ts';

/** Selects the user to filter by. */
export function PickUser({ filters }: { filters: LogFilters }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 250);
  const { data, error, isStale, retry } = useList(
    listUsers,
    { query: { search: search || undefined, page_size: 8 } },
    { keepPrevious: true },
  );
  const close = () => filters.set({ pick: undefined });
  return (
    <Dialog open onClose={close} title={t('auditLogs.filters.pickUser')}>
      <DialogBody>
        <SearchInput value={text} onChange={setText} placeholder={t('users.search')} controls={id} />
        <Table
          id={id}
          label={t('users.title')}
          rows={error ? [] : data?.items}
          expectedRows={8}
          stale={isStale}
          rowKey={(user) => user.id}
          rowHref={(user) => filters.hrefWith({ userId: user.id, pick: undefined })}
          columns={[
            { key: 'name', header: t('users.columns.user'), title: displayName, cell: userCell },
            { key: 'email', header: t('users.columns.email'), cell: (user) => user.primaryEmail ?? '—' },
          ]}
          empty={
            error ? (
              <Failed error={error} onRetry={retry} />
            ) : (
              <NothingFound query={search} onClear={() => setText('')} />
            )
          }
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t('parts.cancel')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
