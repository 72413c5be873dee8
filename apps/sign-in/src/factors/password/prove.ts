import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type * as api from '@gatehouse/contract/sign-in/password-endpoints';
import { ensureEvent } from '../../flow/advance.ts';
import type { Flow } from '../../flow/flow-context.tsx';

/** Proves an account by its password, and goes on. */
export async function provePassword(
  { call, next, follow }: Flow,
  identifier: Identifier,
  password: string,
): Promise<void> {
  await ensureEvent(call, next, 'SignIn');
  const answer = await call<typeof api.verifyPassword>('POST', '/api/experience/verification/password', {
    identifier,
    password,
  });
  await follow(answer.next);
}
