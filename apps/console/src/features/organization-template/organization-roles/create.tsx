import { entityErrors } from '@gatehouse/contract/errors';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { roleType } from '@gatehouse/contract/roles/roles';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import { FormRadios, FormText } from '../../../parts/forms/fields.tsx';
import { PermissionPicker } from './permission-picker.tsx';

/** Creates an organization role with its permissions. */
export function CreateOrganizationRole() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createOrganizationRole}
      title={t('organizationRoles.create.action')}
      description={t('organizationRoles.create.description')}
      submit={t('organizationRoles.create.action')}
      values={{
        name: '',
        description: null,
        type: 'User',
        organizationScopeIds: [],
        resourceScopeIds: [],
      }}
      errorFields={{ [entityErrors.notUnique.code]: 'name' }}
      goTo={(role) => path(`/organization-template/organization-roles/${role.id}`)}
    >
      {(form) => {
        const type = form.watch('type') ?? 'User';
        return (
          <>
            <FormText
              form={form}
              name="name"
              label={t('organizationRoles.name')}
              placeholder={t('organizationRoles.create.namePlaceholder')}
              autoComplete="off"
            />
            <FormText
              form={form}
              name="description"
              whenEmpty="null"
              label={t('organizationRoles.descriptionLabel')}
              placeholder={t('organizationRoles.create.descriptionPlaceholder')}
              autoComplete="off"
            />
            <FormRadios
              form={form}
              name="type"
              label={t('organizationRoles.type')}
              variant="cards"
              options={roleType.options.map((value) => ({
                value,
                label: t(`organizationRoles.types.${value}`),
                help: t(`organizationRoles.typeHelp.${value}`),
              }))}
            />
            <PermissionPicker
              // Reset the selection, because the permissions depend on the type.
              key={type}
              type={type}
              onChange={({ organizationScopeIds, resourceScopeIds }) => {
                form.setValue('organizationScopeIds', organizationScopeIds, { shouldDirty: true });
                form.setValue('resourceScopeIds', resourceScopeIds, { shouldDirty: true });
              }}
            />
          </>
        );
      }}
    </CreateDialog>
  );
}
