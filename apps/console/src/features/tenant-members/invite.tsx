import { entityErrors } from '@gatehouse/contract/errors';
import { invitationRefused } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { createTenantInvitations } from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { mostInvitees, type TenantInvitationWithLink } from '@gatehouse/contract/tenant-members/invitations';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import { inviteeEmail } from '@gatehouse/contract/validation/email';
import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { RoomFor } from '../../parts/plans/with-limit.tsx';
import { usesOf } from '../../parts/plans/uses.ts';
import { InvitationLinks } from './invitation-links.tsx';
import { RoleField, useConfirmRole } from './role-field.tsx';

/** The addresses in a text, each once, in any common separation. */
const readAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Invites administrators, all or none, and shows their links. */
export function Invite({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const tenantId = useTenantId() ?? '';
  const confirmRole = useConfirmRole();
  const [text, setText] = useState('');
  const [roleName, setRole] = useState<TenantRoleName>('collaborator');
  const [problem, setProblem] = useState<string>();
  const [invitations, setInvitations] = useState<readonly TenantInvitationWithLink[]>();
  const { save, isSaving } = useSave(createTenantInvitations, { take });
  const invitee = readAddresses(text);

  function take({ code }: ApiFailure): boolean {
    if (code === entityErrors.notUnique.code) setProblem(t('tenantMembers.invite.pending'));
    else if (code === invitationRefused.code) setProblem(t('tenantMembers.invite.member'));
    else return false;
    return true;
  }
  function findProblem(): string | undefined {
    if (invitee.length > mostInvitees) return t('tenantMembers.invite.tooMany');
    const wrong = invitee.find((address) => !inviteeEmail.safeParse(address).success);
    return wrong && t('tenantMembers.invite.invalidEmail', { address: wrong });
  }
  async function invite() {
    const found = findProblem();
    setProblem(found);
    if (found || !(await confirmRole(roleName))) return;
    try {
      setInvitations(await save({ params: { tenantId }, body: { invitee, roleName } }));
    } catch {
      // The failure is shown.
    }
  }
  if (invitations) return <InvitationLinks invitations={invitations} onClose={onClose} />;
  return (
    <FormDialog
      title={t('tenantMembers.invite.title')}
      description={t('tenantMembers.invite.description')}
      submit={t('tenantMembers.invite.submit')}
      isSaving={isSaving}
      isReady={invitee.length > 0}
      onSubmit={invite}
      onClose={onClose}
      renderActions={(actions) => (
        <RoomFor uses={usesOf(createTenantInvitations, { body: { invitee } })} onClose={onClose}>
          {actions}
        </RoomFor>
      )}
    >
      <Field
        label={t('tenantMembers.invite.emails')}
        help={t('tenantMembers.invite.emailsHelp')}
        error={problem}
      >
        <Textarea
          rows={3}
          value={text}
          placeholder={t('tenantMembers.invite.emailsPlaceholder')}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <RoleField value={roleName} onChange={setRole} />
    </FormDialog>
  );
}
