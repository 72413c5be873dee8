import type { DeadEnd, PageScreen } from '@gatehouse/contract/sign-in/page-state';
import type { ShownInvitation } from '../../organizations/invitation-store.ts';
import type { BrowserSession } from '../../sessions/browser-session.ts';

interface Shown {
  invitation: ShownInvitation | undefined;
  session: BrowserSession | undefined;
  /** Whether the organization is a tenant, whose members administer it. */
  isTenant: boolean;
  /** Whether any account can accept; `isMember`: whether the session's has nothing to accept. */
  isForAnyone: boolean;
  isMember: boolean;
  /** The CSRF token of the form. */
  form: string;
  /** The user has just declined. */
  hasDeclined: boolean;
}

const ended: Record<'Accepted' | 'Expired' | 'Revoked', DeadEnd> = {
  Accepted: 'invitation_accepted',
  Expired: 'invitation_expired',
  Revoked: 'invitation_revoked',
};

/**
 * What the page of an invitation shows. Only the holder of its link learns its state; every other secret has one response, also one of another
 * tenant. The page doesn't tell whether the invitee has an account.
 */
export function chooseInvitationScreen(shown: Shown): PageScreen {
  const { invitation, session, isTenant, isForAnyone, isMember, form, hasDeclined } = shown;
  if (!invitation) return { name: 'dead-end', reason: 'invitation_invalid' };
  const { status, invitee, acceptedUserId, organizationName: organization, inviterName } = invitation;
  const role = isTenant ? nameRole(invitation) : undefined;
  const about = { organization, role, inviter: inviterName ?? undefined, invitee, form, isForAnyone };
  if (status === 'Accepted' && session?.userId === acceptedUserId)
    return { name: 'invitation', invitation: { ...about, step: 'joined' } };
  if (status === 'Revoked' && hasDeclined)
    return { name: 'invitation', invitation: { ...about, step: 'declined' } };
  if (status !== 'Pending') return { name: 'dead-end', reason: ended[status] };
  if (!session) return { name: 'invitation', invitation: { ...about, step: 'sign-in' } };
  const step = chooseStep();
  return { name: 'invitation', invitation: { ...about, step, account: session.account } };

  function chooseStep(): 'accept' | 'other-account' | 'member' {
    if (isForAnyone) return isMember ? 'member' : 'accept';
    return session?.email === invitee ? 'accept' : 'other-account';
  }
}

/** The role as the console, which is in English, names it: `Collaborator`. */
function nameRole({ organizationRoles: [role] }: ShownInvitation): string | undefined {
  return role && role.name.charAt(0).toUpperCase() + role.name.slice(1);
}
