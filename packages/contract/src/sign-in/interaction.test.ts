import { expect, it } from 'vitest';
import { interactionEvent } from './interaction.ts';

it('[STATE-11] a flow signs in, registers or replaces a forgotten password, and nothing else', () => {
  expect(interactionEvent.options).toEqual(['SignIn', 'Register', 'ForgotPassword']);
  for (const other of ['signIn', 'ResetPassword', '', undefined])
    expect(interactionEvent.safeParse(other).success).toBe(false);
});
