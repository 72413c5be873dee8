import type { AuthenticationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { offerPasskeyAutofill } from './passkey.ts';

/**
 * Offers passkeys in the browser's autofill, once: a new `key` offers them again. Unmounting cancels it, because browsers run one WebAuthn
 * request at a time.
 */
export function PasskeyAutofill(props: {
  onUnsupported: () => void;
  onChosen: (payload: AuthenticationPayload) => Promise<void>;
}) {
  const flow = useFlow();
  const offer = useEffectEvent((signal: AbortSignal) => offerPasskeyAutofill(flow, signal));
  const onUnsupported = useEffectEvent(props.onUnsupported);
  const onChosen = useEffectEvent(props.onChosen);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void browserSupportsWebAuthnAutofill()
      .catch(() => false)
      .then(async (isSupported) => {
        if (signal.aborted) return;
        if (!isSupported) return onUnsupported();
        const payload = await offer(signal);
        if (payload && !signal.aborted) await onChosen(payload);
      });
    return () => controller.abort();
  }, []);
  return null;
}
