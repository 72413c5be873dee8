import { askedProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { bounded } from '@gatehouse/contract/validation/bounded';
import i18next from 'i18next';

/** The values of a field's form. A list needs an option here, because users can't answer one without. */
export const formRules = askedProfileField
  .extend({ label: bounded(128).optional(), description: bounded(256).optional() })
  .superRefine(({ type, config }, { addIssue }) => {
    if (type === 'Select' && !config.options?.length)
      addIssue({
        code: 'custom',
        path: ['config', 'options'],
        message: i18next.t('profileFields.options.none'),
      });
  });
