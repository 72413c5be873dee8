import { useFlow } from '../../flow/flow-context.tsx';
import { formatIdentifier } from '../../flow/identifier.ts';
import type { StepProps } from '../../flow/step.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { UsernameForManagers } from '../../parts/username-for-managers.tsx';
import { ResetLink } from '../../parts/reset-link.tsx';
import { useTexts } from '../../texts.tsx';
import { sendCode } from '../verification-code/send.ts';
import { NoPasswordHint } from './no-password-hint.tsx';
import { signInWithPassword } from './sign-in-with-password.ts';

/** Takes the password after the identifier was entered on the screen before. */
export function StepScreen({ state, next }: StepProps<'password'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifier, ways } = next;
  const form = useSubmit(({ password = '' }) => signInWithPassword(flow, identifier, password));
  const way = ways.find((each) => each.identifier === identifier.type);
  const shown = formatIdentifier(identifier);
  return (
    <>
      <Heading title={t('sign_in.password_title')} />
      <p className="account">
        <span>{shown}</span>{' '}
        <button type="button" className="link" onClick={flow.startOver}>
          {t('page.change')}
        </button>
      </p>
      <Form
        form={form}
        action={t('sign_in.action')}
        note={<NoPasswordHint screen={state.screen} refusal={form.refusal} />}
      >
        <UsernameForManagers name={shown} />
        <PasswordField
          name="password"
          label={t('field.password')}
          problem={form.problemOf('password')}
          autoComplete="current-password"
          aside={<ResetLink screen={state.screen} identifier={shown} />}
          hasFocus
        />
      </Form>
      {way?.verificationCode && (
        <ActionButton label={t('sign_in.with_code')} run={() => sendCode(flow, 'SignIn', identifier)} />
      )}
    </>
  );
}
