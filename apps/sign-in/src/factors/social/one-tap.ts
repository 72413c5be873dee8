import type { PageOneTap } from '@gatehouse/contract/sign-in/page-state';
import { loadScript } from '../../load-script.ts';

declare global {
  interface Window {
    /** https://developers.google.com/identity/gsi/web/reference/js-reference */
    google?: {
      accounts: {
        id: {
          initialize(options: {
            client_id: string;
            callback: (response: { credential: string }) => void;
            nonce: string;
            auto_select: boolean;
            cancel_on_tap_outside: boolean;
            itp_support: boolean;
            context: 'signin' | 'signup';
            use_fedcm_for_prompt: boolean;
          }): void;
          prompt(): void;
          cancel(): void;
        };
      };
    };
  }
}

/** Shows the Google One Tap prompt until `signal` is aborted. If the script can't be loaded, there is no prompt. */
export async function promptOneTap(
  { clientId, nonce, autoSelect, closeOnTapOutside, itpSupport }: PageOneTap,
  {
    language,
    context,
    signal,
    onChosen,
  }: {
    language: string;
    context: 'signin' | 'signup';
    signal: AbortSignal;
    onChosen: (credential: string) => void;
  },
): Promise<void> {
  const query = new URLSearchParams({ hl: language });
  await loadScript(`https://accounts.google.com/gsi/client?${query.toString()}`).catch(() => undefined);
  const id = window.google?.accounts.id;
  if (!id || signal.aborted) return;
  id.initialize({
    client_id: clientId,
    callback: ({ credential }) => onChosen(credential),
    nonce,
    auto_select: autoSelect,
    cancel_on_tap_outside: closeOnTapOutside,
    itp_support: itpSupport,
    context,
    use_fedcm_for_prompt: true,
  });
  signal.addEventListener('abort', () => id.cancel());
  id.prompt();
}
