import type { Application } from '@gatehouse/contract/applications/applications';
import { type ConsentScopes, consentScopeTypes } from '@gatehouse/contract/applications/consent-scopes';
import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import { useTranslation } from 'react-i18next';
import { AssignDialog } from '../../../parts/assign/assign-dialog.tsx';
import { useOptions, toOption } from '../../../parts/assign/use-options.ts';
import { ConsentSection } from './consent-section.tsx';

type Permission = ConsentScopes['organizationScopes'][number];
const nameOf = ({ name }: Permission) => name;
const renderName = ({ name }: Permission) => <code dir="ltr">{name}</code>;

/** The organization permissions that an application can request. */
export function OrganizationPermissions({
  application: { id, name },
  scopes,
}: {
  application: Pick<Application, 'id' | 'name'>;
  scopes: readonly Permission[] | undefined;
}) {
  const { t } = useTranslation();
  return (
    <ConsentSection
      kind="organization"
      scopeType={consentScopeTypes.organization}
      applicationId={id}
      rows={scopes}
      rowKey={(scope) => scope.id}
      rowLabel={nameOf}
      columns={[
        { key: 'name', header: t('applications.consent.permission'), cell: renderName, title: nameOf },
        {
          key: 'description',
          header: t('applications.consent.description'),
          cell: ({ description }) => description,
        },
      ]}
      renderAdd={(onAdd, onClose) => (
        <AddPermissions
          name={name}
          held={new Set(scopes?.map((scope) => scope.id))}
          onClose={onClose}
          onAdd={(organizationScopes) => onAdd({ organizationScopes })}
        />
      )}
    />
  );
}

function AddPermissions({
  name,
  held,
  onClose,
  onAdd,
}: {
  name: string;
  held: ReadonlySet<string>;
  onClose: () => void;
  onAdd: (ids: string[]) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const source = useOptions(listOrganizationScopes, {
    isSearchedHere: true,
    toOptions: (scope) => (held.has(scope.id) ? [] : [toOption(scope)]),
  });
  return (
    <AssignDialog
      title={t('applications.consent.organization.addTitle', { name })}
      description={t('applications.consent.organization.addText')}
      submit={t('applications.consent.organization.add')}
      search={t('applications.consent.search')}
      source={source}
      onClose={onClose}
      onAssign={onAdd}
    />
  );
}
