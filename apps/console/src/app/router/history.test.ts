// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistory, type ConsoleHistory, type HeldMove } from './history.ts';

/** A browser's history: entries, and moves that arrive later, as in a browser. */
function stubBrowser(path: string) {
  const entries: { state: unknown; path: string }[] = [{ state: null, path }];
  let at = 0;
  const listeners: (() => void)[] = [];
  const location = () => new URL(entries[at]?.path ?? '/', 'http://localhost:3002');
  vi.stubGlobal('window', {
    get location() {
      return location();
    },
    addEventListener: (_type: string, listen: () => void) => listeners.push(listen),
  });
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state;
    },
    pushState: (state: unknown, _title: string, to: string) => {
      entries.splice(at + 1);
      entries.push({ state, path: to });
      at += 1;
    },
    replaceState: (state: unknown, _title: string, to?: string) => {
      entries[at] = { state, path: to ?? entries[at]?.path ?? '/' };
    },
    go: (steps: number) =>
      queueMicrotask(() => {
        at += steps;
        for (const listen of listeners) listen();
      }),
  });
  return { path: () => location().pathname };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

let browser: ReturnType<typeof stubBrowser>;
let history: ConsoleHistory;
let heard: string[];

beforeEach(() => {
  browser = stubBrowser('/console/roles');
  history = createHistory();
  heard = [];
  history.listen(({ pathname, search }, action) => heard.push(`${action} ${pathname}${search}`));
});

describe('a history', () => {
  it('goes on, replaces and comes back', async () => {
    history.push('/console/roles/r1?tab=a', { from: 'list' });
    expect(history.location.state).toEqual({ from: 'list' });
    history.replace({ pathname: '/console/roles/r1/general' });
    history.go(-1);
    await settle();
    expect(heard).toEqual([
      'PUSH /console/roles/r1?tab=a',
      'REPLACE /console/roles/r1/general',
      'POP /console/roles',
    ]);
    history.go(1);
    await settle();
    expect([browser.path(), history.location.pathname]).toEqual([
      '/console/roles/r1/general',
      '/console/roles/r1/general',
    ]);
  });
});

describe('a guard', () => {
  const moves: HeldMove[] = [];
  let isUnsaved: boolean;
  let remove: () => void;

  beforeEach(async () => {
    history.push('/console/roles/r1');
    heard = [];
    moves.length = 0;
    isUnsaved = true;
    remove = history.guard({
      holds: (next, current) => isUnsaved && next.pathname !== current.pathname,
      decide: (move) => moves.push(move),
    });
  });

  it('holds a link until it is let through', () => {
    history.push('/console/users');
    expect([heard, browser.path()]).toEqual([[], '/console/roles/r1']);
    moves[0]?.proceed();
    expect([heard, browser.path()]).toEqual([['PUSH /console/users'], '/console/users']);
  });

  it('holds the browser’s back: the address stays what is shown', async () => {
    history.go(-1);
    await settle();
    expect([heard, browser.path(), moves.length]).toEqual([[], '/console/roles/r1', 1]);
    // Not let through: one more back asks once more.
    history.go(-1);
    await settle();
    expect([browser.path(), moves.length]).toEqual(['/console/roles/r1', 2]);
    moves[1]?.proceed();
    await settle();
    expect([heard, browser.path(), moves.length]).toEqual([['POP /console/roles'], '/console/roles', 2]);
  });

  it('lets pass what does not leave, what is saved, and everything once it is gone', async () => {
    history.push('/console/roles/r1?search=a');
    isUnsaved = false;
    history.push('/console/users');
    isUnsaved = true;
    remove();
    history.go(-1);
    await settle();
    expect(moves).toEqual([]);
    expect(browser.path()).toBe('/console/roles/r1');
  });
});
