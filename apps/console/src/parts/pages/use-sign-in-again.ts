import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useApp } from '../../app/app-context.ts';

/** What the dialog says, in the texts of the page. */
export interface SignInAgainTexts {
  title: string;
  body: string;
  confirmLabel: string;
}

/** Asks to sign in again, because the last sign-in is too long ago for what the user wants to do. */
export function useSignInAgain(): (texts: SignInAgainTexts) => Promise<void> {
  const { auth } = useApp();
  const confirm = useConfirm();
  return async (texts) => {
    if (await confirm(texts)) await auth.signIn();
  };
}
