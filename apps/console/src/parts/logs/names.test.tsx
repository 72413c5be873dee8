// @vitest-environment happy-dom
import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../../test/console.tsx';
import { LogList } from './log-list.tsx';

beforeAll(startEnglish);
afterEach(() => vi.unstubAllGlobals());

const log = (at: number, key: string, params: Record<string, string>): AuditLog => ({
  tenantId: 'default',
  id: `log${at}`,
  key,
  createdAt: 0,
  payload: { key, result: 'Success', actor: 'user', userId: `actor${at}`, applicationId: `app${at}`, params },
});
const ofUser = (at: number) => log(at, 'User.Data.Updated', { userId: `subject${at}` });
const ofRole = (at: number) => log(at, 'Role.Data.Updated', { id: `subject${at}` });
const ofOrganization = (at: number) => log(at, 'Organization.Data.Updated', { id: `subject${at}` });
const ofResource = (at: number) => log(at, 'Resource.Data.Updated', { id: `subject${at}` });

const idsIn = ({ searchParams }: URL) => [...searchParams.getAll('search.id'), ...searchParams.getAll('ids')];

it.each([
  { rows: 20, about: 'users', entry: ofUser, requests: ['/api/applications', '/api/users'] },
  // Each entry names two users, and a request reads up to 40.
  { rows: 40, about: 'users', entry: ofUser, requests: ['/api/applications', '/api/users', '/api/users'] },
  { rows: 20, about: 'roles', entry: ofRole, requests: ['/api/applications', '/api/roles', '/api/users'] },
  {
    rows: 20,
    about: 'organizations',
    entry: ofOrganization,
    requests: ['/api/applications', '/api/organizations', '/api/users'],
  },
  {
    rows: 20,
    about: 'resources',
    entry: ofResource,
    requests: ['/api/applications', '/api/resources', '/api/users'],
  },
])(
  'reads the names in $rows entries about $about with $requests.length requests',
  { timeout: 30_000 },
  async ({ rows, entry, requests }) => {
    const asked: URL[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const url = new URL(address);
      asked.push(url);
      const headers = { 'Total-Number': '1', 'Content-Type': 'application/json' };
      const items =
        url.pathname === '/api/logs'
          ? Array.from({ length: rows }, (_, at) => entry(at))
          : idsIn(url).map((id) => ({ id, name: `Name of ${id}` }));
      return new Response(JSON.stringify(items), { headers });
    });
    const { place, root } = renderConsole(<LogList base="/audit-logs" />);
    const last = rows - 1;
    for (const id of ['actor0', 'subject0', 'app0', `actor${last}`, `subject${last}`, `app${last}`])
      await expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(`Name of ${id}`);
    const names = asked.filter((url) => idsIn(url).length > 0 || url.searchParams.has('search'));
    expect(names.map(({ pathname }) => pathname).sort()).toEqual(requests);
    for (const url of names) expect(idsIn(url).length).toBeLessThanOrEqual(40);
    root.unmount();
    place.remove();
  },
);
