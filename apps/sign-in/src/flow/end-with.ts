import { createContext, use } from 'react';

/** Shows what an error leads to instead of the current screen. Returns whether there is such a thing; otherwise, the screen shows the error. */
export type EndWith = (error: unknown) => boolean;

const EndWithContext = createContext<EndWith>(() => false);
export const EndWithProvider = EndWithContext.Provider;

/** What forms and buttons do with an error before they show it. */
export const useEndWith = (): EndWith => use(EndWithContext);
