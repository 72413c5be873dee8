// @vitest-environment happy-dom
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { Component as CreateTenant } from './create-tenant.tsx';
import { Component as Layout } from './layout.tsx';
import { Component as Look } from './sign-in-experience.tsx';

const id = 'a'.repeat(21);
const cloud = { ...config, edition: 'cloud', tenantId: id, platformIndicator: 'platform' } as const;

/** What the server answers, by method and path. Other calls have no answer yet. */
let answers: Record<string, unknown>;
let sent: string[];
let root: ReturnType<typeof renderConsole>['root'];

beforeAll(startEnglish);
beforeEach(() => {
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const call = `${method} ${new URL(address).pathname}`;
    sent.push(body ? `${call} ${String(body)}` : call);
    if (!(call in answers)) await new Promise(() => undefined);
    const answer = answers[call];
    return answer === 'refused' ? Response.json({}, { status: 500 }) : Response.json(answer);
  });
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

function show(element: React.ReactElement, path: string): HTMLElement {
  const app = createApp({ config: cloud });
  const shown = renderConsole(
    <>
      {element}
      <Place />
    </>,
    { route: '/onboarding/:tenantId/*', path, app: { ...app, api: { ...app.api, config: cloud } } },
  );
  root = shown.root;
  return shown.place;
}
const find = (place: HTMLElement, selector: string) =>
  vi.waitUntil(() => place.querySelector<HTMLElement>(selector), { timeout: 5000 });
const whereTo = (place: HTMLElement): { pathname: string; state: unknown } =>
  JSON.parse(place.querySelector('output')?.textContent ?? '{}');

it('[ONB-06] shows that the account is loading', async () => {
  const place = show(<Layout />, '/onboarding/welcome');
  await find(place, '.loading-screen[aria-busy=true]');
  expect(place.textContent).not.toContain('Step');
});

it('[OPEN-05] [TEN-21] offers two regions, and sends no invitations without collaborators', async () => {
  answers = { 'POST /api/tenants': { id } };
  const place = show(<CreateTenant />, '/onboarding/create-tenant');
  const region = await find(place, 'select');
  const options = [...region.querySelectorAll('option')];
  expect(options.map(({ value, selected }) => [value, selected])).toEqual([
    ['EU', true],
    ['US', false],
  ]);
  (await find(place, 'button[type=submit]')).click();
  await vi.waitFor(() =>
    expect(whereTo(place)).toEqual({
      pathname: `/onboarding/${id}/sign-in-experience`,
      state: { isCreated: true },
    }),
  );
  expect(sent.filter((call) => !call.startsWith('GET'))).toEqual(['POST /api/tenants {"regionName":"EU"}']);
});

it.each([
  ['sent', []],
  ['failed', 'refused'],
])('[TEN-21] [TEN-16 part] goes on after invitations that were %s', async (invitations, answer) => {
  answers = { 'POST /api/tenants': { id }, [`POST /api/tenants/${id}/invitations`]: answer };
  const place = show(<CreateTenant />, '/onboarding/create-tenant');
  const input = (await find(place, '.ui-tags input, [inputmode=email]')) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    'bob@northwind.example',
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await vi.waitFor(() => expect(place.textContent).toContain('bob@northwind.example'));
  (await find(place, 'button[type=submit]')).click();
  await vi.waitFor(() => expect(whereTo(place).state).toEqual({ isCreated: true, invitations }));
  expect(sent.some((call) => call.startsWith(`POST /api/tenants/${id}/invitations {`))).toBe(true);
});

const experience = { customUiAssets: null, branding: {}, color: {} };

it('[ONB-33] has placeholders until the settings of the sign-in page are loaded', async () => {
  const place = show(<Look />, `/onboarding/${id}/sign-in-experience`);
  await find(place, '[aria-busy=true] .ui-skeleton, .ui-skeleton');
  expect(place.querySelector('form')).toBeNull();
});

it('[ONB-32] says instead of a preview that the tenant has a custom UI', async () => {
  answers = {
    'GET /api/sign-in-exp': { ...experience, customUiAssets: { id: 'own' } },
    'GET /api/connectors': [],
    'GET /api/connector-factories': [],
  };
  const place = show(<Look />, `/onboarding/${id}/sign-in-experience`);
  await find(place, 'form');
  expect(place.querySelector('.preview-none')?.textContent).toContain('custom sign-in UI');
  expect(place.querySelector('iframe')).toBeNull();
});
