import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { Banner } from '@gatehouse/ui/banner';
import { Button } from '@gatehouse/ui/button';
import { Field } from '@gatehouse/ui/field';
import { Select } from '@gatehouse/ui/select';
import { SettingsSection } from '@gatehouse/ui/settings-section';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../parts/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import { suggestRecovery } from './fit.ts';
import { useProblem } from './use-problem.ts';
import { useSenders } from './use-senders.ts';

type Methods = SignInExperienceSettings['forgotPasswordMethods'];

const choices = {
  off: [],
  email: ['EmailVerificationCode'],
  phone: ['PhoneVerificationCode'],
  both: ['EmailVerificationCode', 'PhoneVerificationCode'],
} as const satisfies Record<string, readonly string[]>;
type Choice = keyof typeof choices;
const names = Object.keys(choices) as Choice[];

const nameOf = (methods: Methods | undefined): Choice =>
  names.find((name) => (methods ?? []).toSorted().join() === choices[name].join()) ?? 'off';

/** How somebody who has forgotten their password gets a new one. */
export function ForgotPassword({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const problemAt = useProblem(form);
  const suggested = suggestRecovery(form.watch('signIn.methods') ?? [], useSenders());
  const label = t('signInExperience.forgotPassword.label');
  useLabel('forgotPasswordMethods', label);
  return (
    <SettingsSection
      title={t('signInExperience.forgotPassword.title')}
      description={t('signInExperience.forgotPassword.text')}
    >
      <Controller
        control={form.control}
        name="forgotPasswordMethods"
        render={({ field: { value, onChange } }) => (
          <>
            <Field label={label} error={problemAt('forgotPasswordMethods')}>
              <Select
                value={nameOf(value)}
                onChange={(event) => onChange([...choices[event.target.value as Choice]])}
                options={names.map((name) => ({
                  value: name,
                  label: t(`signInExperience.forgotPassword.options.${name}`),
                }))}
              />
            </Field>
            {suggested && nameOf(value) === 'off' && (
              <Banner
                action={
                  <Button size="small" onClick={() => onChange([...choices[suggested]])}>
                    {t(`signInExperience.forgotPassword.use.${suggested}`)}
                  </Button>
                }
              >
                {t(`signInExperience.forgotPassword.suggested.${suggested}`)}
              </Banner>
            )}
          </>
        )}
      />
    </SettingsSection>
  );
}
