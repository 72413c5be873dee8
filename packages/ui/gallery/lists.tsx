import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { FilterChip } from '@gatehouse/ui/data/filter-chip';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { Pagination } from '@gatehouse/ui/data/pagination';
import { Status } from '@gatehouse/ui/data/badge';
import { Table, type Column } from '@gatehouse/ui/data/table';
import { Toolbar } from '@gatehouse/ui/data/toolbar';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { AppWindow, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Example, Group, nothing } from './parts.tsx';

type Row = { id: string; name: string; users: number; state: 'active' | 'off' };
const rows: Row[] = [
  { id: 'k4w0xq2m8fz71rta5bvne', name: 'Storefront', users: 104_212, state: 'active' },
  {
    id: 'p90c2vd7m1x8ka44w0zqe',
    name: 'Warehouse back office with a name that is far too long for one line',
    users: 42,
    state: 'active',
  },
  { id: 'z3m5tq8r1b7yk2c6n0w4x', name: 'Nightly export', users: 0, state: 'off' },
];
const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Application',
    width: '34%',
    title: (row) => row.name,
    cell: (row) => (
      <>
        <IconTile size={24}>
          <AppWindow />
        </IconTile>
        <span>{row.name}</span>
      </>
    ),
  },
  { key: 'id', header: 'ID', cell: (row) => <CopyText value={row.id} label="application ID" /> },
  {
    key: 'state',
    header: 'State',
    width: '8rem',
    cell: (row) =>
      row.state === 'active' ? (
        <Status tone="success">Active</Status>
      ) : (
        <Status tone="neutral">Not used</Status>
      ),
  },
  {
    key: 'users',
    header: 'Users',
    width: '7rem',
    align: 'end',
    cell: (row) => row.users.toLocaleString('en'),
  },
];
const common = {
  columns,
  rowKey: (row: Row) => row.id,
  rowLabel: (row: Row) => row.name,
  rowMenu: () => [{ key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onSelect: nothing }],
};

export function Lists() {
  const [state, setState] = useState<string>();
  const [kind, setKind] = useState<string | undefined>('spa');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([rows[1]?.id ?? '']));
  return (
    <Group title="Lists">
      <Tabs
        label="Applications"
        tabs={[
          { key: 'mine', label: 'My applications', href: '#mine', current: true, count: 3 },
          { key: 'third', label: 'Third-party', href: '#third', count: 0 },
        ]}
      />
      <Toolbar end={<Button size="small">Export</Button>}>
        <FilterChip
          label="State"
          value={state}
          onChange={setState}
          options={[
            { value: 'active', label: 'Active' },
            { value: 'off', label: 'Not used' },
          ]}
        />
        <FilterChip
          label="Kind"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'spa', label: 'Single-page' },
            { value: 'native', label: 'Native' },
          ]}
        />
      </Toolbar>
      <Table label="Applications" rows={rows} rowHref={(row) => `#${row.id}`} {...common} />
      <Pagination page={2} pageSize={20} total={104_212} hrefFor={(page) => `#page-${page}`} />
      <Pagination
        page={1}
        pageSize={20}
        total={10_000}
        capped
        label="Capped"
        hrefFor={(page) => `#page-${page}`}
      />
      <Pagination page={1} pageSize={20} total={3} label="One page" hrefFor={(page) => `#page-${page}`} />
      <Example name="With a selection" stack>
        <Table
          label="With a selection"
          rows={rows}
          selection={{ keys: selected, onChange: setSelected }}
          {...common}
        />
      </Example>
      <Example name="Loading" stack>
        <Table label="Loading" rows={undefined} expectedRows={3} {...common} />
      </Example>
      <Example name="Changing" stack>
        <Table label="Changing" rows={rows.slice(0, 2)} stale {...common} />
      </Example>
      <Example name="Nothing yet" stack>
        <Table
          label="Empty"
          rows={[]}
          {...common}
          empty={
            <EmptyState
              icon={<AppWindow />}
              title="No applications yet"
              code="npx create-gatehouse-app storefront"
              action={
                <Button variant="primary" icon={<Plus />}>
                  Create application
                </Button>
              }
            >
              An application is what people sign in to: a site, a phone app, a service.
            </EmptyState>
          }
        />
      </Example>
      <Example name="No results" stack>
        <Table
          label="No results"
          rows={[]}
          {...common}
          empty={<NothingFound query="storefrnt" onClear={nothing} />}
        />
      </Example>
    </Group>
  );
}
