import { entityErrors } from '@gatehouse/contract/errors';
import {
  addJitEmailDomain,
  listJitEmailDomains,
  removeJitEmailDomain,
} from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { isPublicDomain } from '@gatehouse/contract/sso-connectors/domains';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../app/api/use-list.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import { AddDomain } from '../add-domain.tsx';

/** Domains of email addresses whose users become members when they sign up. */
export function JitDomains({ organization: { id } }: { organization: Organization }) {
  const { t } = useTranslation();
  const mayWrite = useCan(addJitEmailDomain.permission);
  const { data, ...read } = useList(listJitEmailDomains, { params: { id } });
  const { save: remove } = useSave(removeJitEmailDomain);
  return (
    <EntryList
      label={t('organizations.jit.domains.label')}
      help={t('organizations.jit.domains.help')}
      none={t('organizations.jit.domains.none')}
      entries={{ ...read, data: data?.items }}
      keyOf={(entry) => entry.emailDomain}
      nameOf={(entry) => entry.emailDomain}
      removeText={t('organizations.jit.domains.removeText')}
      removeConfirm={t('organizations.jit.domains.removeConfirm')}
      onRemove={(entry) => remove({ params: { id, emailDomain: entry.emailDomain } })}
    >
      {mayWrite && <AddJitDomain id={id} />}
    </EntryList>
  );
}

function AddJitDomain({ id }: { id: string }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<'invalid' | 'twice'>();
  const { save: add, isSaving } = useSave(addJitEmailDomain, {
    take(failure) {
      if (failure.code !== entityErrors.notUnique.code) return false;
      setProblem('twice');
      return true;
    },
  });
  return (
    <AddDomain
      label={t('organizations.jit.domains.field')}
      submit={t('organizations.jit.domains.add')}
      isSaving={isSaving}
      problem={problem}
      onProblem={setProblem}
      describe={(known) => t(`organizations.jit.domains.${known}`)}
      warn={(domain) =>
        isPublicDomain(domain) ? t('organizations.jit.domains.public', { domain }) : undefined
      }
      onAdd={(emailDomain) => add({ params: { id }, body: { emailDomain } })}
    />
  );
}
