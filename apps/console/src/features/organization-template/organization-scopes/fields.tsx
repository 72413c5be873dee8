import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../parts/forms/fields.tsx';
import type { Form } from '../../../parts/forms/form-state.ts';

interface Values {
  name?: string;
  description?: string | null;
}

/** The fields of an organization permission, when it is created and when it is edited. */
export function ScopeFields() {
  const { t } = useTranslation();
  const form: Form<Values> = useFormContext<Values, unknown, FieldValues>();
  return (
    <>
      <FormText
        form={form}
        name="name"
        label={t('organizationScopes.name')}
        help={t('organizationScopes.nameHelp')}
        placeholder="invite:members"
        autoComplete="off"
        spellCheck={false}
        mono
      />
      <FormText
        form={form}
        name="description"
        whenEmpty="null"
        label={t('organizationScopes.descriptionLabel')}
        placeholder={t('organizationScopes.descriptionPlaceholder')}
        autoComplete="off"
      />
    </>
  );
}
