import type { PageExperience } from '@gatehouse/contract/sign-in/page-state';
import type * as api from '@gatehouse/contract/sign-in/endpoints';
import type { NextStep, ProfilePart } from '@gatehouse/contract/sign-in/steps';
import { useState } from 'react';
import { NewPasswordField } from '../factors/password/new-password-field.tsx';
import { useFlow } from '../flow/flow-context.tsx';
import { useSubmit } from '../flow/use-submit.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** Asks for what the account lacks. */
export function ProfileScreen({
  experience,
  missing,
}: {
  experience: PageExperience;
  missing: ProfilePart[];
}) {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const [username, setUsername] = useState('');
  const form = useSubmit(async (values) => {
    let next: NextStep | undefined;
    for (const type of ['username', 'password'] as const) {
      const value = values[type];
      if (value === undefined) continue;
      const body = { type, value: type === 'username' ? value.trim() : value };
      next = (await call<typeof api.addToProfile>('POST', '/api/experience/profile', body)).next;
    }
    await follow(next);
  });
  return (
    <>
      <Heading title={t('profile.title')} text={t('profile.description')} hasFocus />
      <Form form={form} action={t('profile.action')}>
        {missing.includes('username') && (
          <Field
            name="username"
            label={t('field.username')}
            problem={form.problemOf('username')}
            autoComplete="username"
            onInput={(event) => setUsername(event.currentTarget.value)}
          />
        )}
        {missing.includes('password') && (
          <NewPasswordField
            policy={experience.passwordPolicy}
            username={username}
            problem={form.problemOf('password')}
          />
        )}
      </Form>
    </>
  );
}
