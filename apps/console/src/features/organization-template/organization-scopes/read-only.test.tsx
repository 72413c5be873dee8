// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../../../test/console.tsx';
import { EditOrganizationScope } from './edit.tsx';
import { OrganizationScopesList } from './list.tsx';

beforeAll(startEnglish);
afterEach(() => vi.unstubAllGlobals());

const scope = { tenantId: 'default', id: 'scope1', name: 'invite:members', description: null };

/** Renders a page for an administrator with these scopes. */
function renderFor(scopes: string[], element: ReactElement) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    const headers = { 'Total-Number': '1', 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(pathname.endsWith('scope1') ? scope : [scope]), { headers });
  });
  return { asked, ...renderConsole(element, { route: '*', path: '/list/scope1', app: { scopes } }) };
}

it.each([
  { scopes: ['read:data'], row: ['invite:members'], create: 0 },
  { scopes: ['read:data', 'delete:data'], row: ['invite:members', 'Actions for invite:members'], create: 0 },
  { scopes: ['read:data', 'write:data'], row: ['link', 'Actions for invite:members'], create: 1 },
])('the list offers what an administrator with $scopes may do', async ({ scopes, row, create }) => {
  const { place, root } = renderFor(scopes, <OrganizationScopesList />);
  await expect.poll(() => place.textContent).toContain('invite:members');
  const [first, menu] = [place.querySelector('tbody a'), place.querySelector('tbody button')];
  const name = first ? 'link' : place.querySelector('tbody code')?.textContent;
  expect([name, menu?.getAttribute('aria-label')].filter(Boolean)).toEqual(row);
  expect(place.querySelectorAll('a[href*="/create"]').length).toBe(create);
  root.unmount();
  place.remove();
});

const Path = () => <output>{useLocation().pathname}</output>;

it.each([
  { scopes: ['read:data', 'write:data'], isOpen: true },
  { scopes: ['read:data'], isOpen: false },
])('an administrator with $scopes gets the dialog: $isOpen', async ({ scopes, isOpen }) => {
  const edit = (
    <>
      <EditOrganizationScope />
      <Path />
    </>
  );
  const { asked, place, root } = renderFor(scopes, edit);
  const findDialog = () => document.querySelector('[role=dialog]') !== null;
  const path = () => place.querySelector('output')?.textContent;
  if (isOpen) await expect.poll(findDialog).toBe(true);
  else await expect.poll(path).toMatch(/^\/(list)?$/);
  expect([findDialog(), path() === '/list/scope1', asked.length > 0]).toEqual([isOpen, isOpen, isOpen]);
  root.unmount();
  place.remove();
});
