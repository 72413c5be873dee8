import { deleteProfileField, getProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { DetailsPage } from '../../../parts/pages/details-page.tsx';
import { useFieldLabel } from '../../../parts/profile-fields/use-field-label.ts';

/** The page of a profile field. */
export function ProfileFieldDetails() {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const { save: remove } = useSave(deleteProfileField);
  return (
    <DetailsPage
      endpoint={getProfileField}
      list={{ path: '/sign-in-experience/profile-fields', label: t('profileFields.title') }}
      name={labelOf}
      facts={({ type }) => [t(`profileFields.types.${type}`)]}
      tabs={[{ path: 'settings', label: t('profileFields.settings') }]}
      removal={(field) => ({
        label: t('profileFields.delete.action'),
        title: t('profileFields.delete.title', { name: labelOf(field) }),
        text: t('profileFields.delete.text'),
        remove: () => remove({ params: { name: field.name } }),
      })}
    />
  );
}
