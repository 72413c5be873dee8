import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { inviteeEmail } from '@gatehouse/contract/validation/email';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { RoleChoice } from '../../../parts/organizations/role-choice.tsx';
import { InviteResults } from './invite-results.tsx';
import { useEmails } from './use-emails.ts';
import { canRetry, type Invited, useInvite } from './use-invite.ts';

const lifetimes = [1, 7, 30];

/** The addresses in a text, each once, in any common separation. */
const readAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Invites email addresses to an organization, and then shows what became of each. */
export function Invite({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const { t } = useTranslation();
  const emails = useEmails();
  const canEmail = emails !== 'nothing';
  const invite = useInvite();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [organizationRoleIds, setRoleIds] = useState<string[]>([]);
  const [days, setDays] = useState(7);
  const [isSaving, setSaving] = useState(false);
  const [results, setResults] = useState<Invited[]>();
  const addresses = readAddresses(text);

  async function send() {
    const wrong = addresses.find((address) => !inviteeEmail.safeParse(address).success);
    setProblem(wrong && t('organizationInvitations.invalidEmail', { address: wrong }));
    if (wrong) return;
    setResults(await run(addresses.map((invitee) => ({ invitee }))));
  }
  async function run(invitees: readonly Invited[]): Promise<Invited[]> {
    setSaving(true);
    const invitation = { organizationId: organization.id, organizationRoleIds, days, isSent: canEmail };
    const made = await invite(invitees, invitation);
    setSaving(false);
    return made;
  }
  /** Only those that failed, in their place. */
  async function retry(before: readonly Invited[]) {
    const again = await run(before.filter(canRetry));
    setResults(before.map((one) => again.find(({ invitee }) => invitee === one.invitee) ?? one));
  }
  if (results)
    return (
      <InviteResults
        results={results}
        isKept={emails === 'kept'}
        isRetrying={isSaving}
        onRetry={() => void retry(results)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('organizationInvitations.inviteTitle', { name: organization.name })}
      description={t(`organizationInvitations.help.${emails}`)}
      submit={t(canEmail ? 'organizationInvitations.send' : 'organizationInvitations.createLinks')}
      isSaving={isSaving}
      isReady={addresses.length > 0}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label={t('organizationInvitations.emails')}
        help={t('organizationInvitations.emailsHelp')}
        error={problem}
      >
        <Textarea
          rows={4}
          value={text}
          placeholder={t('organizationInvitations.emailsPlaceholder')}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <RoleChoice type="User" value={organizationRoleIds} onChange={setRoleIds} />
      <Field label={t('organizationInvitations.expiry')}>
        <Select
          value={String(days)}
          onPick={(value) => setDays(Number(value))}
          options={lifetimes.map((count) => ({
            value: String(count),
            label: t('organizationInvitations.days', { count }),
          }))}
        />
      </Field>
    </FormDialog>
  );
}
