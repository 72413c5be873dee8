import {
  createResourceScope,
  getResource,
  listResourceScopes,
  updateResourceScope,
} from '@gatehouse/contract/resources/endpoints';
import { scopeErrors } from '@gatehouse/contract/resources/resources';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useList } from '../../app/api/use-list.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import type { Form } from '../../parts/forms/form-state.ts';

interface Values {
  name?: string;
  description?: string | null;
}

const errorFields = {
  [scopeErrors.nameExists.code]: 'name',
  [scopeErrors.nameWithSpace.code]: 'name',
} as const;

/** Creates a permission. */
export function CreatePermission() {
  const { t } = useTranslation();
  const { id } = useDetails(getResource);
  return (
    <CreateDialog
      endpoint={createResourceScope}
      params={{ resourceId: id }}
      title={t('resources.permissions.createTitle')}
      description={t('resources.permissions.createDescription')}
      submit={t('resources.permissions.create')}
      values={{ name: '', description: null }}
      errorFields={errorFields}
    >
      {() => <PermissionFields />}
    </CreateDialog>
  );
}

/** Edits a permission. The URL contains its ID, so a reload opens it again. */
export function EditPermission() {
  const { t } = useTranslation();
  const { id } = useDetails(getResource);
  const { scopeId = '' } = useParams();
  const { data, error } = useList(listResourceScopes, {
    params: { resourceId: id },
    query: { search: scopeId, page_size: 1 },
  });
  const scope = data?.items.find((item) => item.id === scopeId);
  if (!scope) return data || error ? <Navigate replace to=".." relative="path" /> : null;
  return (
    <CreateDialog
      endpoint={updateResourceScope}
      params={{ resourceId: id, scopeId }}
      title={t('resources.permissions.editTitle')}
      description={t('resources.permissions.editDescription')}
      submit={t('resources.permissions.save')}
      values={{ name: scope.name, description: scope.description }}
      errorFields={errorFields}
    >
      {() => <PermissionFields />}
    </CreateDialog>
  );
}

/** The fields of both dialogs. */
function PermissionFields() {
  const { t } = useTranslation();
  const form: Form<Values> = useFormContext<Values, unknown, FieldValues>();
  return (
    <>
      <FormText
        form={form}
        name="name"
        label={t('resources.permissions.name')}
        help={t('resources.permissions.nameHelp')}
        placeholder="read:orders"
        autoComplete="off"
        spellCheck={false}
        mono
      />
      <FormText
        form={form}
        name="description"
        whenEmpty="null"
        label={t('resources.permissions.descriptionLabel')}
        placeholder={t('resources.permissions.descriptionPlaceholder')}
        autoComplete="off"
      />
    </>
  );
}
