import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { useFlow } from '../../flow/flow-context.tsx';
import { readIdentifier, requireOfferedType } from '../../flow/identifier.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { IdentifierField } from '../../parts/identifier-field.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { ResetLink } from '../../parts/reset-link.tsx';
import { useTexts } from '../../texts.tsx';
import type { SsoLookup } from '../sso/use-sso-lookup.tsx';
import { NoPasswordHint } from './no-password-hint.tsx';
import { signInWithPassword } from './sign-in-with-password.ts';

/** Signs in with an identifier and a password. The password field is hidden if the email address has to use enterprise SSO. */
export function PasswordSignInForm({
  screen,
  sso,
}: {
  screen: Extract<PageScreen, { name: 'sign-in' }>;
  sso: SsoLookup;
}) {
  const { t } = useTexts();
  const flow = useFlow();
  const types = screen.identifierTypes;
  const form = useSubmit(async (values) => {
    if (sso.isRequired) return sso.start();
    requireOfferedType(values.identifier ?? '', types);
    return signInWithPassword(flow, readIdentifier(values, types), values.password ?? '');
  });
  return (
    <Form
      form={form}
      {...(sso.button ?? { action: t('sign_in.action') })}
      note={!sso.isRequired && <NoPasswordHint screen={screen} refusal={form.refusal} />}
    >
      <IdentifierField
        types={types}
        defaultValue={screen.loginHint}
        autoComplete={screen.passkey.autofill ? 'username webauthn' : undefined}
        problem={form.problemOf('identifier') ?? form.problemOf('username')}
        {...sso.field}
      />
      {!sso.isRequired && (
        <PasswordField
          name="password"
          label={t('field.password')}
          problem={form.problemOf('password')}
          autoComplete="current-password"
          aside={<ResetLink screen={screen} />}
        />
      )}
    </Form>
  );
}
