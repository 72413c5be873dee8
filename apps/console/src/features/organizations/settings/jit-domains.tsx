import { entityErrors } from '@gatehouse/contract/errors';
import {
  addJitEmailDomain,
  listJitEmailDomains,
  removeJitEmailDomain,
} from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { emailDomain, isPublicDomain } from '@gatehouse/contract/sso-connectors/domains';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../app/api/use-list.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import '../organizations.css';

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
      {mayWrite && <AddDomain id={id} />}
    </EntryList>
  );
}

function AddDomain({ id }: { id: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'invalid' | 'twice'>();
  const { save: add, isSaving } = useSave(addJitEmailDomain, {
    take(failure) {
      if (failure.code !== entityErrors.notUnique.code) return false;
      setProblem('twice');
      return true;
    },
  });
  const domain = emailDomain.safeParse(text).data;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (domain === undefined) return setProblem('invalid');
    try {
      await add({ params: { id }, body: { emailDomain: domain } });
      setText('');
    } catch {
      // The error is shown, and the text stays.
    }
  }
  return (
    <form className="organization-domain" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('organizations.jit.domains.field')}
        hideLabel
        error={problem && t(`organizations.jit.domains.${problem}`)}
        warning={
          domain && isPublicDomain(domain) ? t('organizations.jit.domains.public', { domain }) : undefined
        }
      >
        <Input
          mono
          value={text}
          placeholder="example.com"
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" icon={<Plus />} loading={isSaving}>
        {t('organizations.jit.domains.add')}
      </Button>
    </form>
  );
}
