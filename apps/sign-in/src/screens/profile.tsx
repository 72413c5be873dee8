import { addToProfile } from '@gatehouse/contract/sign-in/endpoints';
import type { NextStep, ProfilePart } from '@gatehouse/contract/sign-in/steps';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { useState } from 'react';
import { NewPasswordField } from '../factors/password/new-password-field.tsx';
import { sendCode } from '../factors/verification-code/send.ts';
import { useFlow } from '../flow/flow-context.tsx';
import type { IdentifierType } from '../flow/identifier.ts';
import type { StepProps } from '../flow/step.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { UsernameForManagers } from '../parts/username-for-managers.tsx';
import { useTexts } from '../texts.tsx';
import { IdentifierForm } from '../factors/identifier-form.tsx';

const titles: Record<ProfilePart, SignInTextKey> = {
  username: 'profile.username_title',
  password: 'profile.password_title',
  email: 'profile.email_title',
  phone: 'profile.phone_title',
  emailOrPhone: 'profile.email_or_phone_title',
};
const addresses: Partial<Record<ProfilePart, IdentifierType[]>> = {
  email: ['email'],
  phone: ['phone'],
  emailOrPhone: ['email', 'phone'],
};

/** Asks for missing profile data: an email address or phone number alone, because it is verified next; username and password together. */
export function StepScreen({ state, next }: StepProps<'profile'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { missing, event } = next;
  const typed = missing.filter((part) => !addresses[part]);
  const [first] = missing;
  const types = first && addresses[first];
  const title = t(first && (types || missing.length === 1) ? titles[first] : 'profile.title');
  return (
    <>
      <Heading title={title} text={t('profile.description')} hasFocus />
      {types ? (
        <IdentifierForm
          key={first}
          types={types}
          defaultValue=""
          action={t('code.send')}
          help={t('profile.code_note')}
          onSubmit={(identifier) => sendCode(flow, event, identifier)}
        />
      ) : (
        <TypedParts state={state} parts={typed} />
      )}
    </>
  );
}

function TypedParts({ state, parts }: { state: StepProps<'profile'>['state']; parts: ProfilePart[] }) {
  const { t } = useTexts();
  const { call, follow, named } = useFlow();
  const [username, setUsername] = useState('');
  const form = useSubmit(async (values) => {
    let next: NextStep | undefined;
    for (const type of ['username', 'password'] as const) {
      const value = values[type];
      if (value === undefined || !parts.includes(type)) continue;
      const body = { type, value: type === 'username' ? value.trim() : value };
      next = (await call(addToProfile, { body })).next;
    }
    await follow(next);
  });
  return (
    <Form form={form} action={t('page.continue')}>
      {parts.includes('username') ? (
        <Field
          name="username"
          label={t('field.username')}
          problem={form.problemOf('username')}
          autoComplete="username"
          onInput={(event) => setUsername(event.currentTarget.value)}
        />
      ) : (
        <UsernameForManagers name={named} />
      )}
      {parts.includes('password') && (
        <NewPasswordField
          policy={state.experience.passwordPolicy}
          username={username}
          problem={form.problemOf('password')}
        />
      )}
    </Form>
  );
}
