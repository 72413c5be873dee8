import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Lets the browser's Back close something. Returns what is called when it was closed otherwise. */
export type OpenLayer = (close: () => void) => () => void;

const LayerContext = createContext<OpenLayer>(() => () => undefined);

/** Gives the components of this package the router's way to let Back close something, so that the package knows no router. */
export const LayerProvider = LayerContext.Provider;

/** Lets Back close what is opened by a call; for what a component draws, use `useBackCloses`. */
export const useOpenLayer = (): OpenLayer => useContext(LayerContext);

/** While `open`, the browser's Back calls `close` instead of leaving the page (UI-01). */
export function useBackCloses(open: boolean, close: () => void): void {
  const openLayer = useOpenLayer();
  const closeIt = useEffectEvent(close);
  useEffect(() => (open ? openLayer(() => closeIt()) : undefined), [open, openLayer]);
}
