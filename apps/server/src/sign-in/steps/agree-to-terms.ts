import { agreeToTerms } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { operation } from '../flow/flow-operation.ts';
import { loadStarted, saveFlow } from '../flow/flow-store.ts';

/** Records the agreement; submitting writes it to the account. */
export const agree = operation(agreeToTerms, async (ctx) => {
  const flow = await loadStarted(ctx);
  if (!flow.state.hasAgreed) await saveFlow(ctx, flow, { ...flow.state, hasAgreed: true });
});
