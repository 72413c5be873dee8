import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Closes something with the browser's Back button. Returns a function to call if it was closed otherwise. */
export type OpenLayer = (close: () => void) => () => void;

const LayerContext = createContext<OpenLayer>(() => () => undefined);

/** Provides the router's implementation to all components, so that the package doesn't depend on a router. */
export const LayerProvider = LayerContext.Provider;

/** Opens a layer that Back closes, imperatively; components use `useBackCloses`. */
export const useOpenLayer = (): OpenLayer => useContext(LayerContext);

/** While `open`, the browser's Back calls `close` instead of leaving the page (UI-01). */
export function useBackCloses(open: boolean, close: () => void): void {
  const openLayer = useOpenLayer();
  const closeIt = useEffectEvent(close);
  useEffect(() => (open ? openLayer(() => closeIt()) : undefined), [open, openLayer]);
}
