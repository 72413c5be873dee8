import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { NewPasswordField } from '../factors/password/new-password-field.tsx';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/step.ts';
import { useSavedIdentifier } from '../flow/saved-identifier.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { UsernameForManagers } from '../parts/username-for-managers.tsx';
import { useTexts } from '../texts.tsx';

/** Takes the new password of a password reset. */
export function StepScreen({ state }: StepProps<'new-password'>) {
  const { t } = useTexts();
  const { call, follow, flowId, named } = useFlow();
  const saved = useSavedIdentifier(flowId);
  const form = useSubmit(async ({ password = '' }) => {
    await follow((await call(resetPassword, { body: { password } })).next);
  });
  return (
    <>
      <Heading title={t('reset.title')} text={t('new_password.text')} hasFocus />
      <Form form={form} action={t('reset.action')}>
        <UsernameForManagers name={named ?? saved} />
        <NewPasswordField
          policy={state.experience.passwordPolicy}
          username=""
          problem={form.problemOf('password')}
        />
      </Form>
    </>
  );
}
