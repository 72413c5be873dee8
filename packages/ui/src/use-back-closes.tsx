import { useEffect, useRef } from 'react';

// Each open layer holds an entry of the history with the page's own address, so that the browser's back closes it (UI-01).
// The router never hears of these entries: the address and the router's part of the state are the same on both sides. For that this
// module listens from the moment it is imported: import it (or UiProvider) before the router is made.
type Layer = { id: number; href: string; close: () => void };

const mark = 'gatehouseLayers';
let layers: Layer[] = [];
// Not from 1: entries of before a reload are still in the history.
let nextId = Date.now();
let cameFrom: number | undefined;
let ownMoves: (() => void)[] = [];

const heldIds = (state: unknown): number[] => {
  const ids = (state as Record<string, unknown> | null)?.[mark];
  return Array.isArray(ids) ? ids : [];
};
const isLive = (id: number | undefined) => layers.some((layer) => layer.id === id);

function hearMove(event: PopStateEvent) {
  const arrived = ownMoves.shift();
  if (arrived) {
    event.stopImmediatePropagation();
    return arrived();
  }
  const held = heldIds(event.state);
  const closing = layers.filter((layer) => !held.includes(layer.id));
  if (closing.length === 0) return skipLeftBehind(event, held);
  if (closing.every((layer) => layer.href === location.href)) event.stopImmediatePropagation();
  layers = layers.filter((layer) => !closing.includes(layer));
  for (const layer of closing.toReversed()) layer.close();
}

/** Passes over entries of dialogs that were navigated away from, in the direction one came from (where the browser tells). */
function skipLeftBehind(event: PopStateEvent, held: number[]) {
  const at = window.navigation?.currentEntry?.index;
  if (held.length === 0 || held.some(isLive) || at === undefined || cameFrom === undefined) return;
  if (at < cameFrom) {
    // The router hears of this step, which may have changed the address, and not of the next, which does not.
    ownMoves.push(() => undefined);
    history.go(-held.length);
  } else {
    event.stopImmediatePropagation();
    history.go(1);
  }
}

function writeEntry({ id }: Layer) {
  const held = heldIds(history.state);
  const live = held.filter(isLive).filter((other) => other !== id);
  const state = { ...history.state, [mark]: [...live, id] };
  // An entry whose layer has just gone is used again: one layer replacing another is one step back, not two.
  if (live.length < held.length) history.replaceState(state, '');
  else history.pushState(state, '');
}

/** Steps out of entries whose layers are closed; resolves when the browser has done so, or will not. */
function dropDeadEntries(): Promise<void> {
  const held = heldIds(history.state);
  const dead = held.length - held.filter(isLive).length;
  if (dead === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const arrived = () => {
      clearTimeout(giveUp);
      resolve();
    };
    const giveUp = setTimeout(() => {
      ownMoves = ownMoves.filter((move) => move !== arrived);
      resolve();
    }, 300);
    ownMoves.push(arrived);
    history.go(-dead);
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', hearMove);
  window.navigation?.addEventListener('currententrychange', ({ from }) => {
    cameFrom = from.index;
  });
}

/**
 * Lets the browser's back close something. Returns the function that says it was closed otherwise; await it before
 * navigating, so that the step back and the navigation do not cross.
 */
export function openLayer(close: () => void): () => Promise<void> {
  const layer: Layer = { id: nextId++, href: location.href, close };
  layers = [...layers, layer];
  writeEntry(layer);
  return async () => {
    if (!layers.includes(layer)) return;
    layers = layers.filter((other) => other !== layer);
    // In the next task: who navigates in this one leaves the entry behind, and who opens another layer takes it over.
    await new Promise((resolve) => setTimeout(resolve));
    await dropDeadEntries();
  };
}

/** While `open`, the browser's back calls `close` instead of leaving the page (UI-01). */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const leave = openLayer(() => latest.current());
    return () => void leave();
  }, [open]);
}
