import { getOrganization } from '@gatehouse/contract/organizations/endpoints';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { Connection } from './connection.tsx';
import { Domains } from './domains.tsx';
import { GroupRoles } from './group-roles.tsx';
import { Tokens } from './tokens.tsx';

/** The tab Provisioning of an organization: how its identity provider creates and deactivates its users. */
export function OrganizationProvisioning() {
  const { t } = useTranslation();
  const { id, name } = useDetails(getOrganization);
  return (
    <div className="organization-provisioning">
      <AnchoredSection
        name="domains"
        title={t('organizations.provisioning.domains.title')}
        description={t('organizations.provisioning.domains.description')}
      >
        <Domains id={id} />
      </AnchoredSection>
      <AnchoredSection
        name="scim"
        title={t('organizations.provisioning.connection.title')}
        description={t('organizations.provisioning.connection.description')}
      >
        <Connection id={id} />
        <Tokens id={id} name={name} />
      </AnchoredSection>
      <AnchoredSection
        name="group-roles"
        title={t('organizations.provisioning.groups.title')}
        description={t('organizations.provisioning.groups.description')}
      >
        <GroupRoles id={id} />
      </AnchoredSection>
    </div>
  );
}
