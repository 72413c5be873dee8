import { createContext, useContext, useLayoutEffect } from 'react';

/** How the buttons of a dialog tell its frame that what was asked for is under way. */
export const DialogBusy = createContext<(isBusy: boolean) => void>(() => undefined);

/** While `busy`, Escape, the cross and a press outside leave the dialog open: whoever waits is shown what came of it. */
export function useDialogBusy(busy: boolean): void {
  const tell = useContext(DialogBusy);
  useLayoutEffect(() => {
    tell(busy);
    return () => tell(false);
  }, [tell, busy]);
}
