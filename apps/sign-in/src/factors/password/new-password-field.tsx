import type { CompletePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import { useId, useState } from 'react';
import { PasswordField } from '../../parts/password-field.tsx';
import { useTexts } from '../../texts.tsx';
import { PasswordRules } from './rules.tsx';

/** A new password, with the rules of the password policy. */
export function NewPasswordField({
  policy,
  username,
  problem,
}: {
  policy: CompletePasswordPolicy;
  username: string;
  problem: string | undefined;
}) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const id = useId();
  return (
    <div className="new-password">
      <PasswordField
        name="password"
        label={t('field.password')}
        problem={problem}
        autoComplete="new-password"
        aria-describedby={id}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordRules id={id} policy={policy} password={password} username={username} />
    </div>
  );
}
