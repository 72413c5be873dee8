import type * as api from '@gatehouse/contract/sign-in/recovery-endpoints';
import { NewPasswordField } from '../factors/password/new-password-field.tsx';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/steps.ts';
import { useKeptTyped } from '../flow/typed.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { UsernameForManagers } from '../parts/username-for-managers.tsx';
import { useTexts } from '../texts.tsx';

/** Takes the password that replaces the forgotten one. */
export function StepScreen({ state }: StepProps<'new-password'>) {
  const { t } = useTexts();
  const { call, follow, flowId, named } = useFlow();
  const kept = useKeptTyped(flowId);
  const form = useSubmit(async ({ password = '' }) => {
    const answer = await call<typeof api.resetPassword>('PUT', '/api/experience/profile/password', {
      password,
    });
    await follow(answer.next);
  });
  return (
    <>
      <Heading title={t('reset.title')} text={t('new_password.text')} hasFocus />
      <Form form={form} action={t('reset.action')}>
        <UsernameForManagers name={named ?? kept} />
        <NewPasswordField
          policy={state.experience.passwordPolicy}
          username=""
          problem={form.problemOf('password')}
        />
      </Form>
    </>
  );
}
