import { useEffect } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { type ProviderKind, redirectToProvider, takeDirectSignIn } from './social.ts';

/** Redirects to the provider that the application requests with `direct_sign_in`, if any. */
export function useDirect(
  flowId: string | undefined,
  kind: ProviderKind,
  connectorId: string | undefined,
): void {
  const flow = useFlow();
  useEffect(() => {
    // A flow that is past its start continues at its step.
    const isAtStart = flow.next === undefined || ['begin', 'verify'].includes(flow.next.step);
    if (connectorId && flowId && isAtStart && takeDirectSignIn(flowId))
      redirectToProvider(flow, { flowId, kind, connectorId, event: 'SignIn' }).catch(flow.endWith);
  }, [connectorId, flow, flowId, kind]);
}
