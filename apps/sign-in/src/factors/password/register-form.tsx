import type { PageExperience } from '@gatehouse/contract/sign-in/page-state';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { useState } from 'react';
import { beginAgreed } from '../../flow/agree.ts';
import { useFlow } from '../../flow/flow-context.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { TermsCheck } from '../../parts/terms-check.tsx';
import { useTexts } from '../../texts.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Creates an account with a username and a password. */
export function PasswordRegisterForm(props: { experience: PageExperience; username: string }) {
  const { experience } = props;
  const { t } = useTexts();
  const flow = useFlow();
  const { call, follow } = flow;
  const [username, setUsername] = useState(props.username);
  const form = useSubmit(async ({ username: value = '', password = '' }) => {
    await beginAgreed(flow, experience);
    const answer = await call(createPasswordIdentity, {
      body: { identifier: { type: 'username', value: value.trim() }, password },
    });
    await follow(answer.next);
  });
  return (
    <Form form={form} action={t('register.action')}>
      <Field
        name="username"
        label={t('field.username')}
        defaultValue={props.username}
        problem={form.problemOf('username')}
        autoComplete="username"
        onInput={(event) => setUsername(event.currentTarget.value)}
      />
      <NewPasswordField
        policy={experience.passwordPolicy}
        username={username}
        problem={form.problemOf('password')}
      />
      <TermsCheck experience={experience} problem={form.problemOf('terms')} />
    </Form>
  );
}
