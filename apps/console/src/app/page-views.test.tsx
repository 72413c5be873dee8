// @vitest-environment happy-dom
import { act } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../test/console.tsx';
import { hashForReport } from './hash-for-report.ts';
import { PageViews, sectionOf } from './page-views.tsx';

const url = 'https://events.example.com/in';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a role, then applications. Returns what the service got. */
async function visit(customData: object, expected: number): Promise<unknown[]> {
  const got: unknown[] = [];
  let isRead = false;
  vi.stubGlobal('fetch', async (target: Request | string | URL, init?: RequestInit) => {
    const address = target instanceof Request ? target.url : String(target);
    if (address === url) got.push([JSON.parse(String(init?.body)), init?.credentials]);
    if (address.endsWith('/me')) isRead = true;
    return address.endsWith('/me')
      ? new Response(JSON.stringify({ id: 'user00000001', customData }), {
          headers: { 'content-type': 'application/json' },
        })
      : new Response(null, { status: 204 });
  });
  const app = createApp({ config: { ...config, edition: 'cloud', usageReportingUrl: url } });
  const tenant = 'abcdefghijklmnopqrstu';
  const { place, root } = renderConsole(
    <>
      <PageViews url={url} />
      <Link to={`/${tenant}/applications`}>next</Link>
    </>,
    { app, path: `/${tenant}/roles/secret` },
  );
  await vi.waitFor(() => expect(isRead && place.querySelector('a')).toBeTruthy());
  if (expected > 0) await vi.waitFor(() => expect(got).toHaveLength(1));
  act(() => place.querySelector('a')?.click());
  // What would be hashed meanwhile is hashed before this.
  await hashForReport('x');
  await vi.waitFor(() => expect(got).toHaveLength(expected));
  act(() => root.unmount());
  return got;
}

it('[TEL-01] reports each section that is shown, without tenant, records and cookies, of who has agreed', async () => {
  const userId = await hashForReport('user00000001');
  expect(await visit({ usageReporting: { isAllowed: true, at: 1 } }, 2)).toEqual([
    [{ type: 'PageView', page: '/roles', userId }, 'omit'],
    [{ type: 'PageView', page: '/applications', userId }, 'omit'],
  ]);
});

it('[OPEN-30] reports nothing of who has not agreed', async () => {
  expect(await visit({}, 0)).toEqual([]);
  expect(await visit({ usageReporting: { isAllowed: false, at: 1 } }, 0)).toEqual([]);
});

it('names a section only', () => {
  expect(['/', '/profile', '/Ada@x.example', '/a1/b'].map(sectionOf)).toEqual(['/', '/profile', '/', '/']);
});
