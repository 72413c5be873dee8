import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { Switch } from '@gatehouse/ui/controls/switch';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import { fitMethods, fitSignUp, identifiersOf, nameOption, signUpOptions } from './fit.ts';
import { useProblem } from './use-problem.ts';

/** What new users enter. Changes also adapt dependent settings. */
export function SignUp({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const problemAt = useProblem(form);
  const labels = {
    identifiers: t('signInExperience.signUp.identifiers'),
    password: t('signInExperience.signUp.password'),
    verify: t('signInExperience.signUp.verify'),
  };
  useLabel('signUp', t('signInExperience.signUp.title'));
  return (
    <AnchoredSection
      name="sign-up"
      title={t('signInExperience.signUp.title')}
      description={t('signInExperience.signUp.text')}
    >
      <Controller
        control={form.control}
        name="signUp"
        render={({ field: { value, onChange } }) => {
          if (!value) return <></>;
          const option = nameOption(value.identifiers);
          const isSent = value.identifiers.some((identifier) => identifier !== 'username');
          const change = (next: typeof value) => {
            const fitted = fitSignUp(next);
            onChange(fitted);
            const methods = form.getValues('signIn.methods') ?? [];
            form.setValue('signIn.methods', fitMethods(fitted, methods), { shouldDirty: true });
            form.clearErrors(['signUp', 'signIn']);
          };
          return (
            <>
              <Field
                label={labels.identifiers}
                help={t(`signInExperience.signUp.help.${option}`)}
                error={problemAt('signUp.identifiers')}
              >
                <Select
                  value={option}
                  onPick={(picked) =>
                    picked !== 'other' && change({ ...value, identifiers: identifiersOf(picked) })
                  }
                  options={[...signUpOptions, ...(option === 'other' ? (['other'] as const) : [])].map(
                    (name) => ({
                      value: name,
                      label: t(`signInExperience.signUp.options.${name}`),
                    }),
                  )}
                />
              </Field>
              {option !== 'none' && (
                <Switch
                  label={labels.password}
                  checked={value.password}
                  // Usernames always need a password.
                  disabled={value.identifiers.includes('username')}
                  help={
                    problemAt('signUp.password') ??
                    t(
                      value.identifiers.includes('username')
                        ? 'signInExperience.signUp.passwordNeeded'
                        : 'signInExperience.signUp.passwordHelp',
                    )
                  }
                  onChange={(event) => change({ ...value, password: event.target.checked })}
                />
              )}
              {isSent && (
                <Switch
                  label={labels.verify}
                  checked={value.verify}
                  disabled={value.verify}
                  help={problemAt('signUp.verify') ?? t('signInExperience.signUp.verifyHelp')}
                  onChange={(event) => change({ ...value, verify: event.target.checked })}
                />
              )}
            </>
          );
        }}
      />
    </AnchoredSection>
  );
}
