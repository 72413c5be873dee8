import type { PageOneTap } from '@gatehouse/contract/sign-in/page-state';
import { loadScript } from '../../parts/load-script.ts';

/** What Google's script puts on the window: https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleWindow {
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

/**
 * Offers the browser's accounts at Google until `signal` says that the page is past it. Where the script does not come there is no prompt,
 * and the page has its other ways: nobody has asked for this one.
 */
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
  const id = (window as GoogleWindow).google?.accounts.id;
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
