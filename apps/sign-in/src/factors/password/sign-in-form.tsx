import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { type FocusEvent, useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { readIdentifier } from '../../flow/identifier.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { IdentifierField } from '../../parts/identifier-field.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { ResetLink } from '../../parts/reset-link.tsx';
import { useTexts } from '../../texts.tsx';
import { findCompany, goToCompany } from '../sso/sso.ts';
import { provePassword } from './prove.ts';

/** Signs in with an identifier and a password. Whose company has a sign-in of its own is asked for no password. */
export function PasswordSignInForm(props: {
  screen: Extract<PageScreen, { name: 'sign-in' }>;
  flowId: string | undefined;
}) {
  const { screen, flowId } = props;
  const { t } = useTexts();
  const flow = useFlow();
  const types = screen.identifierTypes;
  const [company, setCompany] = useState<PageSso[]>([]);
  const isElsewhere = company.length > 0;
  const form = useSubmit((values) =>
    isElsewhere
      ? goToCompany(flow, flowId, company)
      : provePassword(flow, readIdentifier(values, types), values.password ?? ''),
  );
  /** The password is still asked for until the answer is there, and where there is none. One for what is typed no more does not count. */
  async function look({ currentTarget: field }: FocusEvent<HTMLInputElement>): Promise<void> {
    if (!screen.ssoUrl) return;
    const { value } = field;
    const found = await findCompany(flow, value.trim()).catch(() => []);
    if (field.value === value) setCompany(found);
  }

  return (
    <Form form={form} action={t(isElsewhere ? 'page.continue' : 'sign_in.action')}>
      <IdentifierField
        types={types}
        defaultValue={screen.loginHint}
        autoComplete={screen.passkey.autofill ? 'username webauthn' : undefined}
        problem={form.problemOf('identifier') ?? form.problemOf('username')}
        help={isElsewhere ? t('sso.elsewhere') : undefined}
        onInput={() => setCompany([])}
        onBlur={(event) => void look(event)}
      />
      {!isElsewhere && (
        <>
          <PasswordField
            name="password"
            label={t('field.password')}
            problem={form.problemOf('password')}
            autoComplete="current-password"
          />
          <ResetLink screen={screen} />
        </>
      )}
    </Form>
  );
}
