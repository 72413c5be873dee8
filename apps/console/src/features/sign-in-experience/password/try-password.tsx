import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import type { PasswordPolicy } from '@gatehouse/contract/passwords/policy';
import type { signInExperience as texts } from '@gatehouse/phrases/console/en/sign-in-experience';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExperienceForm } from '../experience-form.tsx';
import '../sign-in-experience.css';

/** Whom the tried password is checked against. */
const user = { name: 'Robin Example', username: 'robin_example', primaryEmail: 'robin@example.com' };

type RejectionKey = keyof typeof texts.try.rejections;

/** Says at once what the rules, saved or not, would say of a password. It is sent nowhere. */
export function TryPassword({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const policy = form.watch('passwordPolicy') as PasswordPolicy;
  const rejections = checkPassword(password, policy, { user });
  return (
    <>
      <Field label={t('signInExperience.try.label')} help={t('signInExperience.try.help', user)}>
        <Input
          mono
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <output>
        {password !== '' && (
          <ul className="try-list">
            {rejections.map(({ code, interpolation }) => (
              <li key={code} className="try-bad">
                <CircleX aria-hidden="true" />
                {t(
                  `signInExperience.try.rejections.${code.replace('password_rejected.', '') as RejectionKey}`,
                  {
                    count: Object.values(interpolation ?? {})[0] ?? 0,
                  },
                )}
              </li>
            ))}
            {rejections.length === 0 && (
              <li className="try-good">
                <CircleCheck aria-hidden="true" />
                {t('signInExperience.try.good')}
              </li>
            )}
          </ul>
        )}
      </output>
    </>
  );
}
