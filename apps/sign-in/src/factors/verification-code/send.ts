import type * as api from '@gatehouse/contract/sign-in/code-endpoints';
import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { ensureEvent } from '../../flow/advance.ts';
import { Refusal } from '../../flow/client.ts';
import type { Flow } from '../../flow/flow-context.tsx';
import { requireAddress } from '../../flow/identifier.ts';

/** Has a code sent, and goes on to where it is entered. */
export async function sendCode(
  { call, next, follow }: Flow,
  interactionEvent: InteractionEvent,
  identifier: Identifier,
): Promise<void> {
  const address = requireAddress(identifier);
  await ensureEvent(call, next, interactionEvent);
  try {
    const answer = await call<typeof api.sendVerificationCode>(
      'POST',
      '/api/experience/verification/verification-code',
      { identifier: address, interactionEvent },
    );
    await follow(answer.next);
  } catch (error) {
    // Only the address can be wrong with it: an impossible one, or letters that look like others.
    if (error instanceof Refusal && error.code === 'guard.invalid_input')
      throw new Refusal({ code: `invalid_${address.type}`, message: '' });
    throw error;
  }
}
