import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type * as api from '@gatehouse/contract/sign-in/password-endpoints';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { ensureEvent } from '../../flow/advance.ts';
import { useFlow } from '../../flow/flow-context.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { useTexts } from '../../texts.tsx';

type IdentifierType = Identifier['type'];

const order: IdentifierType[] = ['username', 'email', 'phone'];

/** `field.username_or_email`: one field for all ways to say who one is. */
function describeLabel(types: readonly IdentifierType[]): SignInTextKey {
  const [first, second, third] = order.filter((type) => types.includes(type));
  if (third) return 'field.username_email_or_phone';
  return (second ? `field.${first}_or_${second}` : `field.${first ?? 'username'}`) as SignInTextKey;
}

/** What somebody has typed, of the kinds that may be typed: an address has an @, a number only digits. */
function guessType(value: string, types: readonly IdentifierType[]): IdentifierType {
  const guess = value.includes('@') ? 'email' : /^\+?[\d\-() ]+$/.test(value) ? 'phone' : 'username';
  return types.includes(guess) ? guess : (types[0] ?? 'username');
}

/** Signs in with an identifier and a password. */
export function PasswordSignInForm({ types, loginHint }: { types: IdentifierType[]; loginHint: string }) {
  const { t } = useTexts();
  const { call, next, follow } = useFlow();
  const form = useSubmit(async ({ identifier = '', password = '' }) => {
    await ensureEvent(call, next, 'SignIn');
    const value = identifier.trim();
    const answer = await call<typeof api.verifyPassword>('POST', '/api/experience/verification/password', {
      identifier: { type: guessType(value, types), value },
      password,
    });
    await follow(answer.next);
  });
  const [only, ...others] = types;
  const keyboard = others.length > 0 || only === 'username' ? undefined : only === 'email' ? 'email' : 'tel';
  return (
    <Form form={form} action={t('sign_in.action')}>
      <Field
        name="identifier"
        label={t(describeLabel(types))}
        defaultValue={loginHint}
        problem={form.problemOf('identifier') ?? form.problemOf('username')}
        autoComplete="username"
        inputMode={keyboard}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        problem={form.problemOf('password')}
        autoComplete="current-password"
      />
    </Form>
  );
}
