import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { listRoutes } from './router.tsx';
import { featuresOf, listSections } from './shell/navigation.ts';

const tenant = 'a'.repeat(21);
const editions = { cloud: listRoutes({ edition: 'cloud' }), own: listRoutes({ edition: 'open-source' }) };
/** The last part of the route that shows a path; nothing if that is page-not-found. */
const shownBy = (edition: keyof typeof editions, path: string): string | undefined => {
  const route = matchRoutes(editions[edition], path)?.at(-1)?.route;
  if (route?.path === '*') return undefined;
  return route?.index ? 'index' : route?.path;
};

it('[RT-02] has the routes outside of a tenant', () => {
  const paths = [
    '/callback',
    '/social-demo-callback',
    '/checkout-success-callback',
    '/onboarding',
    '/accept/invitation',
    '/profile',
    '/profile/link-email',
    '/profile/verification-code',
    '/profile/verify-password',
    '/profile/change-password',
    '/handle-social',
  ];
  expect(paths.filter((path) => shownBy('cloud', path) === undefined)).toEqual([]);
  // Those of the cloud edition alone.
  const missing = paths.filter((path) => shownBy('own', path) === undefined);
  expect(missing).toEqual([
    '/checkout-success-callback',
    '/onboarding',
    '/accept/invitation',
    '/profile/link-email',
    '/profile/verification-code',
    '/handle-social',
  ]);
});

it('[ONB-01] has a route for each step of the onboarding, and none for others', () => {
  const steps = ['', '/welcome', '/create-tenant', `/${tenant}/sign-in-experience`, `/${tenant}/other`];
  expect(steps.map((step) => shownBy('cloud', `/onboarding${step}`))).toEqual([
    'index',
    'welcome',
    'create-tenant',
    'sign-in-experience',
    undefined,
  ]);
});

it('[RT-31] has a route for each of the tenant’s settings, in the cloud edition', () => {
  const pages = ['settings', 'members', 'members/invitations', 'domains', 'subscription', 'billing-history'];
  for (const page of pages) {
    const [path, below] = [`/tenant-settings/${page}`, `/${tenant}/tenant-settings/${page}`];
    expect([page, shownBy('cloud', below) !== undefined, shownBy('own', path)]).toEqual([
      page,
      true,
      undefined,
    ]);
  }
});

it('[OPEN-67] administrators, invitations and domains are settings of a tenant in the cloud edition, and pages of their own in the other', () => {
  for (const page of ['members', 'members/invitations', 'domains']) {
    const shown = shownBy('own', `/settings/${page}`);
    expect([page, shown !== undefined, shownBy('cloud', `/${tenant}/settings/${page}`)]).toEqual([
      page,
      true,
      undefined,
    ]);
    expect(shownBy('cloud', `/${tenant}/tenant-settings/${page}`)?.replace('tenant-', '')).toBe(shown);
    expect(shownBy('own', `/tenant-settings/${page}`)).toBeUndefined();
  }
  expect(shownBy('own', '/tenant-settings')).toBeUndefined();
  const paths = listSections(featuresOf('open-source')).flatMap(({ items }) => items.map(({ path }) => path));
  expect(paths.filter((path) => path.includes('settings'))).toEqual([]);
});

it('[OPEN-07] the tenant is the first part of the path in the cloud edition, and not in the other', () => {
  for (const page of ['/get-started', '/users', '/roles/create', '/webhooks']) {
    expect([page, shownBy('cloud', `/${tenant}${page}`)]).toEqual([page, shownBy('own', page)]);
    expect(shownBy('own', page)).toBeDefined();
    expect([page, shownBy('own', `/${tenant}${page}`)]).toEqual([page, undefined]);
  }
});

it('[RT-07] each area in the sidebar has a page, and other paths of the tenant’s settings have none', () => {
  const items = listSections(featuresOf('cloud')).flatMap((section) => section.items);
  expect(items).toHaveLength(17);
  for (const { path } of items)
    expect([path, shownBy('cloud', `/${tenant}/${path}`) !== undefined]).toEqual([path, true]);
  const others = ['members/xyz', 'xyz', 'subscription/xyz'];
  for (const other of others) expect(shownBy('cloud', `/${tenant}/tenant-settings/${other}`)).toBeUndefined();
});

it('[RT-39] has the routes of webhooks', () => {
  const paths = [
    '/webhooks',
    '/webhooks/create',
    '/webhooks/id/settings',
    '/webhooks/id/recent-requests/log',
  ];
  expect(paths.filter((path) => shownBy('own', path) === undefined)).toEqual([]);
});
