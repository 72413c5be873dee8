import { entityErrors } from '@gatehouse/contract/errors';
import {
  getOrganizationScope,
  updateOrganizationScope,
} from '@gatehouse/contract/organization-scopes/endpoints';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { ApiFailure } from '../../../app/api/failure.ts';
import { useApi } from '../../../app/api/use-api.ts';
import { useCan } from '../../../app/use-can.ts';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { useNavigateFromHere } from '../../../parts/pages/use-navigate-from-here.ts';
import { ScopeFields } from './fields.tsx';

/** Edits an organization permission. The URL contains its ID, so a reload opens it again. */
export function EditOrganizationScope() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const list = { pathname: '..', search: useLocation().search };
  const navigate = useNavigateFromHere();
  const mayWrite = useCan(updateOrganizationScope.permission);
  const {
    data: scope,
    error,
    retry,
  } = useApi(getOrganizationScope, { params: { id } }, { enabled: mayWrite });
  const isGone = error instanceof ApiFailure && error.status === 404;

  if (!mayWrite || isGone) return <Navigate replace to={list} relative="path" />;
  if (error)
    return (
      <Dialog
        open
        title={t('organizationScopes.edit.title')}
        backCloses={false}
        onClose={() => void navigate(list, { relative: 'path' })}
      >
        <DialogBody>
          <Failed error={error} onRetry={retry} />
        </DialogBody>
      </Dialog>
    );
  if (!scope) return null;
  return (
    <CreateDialog
      endpoint={updateOrganizationScope}
      params={{ id }}
      title={t('organizationScopes.edit.title')}
      description={t('organizationScopes.edit.description')}
      submit={t('organizationScopes.edit.save')}
      values={{ name: scope.name, description: scope.description }}
      errorFields={{ [entityErrors.notUnique.code]: 'name' }}
    >
      {() => <ScopeFields />}
    </CreateDialog>
  );
}
