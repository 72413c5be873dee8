// @vitest-environment happy-dom
import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../../test/console.tsx';
import { LogList } from './log-list.tsx';

beforeAll(startEnglish);
afterEach(() => vi.unstubAllGlobals());

const log = (at: number): AuditLog => ({
  tenantId: 'default',
  id: `log${at}`,
  key: 'User.Data.Updated',
  createdAt: 0,
  payload: {
    key: 'User.Data.Updated',
    result: 'Success',
    actor: 'user',
    userId: `actor${at}`,
    applicationId: `app${at}`,
    params: { userId: `subject${at}` },
  },
});

/** Answers lists of users and applications with a record for each requested id. */
function answer({ pathname, searchParams }: URL, rows: number): object[] {
  if (pathname === '/api/logs') return Array.from({ length: rows }, (_, at) => log(at));
  const ids = searchParams.getAll(pathname === '/api/users' ? 'search.id' : 'ids');
  return ids.map((id) => ({ id, name: `Name of ${id}` }));
}

it.each([
  { rows: 20, requests: ['/api/applications', '/api/users'] },
  // Each entry names two users, and a request reads up to 40.
  { rows: 40, requests: ['/api/applications', '/api/users', '/api/users'] },
])(
  'reads the names in $rows entries with $requests.length requests',
  { timeout: 30_000 },
  async ({ rows, requests }) => {
    const asked: URL[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const url = new URL(address);
      asked.push(url);
      const headers = { 'Total-Number': '1', 'Content-Type': 'application/json' };
      return new Response(JSON.stringify(answer(url, rows)), { headers });
    });
    const { place, root } = renderConsole(<LogList base="/audit-logs" />);
    const last = rows - 1;
    for (const id of ['actor0', 'subject0', 'app0', `actor${last}`, `subject${last}`, `app${last}`])
      await expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(`Name of ${id}`);
    const names = asked.filter(
      ({ searchParams }) => searchParams.has('ids') || searchParams.has('search.id'),
    );
    expect(names.map(({ pathname }) => pathname).sort()).toEqual(requests);
    for (const { searchParams } of names)
      expect(searchParams.getAll('search.id').length + searchParams.getAll('ids').length).toBeLessThanOrEqual(
        40,
      );
    root.unmount();
    place.remove();
  },
);
