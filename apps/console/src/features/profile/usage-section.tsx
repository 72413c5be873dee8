import { updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import type { Me } from '@gatehouse/contract/me/me';
import { readConsent, usageReportingKey } from '@gatehouse/contract/me/usage-reporting';
import { Switch } from '@gatehouse/ui/controls/switch';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';

/** Whether the administrator agrees that their use of the console is reported (ADR 199). It applies immediately. */
export function UsageSection({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { save, isSaving } = useSave(updateMyCustomData);
  const decide = (isAllowed: boolean) =>
    save({ body: { [usageReportingKey]: { isAllowed, at: Date.now() } } }).catch(() => undefined);
  return (
    <SettingsSection title={t('profile.usage.title')} description={t('profile.usage.description')}>
      <Switch
        label={t('profile.usage.allow')}
        help={t('profile.usage.help')}
        checked={readConsent(me.customData)?.isAllowed === true}
        disabled={isSaving}
        onChange={({ target }) => void decide(target.checked)}
      />
    </SettingsSection>
  );
}
