import type { ApplicationWithAdmin } from '@gatehouse/contract/applications/applications';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { updateSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { Switch } from '@gatehouse/ui/controls/switch';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';

/** Limits access to the entries of the list, or ends that. With an empty list no user could sign in. */
export function LimitAccess({
  application: { id, name, type, appLevelAccessControlEnabled: isLimited },
  count,
}: {
  application: ApplicationWithAdmin;
  /** Of entries, once they are loaded. */
  count: number | undefined;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { save } = useSave(updateApplication);
  const { save: saveSaml } = useSave(updateSamlApplication);
  const mayWrite = useCan(updateApplication.permission);
  const isEmpty = count === 0 && !isLimited;

  const change = (appLevelAccessControlEnabled: boolean) =>
    confirm({
      title: t(`applications.access.${appLevelAccessControlEnabled ? 'limit' : 'open'}.title`, { name }),
      body: t(`applications.access.${appLevelAccessControlEnabled ? 'limit' : 'open'}.text`),
      confirmLabel: t(`applications.access.${appLevelAccessControlEnabled ? 'limit' : 'open'}.confirm`),
      tone: appLevelAccessControlEnabled ? 'danger' : undefined,
      action: () =>
        (type === 'SAML' ? saveSaml : save)({ params: { id }, body: { appLevelAccessControlEnabled } }),
    });
  return (
    <SettingsSection title={t('applications.access.title')} description={t('applications.access.text')}>
      <Switch
        label={t('applications.access.label')}
        help={t(`applications.access.${isEmpty ? 'empty' : isLimited ? 'isLimited' : 'isOpen'}`)}
        checked={isLimited}
        disabled={!mayWrite || count === undefined || isEmpty}
        onChange={(event) => void change(event.target.checked)}
      />
    </SettingsSection>
  );
}
