import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import { verifyPassword } from '@gatehouse/contract/sign-in/password-endpoints';
import { ensureEvent } from '../../flow/advance.ts';
import type { Flow } from '../../flow/flow-context.tsx';

/** Verifies the password and continues. */
export async function signInWithPassword(
  { call, next, follow }: Flow,
  identifier: Identifier,
  password: string,
): Promise<void> {
  await ensureEvent(call, next, 'SignIn');
  await follow((await call(verifyPassword, { body: { identifier, password } })).next);
}
