import { Avatar } from '@gatehouse/ui/data/avatar';
import { Badge, Status } from '@gatehouse/ui/data/badge';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { FilterChip } from '@gatehouse/ui/data/filter-chip';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Pagination } from '@gatehouse/ui/data/pagination';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { Table, type Column } from '@gatehouse/ui/data/table';
import { Toolbar } from '@gatehouse/ui/data/toolbar';
import { Fingerprint, Pencil, Plus, ShieldCheck, Trash2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { query } from './address.tsx';
import { people, type Person } from './data.tsx';
import { GalleryShell } from './shell.tsx';

const columns: Column<Person>[] = [
  {
    key: 'user',
    header: 'User',
    width: '26%',
    title: (row) => row.name,
    cell: (row) => (
      <>
        <Avatar name={row.name} />
        <span>{row.name}</span>
      </>
    ),
  },
  { key: 'email', header: 'Email', cell: (row) => row.email ?? '—' },
  { key: 'security', header: 'Sign-in security', width: '10.5rem', cell: (row) => <Security of={row} /> },
  { key: 'seen', header: 'Last signed in', width: '9rem', cell: (row) => <RelativeTime time={row.seen} /> },
  {
    key: 'created',
    header: 'Created',
    width: '8.5rem',
    minor: true,
    cell: (row) => <RelativeTime time={row.created} />,
  },
];

function Security({ of: person }: { of: Person }) {
  if (person.security === 'suspended') return <Status tone="danger">Suspended</Status>;
  if (person.security === 'passkey')
    return (
      <Badge tone="accent" icon={<Fingerprint />}>
        Passkey
      </Badge>
    );
  if (person.security === 'authenticator') return <Badge icon={<ShieldCheck />}>Authenticator</Badge>;
  return 'Password only';
}

/** An example of a list of the console. */
export function UsersScreen() {
  const confirm = useConfirm();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<string>();
  const [signedIn, setSignedIn] = useState<string | undefined>('90');
  const rows = people.filter((person) => person.name.toLowerCase().includes(search.toLowerCase()));
  return (
    <GalleryShell current="users">
      <PageHeader
        title="Users"
        description="People who can sign in to your applications."
        actions={
          <>
            <Button>Import</Button>
            <Button variant="primary" icon={<Plus />}>
              Create user
            </Button>
          </>
        }
      />
      <Toolbar>
        <SearchInput
          value={search}
          onChange={setSearch}
          placeholder="Name, email, phone, username or ID"
          controls="users"
        />
        <FilterChip
          label="State"
          value={state}
          onChange={setState}
          options={[
            { value: 'active', label: 'Active' },
            { value: 'suspended', label: 'Suspended' },
          ]}
        />
        <FilterChip
          label="Signed in"
          value={signedIn}
          onChange={setSignedIn}
          options={[
            { value: '30', label: 'last 30 days' },
            { value: '90', label: 'last 90 days' },
          ]}
        />
      </Toolbar>
      <Table
        id="users"
        label="Users"
        columns={columns}
        rows={query.has('loading') ? undefined : rows}
        expectedRows={20}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        rowHref={(row) => `?screen=application&user=${row.id}`}
        rowMenu={(row) => [
          { key: 'edit', label: 'Edit', icon: <Pencil />, onSelect: () => undefined },
          { key: 'suspend', label: 'Suspend', icon: <UserRoundX />, onSelect: () => undefined },
          { kind: 'separator', key: 'line' },
          {
            key: 'delete',
            label: 'Delete user',
            icon: <Trash2 />,
            danger: true,
            onSelect: () =>
              void confirm({
                title: `Delete ${row.name}`,
                tone: 'danger',
                typeToConfirm: row.name,
                confirmLabel: 'Delete user',
                consequences: ['3 sessions end at once.', 'Membership in 2 organizations is lost.'],
              }),
          },
        ]}
        empty={<NothingFound query={search} onClear={() => setSearch('')} />}
      />
      <Pagination page={1} pageSize={20} total={104_212} hrefFor={(page) => `?screen=users&page=${page}`} />
    </GalleryShell>
  );
}
