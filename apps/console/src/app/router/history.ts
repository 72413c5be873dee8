import {
  createPath,
  parsePath,
  type Location,
  type Navigator,
  type NavigationType,
  type To,
} from 'react-router';

/** A move that is held back. Nothing happens until `proceed`. */
export interface HeldMove {
  proceed(): void;
}

export interface Guard {
  /** Whether a move may not simply be made. */
  holds(next: Location, current: Location): boolean;
  /** Decides about a move that is held; the address is that of the page in sight again. */
  decide(move: HeldMove): void;
}

export type Hear = (location: Location, action: `${NavigationType}`) => void;

/** The browser's history as the router needs it, with guards that can hold a move back (ADR 50). */
export interface ConsoleHistory extends Navigator {
  readonly location: Location;
  /** Hears of every move that is made; returns the way to stop hearing. */
  listen(hear: Hear): () => void;
  /** Holds moves back until the returned function is called. */
  guard(guard: Guard): () => void;
}

/** What an entry of the browser's history keeps. */
interface Entry {
  /** What the link or the page gave along. */
  state?: unknown;
  key?: string;
  /** Tells how far, and which way, the browser has gone. */
  index?: number;
}

/** One for a page: it listens to the browser for as long as the page lives. */
export function createHistory(): ConsoleHistory {
  const listeners = new Set<Hear>();
  const guards = new Set<Guard>();
  let index = readEntry().index ?? 0;
  let location = readLocation();
  let whenUndone: (() => void) | undefined;
  let isLetThrough = false;
  history.replaceState({ ...history.state, index }, '');

  const findGuard = (next: Location) => [...guards].find((guard) => guard.holds(next, location));

  function arrive(next: Location, action: `${NavigationType}`): void {
    location = next;
    for (const hear of listeners) hear(next, action);
  }

  function move(to: To, state: unknown, action: 'PUSH' | 'REPLACE'): void {
    const next = locate(to, state, createKey());
    const proceed = () => {
      if (action === 'PUSH') index += 1;
      const entry: Entry = { state, key: next.key, index };
      if (action === 'PUSH') history.pushState(entry, '', createPath(next));
      else history.replaceState(entry, '', createPath(next));
      arrive(next, action);
    };
    const guard = findGuard(next);
    if (guard) guard.decide({ proceed });
    else proceed();
  }

  window.addEventListener('popstate', () => {
    const arrived = readEntry().index;
    const steps = (arrived ?? Number.NaN) - index;
    if (steps === 0 && whenUndone) {
      const decide = whenUndone;
      whenUndone = undefined;
      return decide();
    }
    const next = readLocation();
    const guard = isLetThrough || !steps ? undefined : findGuard(next);
    isLetThrough = false;
    if (guard) return holdBack(guard, steps);
    index = arrived ?? index;
    arrive(next, 'POP');
  });

  /** The browser has gone already: it is taken back before anybody is asked, so that the address fits what is in sight. */
  function holdBack(guard: Guard, steps: number): void {
    const proceed = () => {
      isLetThrough = true;
      history.go(steps);
    };
    whenUndone = () => guard.decide({ proceed });
    history.go(-steps);
  }

  return {
    get location() {
      return location;
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => history.go(steps),
    push: (to, state) => move(to, state, 'PUSH'),
    replace: (to, state) => move(to, state, 'REPLACE'),
    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    guard(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
  };
}

const readEntry = (): Entry => (history.state ?? {}) as Entry;

const createKey = (): string => Math.random().toString(36).slice(2, 10);

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { state, key } = readEntry();
  return locate({ pathname, search, hash }, state, key ?? 'default');
}

function locate(to: To, state: unknown, key: string): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: window.location.pathname, search: '', hash: '', ...path, state: state ?? null, key };
}
