import { listApplicationRoles } from '@gatehouse/contract/roles/application-endpoints';
import { listResources } from '@gatehouse/contract/resources/endpoints';
import { Status } from '@gatehouse/ui/badge';
import { ButtonLink } from '@gatehouse/ui/button';
import { Field } from '@gatehouse/ui/field';
import { Select } from '@gatehouse/ui/select';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useTenantPath } from '../../app/tenant.ts';

export interface GuideResourceProps {
  applicationId: string;
  value: string;
  onChange: (indicator: string) => void;
}

/** Which API the machine calls, and whether it has a role at all. */
export function GuideResource({ applicationId, value, onChange }: GuideResourceProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data: resources } = useList(listResources, { query: { page_size: 100 } });
  const { data: roles } = useList(listApplicationRoles, {
    params: { applicationId },
    query: { page_size: 1 },
  });
  return (
    <div className="guide-addresses">
      <Field label={t('applications.guide.resource')}>
        <Select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={(resources?.items ?? []).map(({ name, indicator }) => ({
            value: indicator,
            label: `${name} (${indicator})`,
          }))}
        />
      </Field>
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
