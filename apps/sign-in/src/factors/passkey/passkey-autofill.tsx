import type { AuthenticationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { askForPasskey, hasAutofill } from './passkey.ts';

/**
 * Waits for a passkey to be chosen among what the browser fills in, once: drawn anew, under another key, it waits anew. Taken away, it
 * ends that; browsers ask for one passkey at a time.
 */
export function PasskeyAutofill(props: {
  onMissing: () => void;
  onChosen: (payload: AuthenticationPayload) => Promise<void>;
}) {
  const flow = useFlow();
  const ask = useEffectEvent((signal: AbortSignal) => askForPasskey(flow, 'conditional', signal));
  const onMissing = useEffectEvent(props.onMissing);
  const onChosen = useEffectEvent(props.onChosen);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void hasAutofill().then(async (has) => {
      if (signal.aborted) return;
      if (!has) return onMissing();
      // Nobody has asked for this: that it could not be offered is no news.
      const payload = await ask(signal).catch(() => undefined);
      if (payload && !signal.aborted) await onChosen(payload);
    });
    return () => controller.abort();
  }, []);
  return null;
}
