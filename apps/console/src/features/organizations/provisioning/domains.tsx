import { entityErrors } from '@gatehouse/contract/errors';
import {
  addOrganizationDomain,
  listOrganizationDomains,
  removeOrganizationDomain,
  verifyOrganizationDomain,
} from '@gatehouse/contract/organizations/domain-endpoints';
import {
  type OrganizationDomain,
  organizationDomainErrors,
} from '@gatehouse/contract/organizations/organization-domains';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import { AddDomain } from '../add-domain.tsx';
import '../organizations.css';

/** The domains of an organization, each verified with a TXT record. */
export function Domains({ id }: { id: string }) {
  const { t } = useTranslation();
  const mayWrite = useCan(addOrganizationDomain.permission);
  const { data, ...read } = useApi(listOrganizationDomains, { params: { id } });
  const { save: remove } = useSave(removeOrganizationDomain);
  const open = data?.filter(({ verifiedAt }) => verifiedAt === null) ?? [];
  return (
    <EntryList
      label={t('organizations.provisioning.domains.label')}
      help={t('organizations.provisioning.domains.help')}
      none={t('organizations.provisioning.domains.none')}
      entries={{ ...read, data }}
      keyOf={({ domain }) => domain}
      nameOf={({ domain }) => domain}
      detailOf={({ verifiedAt }) =>
        t(`organizations.provisioning.domains.${verifiedAt === null ? 'pending' : 'verified'}`)
      }
      removeText={t('organizations.provisioning.domains.removeText')}
      removeConfirm={t('organizations.provisioning.domains.removeConfirm')}
      onRemove={({ domain }) => remove({ params: { id, domain } })}
    >
      {open.map((domain) => (
        <RecordOf key={domain.domain} id={id} domain={domain} mayWrite={mayWrite} />
      ))}
      {mayWrite && <AddOrganizationDomain id={id} />}
    </EntryList>
  );
}

/** The record to publish, and the button that looks for it. */
function RecordOf({ id, domain, mayWrite }: { id: string; domain: OrganizationDomain; mayWrite: boolean }) {
  const { t } = useTranslation();
  const { save: verify, isSaving } = useSave(verifyOrganizationDomain);
  const { record } = domain;
  const nameLabel = t('organizations.provisioning.domains.record.name');
  const valueLabel = t('organizations.provisioning.domains.record.value');
  return (
    <div className="organization-record">
      <p className="ui-field-help">
        {t('organizations.provisioning.domains.record.text', { domain: domain.domain })}
      </p>
      <Field label={nameLabel} group>
        <CopyText variant="box" value={record.name} label={nameLabel} />
      </Field>
      <Field label={valueLabel} group>
        <CopyText variant="box" value={record.value} label={valueLabel} />
      </Field>
      {mayWrite && (
        <div>
          <Button
            loading={isSaving}
            onClick={() => void verify({ params: { id, domain: domain.domain } }).catch(() => undefined)}
          >
            {t('organizations.provisioning.domains.verify', { domain: domain.domain })}
          </Button>
        </div>
      )}
    </div>
  );
}

const problems: Record<string, 'twice' | 'public'> = {
  [entityErrors.notUnique.code]: 'twice',
  [organizationDomainErrors.publicDomain.code]: 'public',
};

function AddOrganizationDomain({ id }: { id: string }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<'invalid' | 'twice' | 'public'>();
  const { save: add, isSaving } = useSave(addOrganizationDomain, {
    take({ code }) {
      setProblem(problems[code]);
      return problems[code] !== undefined;
    },
  });
  return (
    <AddDomain
      label={t('organizations.provisioning.domains.field')}
      submit={t('organizations.provisioning.domains.add')}
      isSaving={isSaving}
      problem={problem}
      onProblem={setProblem}
      describe={(known) => t(`organizations.provisioning.domains.${known}`)}
      onAdd={(domain) => add({ params: { id }, body: { domain } })}
    />
  );
}
