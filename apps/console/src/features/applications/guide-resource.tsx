import { listApplicationRoles } from '@gatehouse/contract/roles/application-endpoints';
import type { ResourceInList } from '@gatehouse/contract/resources/resources';
import { Status } from '@gatehouse/ui/data/badge';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useTenantPath } from '../../app/tenant.ts';
import type { GuideApi } from './use-guide-api.ts';
import './applications.css';

/** Selects the API of a machine-to-machine application, if there are several, and shows its roles. */
export function GuideMachineApi({
  applicationId,
  api,
}: {
  applicationId: string;
  api: GuideApi | undefined;
}) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data: roles } = useList(listApplicationRoles, {
    params: { applicationId },
    query: { page_size: 1 },
  });
  return (
    <div className="guide-addresses">
      {api && <ApiSelect api={api} resources={api.resources} />}
      <div className="guide-addresses-saved">
        {roles && roles.total > 0 ? (
          <Status tone="success">{t('applications.guide.roles', { count: roles.total })}</Status>
        ) : (
          <Status tone="warning">{t('applications.guide.noRoles')}</Status>
        )}
        <ButtonLink size="small" href={path(`/applications/${applicationId}/roles`)}>
          {t('applications.guide.toRoles')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Selects the API resource of the user's tokens. */
export function GuideOwnApi({ api }: { api: GuideApi }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <div className="guide-addresses">
      {api.own.length > 0 ? (
        <ApiSelect api={api} resources={api.own} />
      ) : (
        <div className="guide-addresses-saved">
          <Status tone="warning">{t('applications.guide.noApi')}</Status>
          <ButtonLink size="small" href={path('/api-resources/create')}>
            {t('applications.guide.toApis')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function ApiSelect({ api, resources }: { api: GuideApi; resources: readonly ResourceInList[] }) {
  const { t } = useTranslation();
  return (
    <Field label={t('applications.guide.resource')}>
      <Select
        value={api.indicator}
        onChange={(event) => api.choose(event.target.value)}
        options={resources.map(({ name, indicator }) => ({
          value: indicator,
          label: `${name} (${indicator})`,
        }))}
      />
    </Field>
  );
}
