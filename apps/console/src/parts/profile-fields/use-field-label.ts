import { useTranslation } from 'react-i18next';
import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { knownNames } from './known-names.ts';

/** The label of a field or part: the tenant's, that of a standard claim, or its name. */
export function useFieldLabel(): (
  field: Partial<Pick<CustomProfileField, 'label'>> & { name: string },
) => string {
  const { t } = useTranslation();
  return ({ name, label }) => {
    const known = knownNames.find((each) => each === name);
    return label || (known ? t(`profileFields.names.${known}`) : name);
  };
}
