import { useEffect } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { leaveForProvider, type ProviderKind, takeDirect } from './social.ts';

/** Goes at once to the provider that the application asks for, if it asks for one. */
export function useDirect(
  flowId: string | undefined,
  kind: ProviderKind,
  connectorId: string | undefined,
): void {
  const flow = useFlow();
  useEffect(() => {
    // A flow that has got further goes on where it is.
    const isAtStart = flow.next === undefined || ['begin', 'verify'].includes(flow.next.step);
    if (connectorId && flowId && isAtStart && takeDirect(flowId))
      leaveForProvider(flow, { flowId, kind, connectorId, event: 'SignIn' }).catch(flow.endWith);
  }, [connectorId, flow, flowId, kind]);
}
