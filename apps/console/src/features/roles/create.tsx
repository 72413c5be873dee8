import { createRole } from '@gatehouse/contract/roles/endpoints';
import { roleErrors, roleType } from '@gatehouse/contract/roles/roles';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { FormRadios, FormText } from '../../parts/forms/fields.tsx';
import { Notice } from '../../parts/notices/notice.tsx';
import { PermissionPicker } from './permission-picker.tsx';

/** Creates a role with its permissions. */
export function CreateRole() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createRole}
      title={t('roles.create.title')}
      description={t('roles.create.description')}
      submit={t('roles.create.action')}
      values={{ name: '', description: '', type: 'User', scopeIds: undefined }}
      errorFields={{ [roleErrors.nameInUse.code]: 'name' }}
      goTo={(role) => path(`/roles/${role.id}`)}
    >
      {(form) => {
        const type = form.watch('type') ?? 'User';
        return (
          <>
            <FormText
              form={form}
              name="name"
              label={t('roles.create.name')}
              placeholder={t('roles.create.namePlaceholder')}
              autoComplete="off"
            />
            <FormText
              form={form}
              name="description"
              label={t('roles.create.descriptionLabel')}
              placeholder={t('roles.create.descriptionPlaceholder')}
              autoComplete="off"
            />
            <FormRadios
              form={form}
              name="type"
              label={t('roles.type')}
              variant="cards"
              options={roleType.options.map((value) => ({
                value,
                label: t(`roles.types.${value}`),
                help: t(`roles.typeHelp.${value}`),
              }))}
            />
            {type === 'MachineToMachine' && <Notice name="m2mRole">{t('roles.notices.m2mRole')}</Notice>}
            <PermissionPicker
              // Reset the selection, because the permissions depend on the type.
              key={type}
              type={type}
              onChange={(ids) =>
                form.setValue('scopeIds', ids.length > 0 ? ids : undefined, { shouldDirty: true })
              }
            />
          </>
        );
      }}
    </CreateDialog>
  );
}
