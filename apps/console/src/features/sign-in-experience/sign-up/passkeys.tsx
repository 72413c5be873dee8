import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Switch } from '@gatehouse/ui/controls/switch';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';

/** Passkey sign-in. Autofill and button are on unless they are turned off. */
export function Passkeys({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const label = t('signInExperience.passkeys.enabled');
  useLabel('passkeySignIn.enabled', label);
  return (
    <AnchoredSection
      name="passkeys"
      title={t('signInExperience.passkeys.title')}
      description={t('signInExperience.passkeys.text')}
    >
      <Controller
        control={form.control}
        name="passkeySignIn.enabled"
        // Undefined in a new tenant, which must not count as a change.
        render={({ field: { value = false, onChange } }) => (
          <Switch
            label={label}
            help={t('signInExperience.passkeys.enabledHelp')}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      />
      {form.watch('passkeySignIn.enabled') &&
        (['allowAutofill', 'showPasskeyButton'] as const).map((name) => (
          <Way key={name} form={form} name={name} />
        ))}
    </AnchoredSection>
  );
}

function Way({ form, name }: { form: ExperienceForm; name: 'allowAutofill' | 'showPasskeyButton' }) {
  const { t } = useTranslation();
  const label = t(`signInExperience.passkeys.${name}`);
  useLabel(`passkeySignIn.${name}`, label);
  return (
    <Controller
      control={form.control}
      name={`passkeySignIn.${name}`}
      render={({ field: { value = true, onChange } }) => (
        <Checkbox
          label={label}
          help={t(`signInExperience.passkeys.${name}Help`)}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    />
  );
}
