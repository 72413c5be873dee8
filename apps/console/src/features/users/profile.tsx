import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { CustomFields } from './custom-fields.tsx';
import { identifierErrors } from './identifier-errors.ts';
import { Identifiers, Person, ProfileFields } from './profile-fields.tsx';

/** The tab Profile of a user: what applications are told. */
export function UserProfile() {
  const { t } = useTranslation();
  const user = useDetails(getUser);
  const { id, username, primaryEmail, primaryPhone, name, avatar, profile, customData } = user;
  return (
    <SettingsForm
      endpoint={updateUser}
      params={{ userId: id }}
      values={{ username, primaryEmail, primaryPhone, name, avatar, profile, customData }}
      errorFields={identifierErrors}
    >
      {(form) => (
        <>
          <Identifiers form={form} />
          <Person form={form} user={user} />
          <ProfileFields form={form} user={user} />
          <CustomFields form={form} />
          <SettingsSection
            title={t('users.settings.customData')}
            description={t('users.settings.customDataDescription')}
          >
            <JsonField form={form} name="customData" label={t('users.settings.customDataLabel')} />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
