import { getSessionConfig, updateSessionConfig } from '@gatehouse/contract/configs/endpoints';
import { useTranslation } from 'react-i18next';
import { DurationField } from '../../../parts/forms/duration-field.tsx';
import { SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Loaded } from '../../../parts/pages/loaded.tsx';

/** How long users stay signed in. A form of its own, because it isn't part of the sign-in experience. */
export function Sessions() {
  const { t } = useTranslation();
  return (
    <Loaded endpoint={getSessionConfig}>
      {(config) => (
        <SettingsForm
          endpoint={updateSessionConfig}
          values={config}
          // An empty field means no limit.
          toBody={({ ttl, absoluteTtl = null }) => ({ ttl, absoluteTtl })}
        >
          {(form) => (
            <AnchoredSection
              name="sessions"
              title={t('signInExperience.security.sessions.title')}
              description={t('signInExperience.security.sessions.text')}
            >
              <DurationField
                form={form}
                name="ttl"
                label={t('signInExperience.security.sessions.idle')}
                help={t('signInExperience.security.sessions.idleHelp')}
              />
              <DurationField
                form={form}
                name="absoluteTtl"
                label={t('signInExperience.security.sessions.absolute')}
                help={t('signInExperience.security.sessions.absoluteHelp')}
                optional
              />
            </AnchoredSection>
          )}
        </SettingsForm>
      )}
    </Loaded>
  );
}
