import type { OpenLayer } from '@gatehouse/ui/base/back-closes';
import { NavigationType, type createBrowserRouter, type Location } from 'react-router';

interface Layer {
  id: string;
  close: () => void;
}

/** The layers that were open at a history entry, topmost last. */
const layersAt = ({ state }: Location): string[] => {
  const layers: unknown = state?.layers;
  return Array.isArray(layers) ? layers.map(String) : [];
};

/** The router's index of a history entry. */
const readIndex = (): number => Number(history.state?.idx ?? 0);

/**
 * Adds a history entry for each open layer, so that Back closes it (ADR 129). A layer that is closed otherwise leaves its entry
 * behind, which Back skips: a step by the console could interfere with one by the user.
 */
export function createLayers(router: ReturnType<typeof createBrowserRouter>): OpenLayer {
  let open: Layer[] = [];
  /** The current history entry, unless it is skipped. */
  let current = { location: router.state.location, index: readIndex() };
  let heard = current.location;
  const isOpen = (id: string | undefined) => open.some((layer) => layer.id === id);
  const isLeftBehind = (entry: Location) => layersAt(entry).length > 0 && !isOpen(layersAt(entry).at(-1));

  /** Closes layers that aren't open at this entry. Returns whether there were any. */
  function closeAbove(location: Location): boolean {
    const closing = open.filter(({ id }) => !layersAt(location).includes(id));
    open = open.filter((layer) => !closing.includes(layer));
    for (const layer of closing.toReversed()) layer.close();
    return closing.length > 0;
  }

  router.subscribe(({ location, historyAction }) => {
    if (location === heard) return;
    heard = location;
    const left = current;
    const here = { location, index: readIndex() };
    const isStep = historyAction === NavigationType.Pop && !closeAbove(location);
    if (isStep && isLeftBehind(location)) return void router.navigate(here.index > left.index ? 1 : -1);
    current = here;
    const steps = left.index - here.index;
    // From a leftover entry to the page below it: skip it, because the page is the same.
    if (isStep && isLeftBehind(left.location) && steps > 0 && steps <= layersAt(left.location).length)
      void router.navigate(-1);
  });

  return (close) => {
    const { location, navigation } = router.state;
    // A new entry would cancel the navigation to another page.
    if (navigation.state !== 'idle') return () => undefined;
    const layer = { id: crypto.randomUUID(), close };
    const below = layersAt(location).filter(isOpen);
    open = [...open, layer];
    // Reuse a leftover entry: replacing a layer is one step back, not two.
    const replace = below.length < layersAt(location).length;
    const state: unknown = { ...location.state, layers: [...below, layer.id] };
    const { search, hash } = location;
    void router.navigate({ search, hash }, { state, replace, preventScrollReset: true });
    return () => {
      open = open.filter((one) => one !== layer);
    };
  };
}
