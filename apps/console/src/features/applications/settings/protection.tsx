import { Banner } from '@gatehouse/ui/states/banner';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { DurationField } from '../../../parts/forms/duration-field.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';
import { LinesField } from '../../../parts/forms/lines-field.tsx';
import type { ApplicationForm } from './form.ts';

/** The settings of a protected application's proxy. The guide adds them to its configuration. */
export function Protection({ form, host }: { form: ApplicationForm; host: string }) {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('applications.protected.title')} description={t('applications.protected.text')}>
      <Banner>{t('applications.protected.banner', { host })}</Banner>
      <Field label={t('applications.protected.host')} help={t('applications.protected.hostHelp')} group>
        <CopyText variant="box" value={`https://${host}`} label={t('applications.protected.host')} />
      </Field>
      <FormText
        form={form}
        name="protectedAppMetadata.origin"
        label={t('applications.protected.origin')}
        help={t('applications.protected.originHelp')}
        inputMode="url"
        spellCheck={false}
        mono
      />
      <DurationField
        form={form}
        name="protectedAppMetadata.sessionDuration"
        label={t('applications.protected.sessionDuration')}
        help={t('applications.protected.sessionDurationHelp')}
      />
      <LinesField
        form={form}
        name="protectedAppMetadata.pageRules"
        of="path"
        label={t('applications.protected.pageRules')}
        help={t('applications.protected.pageRulesHelp')}
        placeholder="^/admin(/|$)"
        optional
      />
    </SettingsSection>
  );
}
