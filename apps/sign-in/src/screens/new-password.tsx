import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { useEffect } from 'react';
import { continueReset } from '../factors/password/continue-reset.ts';
import { NewPasswordField } from '../factors/password/new-password-field.tsx';
import { advance } from '../flow/advance.ts';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/step.ts';
import { saveIdentifier, useSavedIdentifier } from '../flow/saved-identifier.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { UsernameForManagers } from '../parts/username-for-managers.tsx';
import { useTexts } from '../texts.tsx';

/** Takes the new password of a password reset, which then signs in, or at sign-in one that replaces an expired one. */
export function StepScreen({ state, next: { event, reason } }: StepProps<'new-password'>) {
  const { t } = useTexts();
  const { call, follow, flowId, named } = useFlow();
  const saved = useSavedIdentifier(flowId);
  // For password managers, also after a reload.
  useEffect(() => {
    if (named) saveIdentifier(flowId, named);
  }, [flowId, named]);
  const name = named ?? saved;
  const form = useSubmit(async ({ password = '' }) => {
    const answer = await call(resetPassword, { body: { password } });
    if (event !== 'ForgotPassword') return follow(answer.next);
    // Not followed step by step: the screen stays until the one that follows the sign-in.
    return follow(await continueReset(call, await advance(call, answer.next), name, password));
  });
  return (
    <>
      <Heading
        title={t('reset.title')}
        text={t(reason ? `new_password.${reason}` : 'new_password.text')}
        hasFocus
      />
      <Form form={form} action={t('reset.action')}>
        <UsernameForManagers name={name} />
        <NewPasswordField
          policy={state.experience.passwordPolicy}
          username=""
          problem={form.problemOf('password')}
        />
      </Form>
    </>
  );
}
