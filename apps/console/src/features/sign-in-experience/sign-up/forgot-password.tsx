import { findRecoveryChannels, type Senders } from '@gatehouse/contract/sign-in-experience/rules';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import { useExperience } from '../experience-context.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import { suggestRecovery } from './fit.ts';
import { useProblem } from './use-problem.ts';
import { useSenders } from './use-senders.ts';

type Methods = SignInExperienceSettings['forgotPasswordMethods'];

const names = ['all', 'off', 'email', 'phone', 'both'] as const;
type Choice = (typeof names)[number];
const choices: Record<Choice, Methods> = {
  all: null,
  off: [],
  email: ['EmailVerificationCode'],
  phone: ['PhoneVerificationCode'],
  both: ['EmailVerificationCode', 'PhoneVerificationCode'],
};

const nameOf = (methods: Methods = null): Choice =>
  names.find((name) => methods?.toSorted().join() === choices[name]?.join()) ?? 'off';

/** The value of a choice: null means all channels, including later ones. */
function methodsOf(name: Choice): Methods {
  const methods = choices[name];
  return methods && [...methods];
}

/** The channels that are available now if all can be used. */
function nameReached(mfa: SignInExperienceSettings['mfa'], senders: Senders): Exclude<Choice, 'all'> {
  const channels = findRecoveryChannels({ forgotPasswordMethods: null, mfa }, senders);
  return channels.length > 1 ? 'both' : (channels[0] ?? 'off');
}

/** The channels that reset a forgotten password. */
export function ForgotPassword({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const problemAt = useProblem(form);
  const { experience } = useExperience();
  const senders = useSenders();
  const suggested = suggestRecovery(form.watch('signIn.methods') ?? [], senders);
  const label = t('signInExperience.forgotPassword.label');
  useLabel('forgotPasswordMethods', label);
  return (
    <AnchoredSection
      name="forgot-password"
      title={t('signInExperience.forgotPassword.title')}
      description={t('signInExperience.forgotPassword.text')}
    >
      <Controller
        control={form.control}
        name="forgotPasswordMethods"
        render={({ field: { value, onChange } }) => (
          <>
            <Field
              label={label}
              help={
                nameOf(value) === 'all' && senders
                  ? t(`signInExperience.forgotPassword.reached.${nameReached(experience.mfa, senders)}`)
                  : undefined
              }
              error={problemAt('forgotPasswordMethods')}
            >
              <Select
                value={nameOf(value)}
                onPick={(name) => onChange(methodsOf(name))}
                options={names.map((name) => ({
                  value: name,
                  label: t(`signInExperience.forgotPassword.options.${name}`),
                }))}
              />
            </Field>
            {suggested && nameOf(value) === 'off' && (
              <Banner
                action={
                  <Button size="small" onClick={() => onChange(methodsOf(suggested))}>
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
    </AnchoredSection>
  );
}
