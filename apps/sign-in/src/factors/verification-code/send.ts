import { sendVerificationCode } from '@gatehouse/contract/sign-in/code-endpoints';
import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { ensureEvent } from '../../flow/advance.ts';
import type { Flow } from '../../flow/flow-context.tsx';
import { requireAddress } from '../../flow/identifier.ts';
import { Refusal } from '../../flow/refusal.ts';

/** Sends a code and continues with the step that takes it. `isBegun`: the flow has the event already. */
export async function sendCode(
  { call, next, follow }: Flow,
  interactionEvent: InteractionEvent,
  identifier: Identifier,
  isBegun = false,
): Promise<void> {
  const address = requireAddress(identifier);
  if (!isBegun) await ensureEvent(call, next, interactionEvent);
  try {
    const answer = await call(sendVerificationCode, { body: { identifier: address, interactionEvent } });
    await follow(answer.next);
  } catch (error) {
    // Only the email address or phone number can be invalid, for example with confusable characters.
    if (error instanceof Refusal && error.code === 'guard.invalid_input')
      throw new Refusal({ code: `invalid_${address.type}` });
    throw error;
  }
}
