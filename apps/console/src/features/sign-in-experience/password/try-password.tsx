import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { rejectionReasons } from '../../../parts/texts/rejection-reasons.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import '../sign-in-experience.css';

/** The user that the test password is checked for. */
const user = { name: 'Robin Example', username: 'robin_example', primaryEmail: 'robin@example.com' };

/** Checks a password against the form's policy, in the browser only. */
export function TryPassword({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const policy = form.watch('passwordPolicy');
  const rejections = checkPassword(password, policy, { user });
  return (
    <AnchoredSection
      name="try"
      title={t('signInExperience.try.title')}
      description={t('signInExperience.try.text')}
    >
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
                {t(`signInExperience.try.rejections.${rejectionReasons[code]}`, {
                  count: Object.values(interpolation ?? {})[0] ?? 0,
                })}
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
    </AnchoredSection>
  );
}
