import { expect, it } from 'vitest';
import { interactionEvent } from './interaction.ts';

it('[STATE-11] a flow has one of three events: sign-in, registration or reset of a forgotten password', () => {
  expect(interactionEvent.options).toEqual(['SignIn', 'Register', 'ForgotPassword']);
  for (const other of ['signIn', 'ResetPassword', '', undefined])
    expect(interactionEvent.safeParse(other).success).toBe(false);
});
