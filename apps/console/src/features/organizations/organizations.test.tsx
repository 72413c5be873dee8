// @vitest-environment happy-dom
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import type { ReactElement } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../../test/console.tsx';
import { OrganizationsList } from './list.tsx';
import { OrganizationMembers } from './members.tsx';
import { OrganizationSettings } from './settings.tsx';

beforeAll(startEnglish);
afterEach(() => vi.unstubAllGlobals());

const organization: Organization = {
  tenantId: 'default',
  id: 'acme',
  name: 'Acme',
  description: null,
  customData: {},
  isMfaRequired: false,
  color: {},
  branding: {},
  customCss: null,
  createdAt: 0,
};
const member = { id: 'u1', name: 'Ada Lovelace', avatar: null, organizationRoles: [] };
const answers: Record<string, unknown> = {
  '/api/organizations': [organization],
  '/api/organizations/acme/users': [member],
  '/api/organizations/acme/jit/email-domains': [{ emailDomain: 'acme.example' }],
  '/api/sign-in-exp': { color: { primaryColor: '#123456', isDarkModeEnabled: false } },
};

/** Renders a tab of the organization for an administrator with these scopes. */
function renderFor(scopes: string[], tab: ReactElement, shown = organization) {
  vi.stubGlobal('fetch', async (address: string) => {
    const headers = { 'Total-Number': '1', 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(answers[new URL(address).pathname] ?? []), { headers });
  });
  const routes = (
    <Routes>
      <Route element={<Outlet context={shown} />}>
        <Route path="*" element={tab} />
      </Route>
    </Routes>
  );
  return renderConsole(routes, { app: { scopes } });
}

const labels = (place: HTMLElement): string[] =>
  [...place.querySelectorAll('button, a[href$="/create"], input[type=checkbox]')]
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
    .filter((label) => /^(Add|Create |Remove|Actions for|Select [A-Z])/.test(label));

it.each([
  { scopes: ['read:data'], offered: ['Select Acme', 'Actions for Acme'] },
  { scopes: ['read:data', 'delete:data'], offered: ['Select Acme', 'Actions for Acme'] },
  {
    scopes: ['read:data', 'write:data'],
    offered: ['Create organization', 'Select Acme', 'Actions for Acme'],
  },
])('the list offers what an administrator with $scopes may do', async ({ scopes, offered }) => {
  const { place, root } = renderFor(scopes, <OrganizationsList />);
  await expect.poll(() => place.textContent).toContain('Acme');
  expect(labels(place)).toEqual(offered);
  root.unmount();
  place.remove();
});

it.each([
  { scopes: ['read:data'], offered: [] },
  { scopes: ['read:data', 'delete:data'], offered: ['Select Ada Lovelace', 'Actions for Ada Lovelace'] },
  {
    scopes: ['read:data', 'write:data'],
    offered: ['Add members', 'Select Ada Lovelace', 'Actions for Ada Lovelace'],
  },
])('the members offer what an administrator with $scopes may do', async ({ scopes, offered }) => {
  const { place, root } = renderFor(scopes, <OrganizationMembers />);
  await expect.poll(() => place.textContent).toContain('Ada Lovelace');
  expect(labels(place)).toEqual(offered);
  root.unmount();
  place.remove();
});

it.each([
  { scopes: ['read:data'], offered: [], isLocked: true },
  { scopes: ['read:data', 'delete:data'], offered: ['Remove acme.example'], isLocked: true },
  {
    scopes: ['read:data', 'write:data'],
    offered: ['Add domain', 'Add SSO connectors', 'Add roles'],
    isLocked: false,
  },
])('the settings offer what an administrator with $scopes may do', async ({ scopes, offered, isLocked }) => {
  const { place, root } = renderFor(scopes, <OrganizationSettings />);
  await expect.poll(() => place.textContent).toContain('acme.example');
  expect(labels(place)).toEqual(offered);
  for (const fields of place.querySelectorAll('fieldset')) expect(fields.disabled).toBe(isLocked);
  root.unmount();
  place.remove();
});

it('the settings warn of a required second factor that no member can set up', async () => {
  const experience = answers['/api/sign-in-exp'];
  answers['/api/sign-in-exp'] = { ...(experience as object), mfa: { factors: [], policy: 'NoPrompt' } };
  const required = { ...organization, isMfaRequired: true };
  const { place, root } = renderFor(['write:data'], <OrganizationSettings />, required);
  await expect.poll(() => place.textContent).toContain('No second factor is turned on');
  root.unmount();
  place.remove();
  answers['/api/sign-in-exp'] = experience;
});
