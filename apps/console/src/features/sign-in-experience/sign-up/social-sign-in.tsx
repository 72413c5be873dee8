import { Switch } from '@gatehouse/ui/controls/switch';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import { SocialTargets } from './social-targets.tsx';

/** The social connectors, and how accounts are linked. */
export function SocialSignIn({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="social"
      title={t('signInExperience.social.title')}
      description={t('signInExperience.social.text')}
    >
      <SocialTargets form={form} />
      <Rule form={form} name="automaticAccountLinking" />
      <Rule form={form} name="skipRequiredIdentifiers" />
    </AnchoredSection>
  );
}

type RuleName = 'automaticAccountLinking' | 'skipRequiredIdentifiers';

function Rule({ form, name }: { form: ExperienceForm; name: RuleName }) {
  const { t } = useTranslation();
  const label = t(`signInExperience.social.${name}`);
  useLabel(`socialSignIn.${name}`, label);
  return (
    <Controller
      control={form.control}
      name={`socialSignIn.${name}`}
      // Undefined in a new tenant, which must not count as a change.
      render={({ field: { value = false, onChange } }) => (
        <Switch
          label={label}
          help={t(`signInExperience.social.${name}Help`)}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    />
  );
}
