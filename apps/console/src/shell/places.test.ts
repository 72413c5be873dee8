import { rankAll } from '@gatehouse/ui/base/rank';
import type { RouteObject } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { startEnglish } from '../../test/console.tsx';
import { features } from './navigation.ts';

beforeAll(startEnglish);

/** The paths of pages: no records, dialogs or redirects. */
function listPages(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children = [], element, index }) => {
    const address = path ? `${above}/${path}` : above;
    const below = listPages(children, address);
    const isTabbed = children.some((child) => child.index);
    const isPage = !index && !isTabbed && element === undefined && !/[:*]|\/create\b/.test(address);
    return isPage ? [address, ...below] : below;
  });
}

/** The paths of the tabs of records. */
function listTabs(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path: record, children = [] }) =>
    record?.endsWith('/:id') ? children.flatMap(({ path }) => (path ? `/${record}/${path}` : [])) : [],
  );
}

const listPlaces = () =>
  features.flatMap(({ key, path, words = [], places: all = [] }) => [
    { label: key, path: `/${path}`, words },
    ...all.map(({ label, path: to, words: others = [] }) => ({ label: label(), path: to, words: others })),
  ]);

describe('the palette', () => {
  it('contains every page without a record', () => {
    const pages = features.flatMap(({ routes }) => listPages(routes));
    expect(pages).toContain('/sign-in-experience/branding');
    const actions = features.flatMap(({ actions: own = [] }) => own.map(({ path }) => path));
    const known = new Set([...listPlaces().map(({ path }) => path), ...actions]);
    expect(pages.filter((page) => !known.has(page))).toEqual([]);
  });

  it('leads to the tabs of a record, which every record of its kind has', () => {
    const tabs = features.flatMap(({ routes }) => listTabs(routes));
    expect(tabs).toContain('/users/:id/settings');
    const known = listPlaces().flatMap(({ path }) => (path.includes(':id') ? path : []));
    expect(known.filter((place) => !tabs.includes(place))).toEqual([]);
    const ofRecords = features.filter(({ routes }) => listTabs(routes).length > 0);
    const atLists = ofRecords.flatMap(({ path, places = [] }) =>
      places.filter((place) => place.path === `/${path}`),
    );
    expect(atLists.map(({ label }) => label())).toEqual([]);
  });

  it('has one entry with a text for each page', () => {
    const names = listPlaces().map(({ label, path }) => `${path} ${label}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    // A missing text returns its key.
    expect(listPlaces().filter(({ label }) => /^\w+\.\w+/.test(label))).toEqual([]);
  });

  it.each([
    ['brand', '/sign-in-experience/branding'],
    ['colour', '/sign-in-experience/branding'],
    ['theme', '/sign-in-experience/branding'],
    ['mfa', '/mfa'],
    ['token', '/applications/:id/settings'],
    ['secret', '/applications/:id/settings'],
    ['secret', '/applications'],
    ['api key', '/applications'],
    ['smtp', '/connectors/passwordless'],
    ['password', '/sign-in-experience/password-policy'],
    ['suspend', '/users/:id/settings'],
    ['suspend', '/users'],
  ])('finds %s', (typed, path) => {
    const found = rankAll(listPlaces(), typed, ({ label, words }) => [label, ...words]);
    expect(found.map(({ item }) => item.path)).toContain(path);
  });
});
