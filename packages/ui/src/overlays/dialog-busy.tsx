import { createContext, useContext, useLayoutEffect } from 'react';

/** Lets a dialog's buttons tell its frame that the action is running. */
export const DialogBusy = createContext<(isBusy: boolean) => void>(() => undefined);

/** While `busy`, Escape, the close button and clicks outside don't close the dialog, so that the user sees the result. */
export function useDialogBusy(busy: boolean): void {
  const tell = useContext(DialogBusy);
  useLayoutEffect(() => {
    tell(busy);
    return () => tell(false);
  }, [tell, busy]);
}
