import { listProfileFields } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { addressParts } from '@gatehouse/contract/custom-profile-fields/names';
import { partsOf } from '@gatehouse/contract/custom-profile-fields/values';
import type { updateUser } from '@gatehouse/contract/users/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Select } from '@gatehouse/ui/controls/select';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { FormText } from '../../parts/forms/fields.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { ImageField } from '../../parts/forms/image-field.tsx';
import { useFieldLabel } from '../../parts/profile-fields/use-field-label.ts';
import { UserAvatar } from '../../parts/users/user-avatar.tsx';
import './users.css';

interface UserFields {
  form: Form<ValuesOf<typeof updateUser>>;
}

const profileFields = [
  'givenName',
  'middleName',
  'familyName',
  'nickname',
  'preferredUsername',
  'profile',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
] as const;

/** Claims that are shown while they are empty, too. */
const usual: readonly string[] = ['givenName', 'familyName'];

/** The user's identifiers. */
export function Identifiers({ form }: UserFields) {
  const { t } = useTranslation();
  const common = { form, whenEmpty: 'null', optional: false } as const;
  return (
    <SettingsSection
      title={t('users.settings.identity')}
      description={t('users.settings.identityDescription')}
    >
      <FormText {...common} name="username" label={t('users.create.username')} />
      <FormText {...common} name="primaryEmail" type="email" label={t('users.create.email')} />
      <FormText {...common} name="primaryPhone" type="tel" label={t('users.create.phone')} />
    </SettingsSection>
  );
}

/** The user's name and avatar. */
export function Person({ form, user }: UserFields & { user: User }) {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('users.settings.person')} description={t('users.settings.personDescription')}>
      <FormText form={form} name="name" label={t('users.create.name')} whenEmpty="null" optional={false} />
      <ImageField
        form={form}
        name="avatar"
        label={t('users.settings.avatar')}
        help={t('users.settings.avatarHelp')}
        placeholder={t('users.settings.avatarPlaceholder')}
        whenEmpty="null"
        picture={<UserAvatar name={displayName(user)} image={form.watch('avatar')} size={32} />}
      />
    </SettingsSection>
  );
}

/** The profile's OpenID Connect standard claims. */
export function ProfileFields({ form, user }: UserFields & { user: User }) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const { data: fields = [] } = useApi(listProfileFields, {});
  const asked = fields.filter(({ name }) => name === 'address').flatMap(partsOf);
  // Most tenants have none of the parts, or only the address as one text.
  const parts = addressParts.filter(
    (part) =>
      part !== 'formatted' && (asked.some(({ name }) => name === part) || user.profile.address?.[part]),
  );
  const common = { form, whenEmpty: 'absent', optional: false } as const;
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (field: (typeof profileFields)[number]) =>
    usual.includes(field) || Boolean(user.profile[field]) || added.includes(field);
  const hidden = profileFields.filter((field) => !isShown(field));
  const isAddressShown = Boolean(user.profile.address) || asked.length > 0 || added.includes('address');
  const more = [...hidden, ...(isAddressShown ? [] : (['address'] as const))];
  return (
    <SettingsSection title={t('users.settings.profile')} description={t('users.settings.profileDescription')}>
      {profileFields.filter(isShown).map((field) => (
        <FormText
          key={field}
          {...common}
          name={`profile.${field}`}
          label={t(`users.settings.fields.${field}`)}
        />
      ))}
      {isAddressShown && (
        <FormText {...common} name="profile.address.formatted" label={t('users.settings.fields.address')} />
      )}
      {parts.map((part) => (
        <FormText
          key={part}
          {...common}
          name={`profile.address.${part}`}
          label={`${t('users.settings.fields.address')}: ${labelOf({ name: part })}`}
        />
      ))}
      {more.length > 0 && (
        <div className="users-add-claim">
          <Select
            aria-label={t('users.settings.addClaim')}
            value=""
            options={[
              { value: '', label: t('users.settings.addClaim') },
              ...more.map((field) => ({ value: field, label: t(`users.settings.fields.${field}`) })),
            ]}
            onChange={({ target }) => {
              const field = more.find((one) => one === target.value);
              if (!field) return;
              flushSync(() => setAdded((before) => [...before, field]));
              form.setFocus(field === 'address' ? 'profile.address.formatted' : `profile.${field}`);
            }}
          />
        </div>
      )}
    </SettingsSection>
  );
}
