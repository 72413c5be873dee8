import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { useFlow } from '../../flow/flow-context.tsx';
import { readIdentifier, requireKind } from '../../flow/identifier.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { IdentifierField } from '../../parts/identifier-field.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { ResetLink } from '../../parts/reset-link.tsx';
import { useTexts } from '../../texts.tsx';
import type { Company } from '../sso/use-company.tsx';
import { NeverSet } from './never-set.tsx';
import { provePassword } from './prove.ts';

/** Signs in with an identifier and a password. Whose company has a sign-in of its own is asked for no password. */
export function PasswordSignInForm({
  screen,
  company,
}: {
  screen: Extract<PageScreen, { name: 'sign-in' }>;
  company: Company;
}) {
  const { t } = useTexts();
  const flow = useFlow();
  const types = screen.identifierTypes;
  const form = useSubmit(async (values) => {
    if (company.isElsewhere) return company.go();
    requireKind(values.identifier ?? '', types);
    return provePassword(flow, readIdentifier(values, types), values.password ?? '');
  });
  return (
    <Form
      form={form}
      {...(company.act ?? { action: t('sign_in.action') })}
      note={!company.isElsewhere && <NeverSet screen={screen} refusal={form.refusal} />}
    >
      <IdentifierField
        types={types}
        defaultValue={screen.loginHint}
        autoComplete={screen.passkey.autofill ? 'username webauthn' : undefined}
        problem={form.problemOf('identifier') ?? form.problemOf('username')}
        {...company.field}
      />
      {!company.isElsewhere && (
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
