import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { JitConnectors } from './jit-connectors.tsx';
import { JitDomains } from './jit-domains.tsx';
import { JitRoles } from './jit-roles.tsx';

/** Which users become members by themselves, and their roles. Each change is saved immediately. */
export function JustInTime({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="jit"
      title={t('organizations.jit.title')}
      description={t('organizations.jit.description')}
    >
      <JitDomains organization={organization} />
      <JitConnectors organization={organization} />
      <JitRoles organization={organization} />
    </AnchoredSection>
  );
}
