import type { DeadEnd, PageScreen } from '@gatehouse/contract/sign-in/page-state';
import type { ShownInvitation } from '../../organizations/invitation-store.ts';
import type { BrowserSession } from '../../sessions/browser-session.ts';

interface Shown {
  invitation: ShownInvitation | undefined;
  session: BrowserSession | undefined;
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
export function chooseInvitationScreen({ invitation, session, form, hasDeclined }: Shown): PageScreen {
  if (!invitation) return { name: 'dead-end', reason: 'invitation_invalid' };
  const { status, invitee, acceptedUserId, organizationName: organization, inviterName } = invitation;
  const about = { organization, inviter: inviterName ?? undefined, invitee, form };
  if (status === 'Accepted' && session?.userId === acceptedUserId)
    return { name: 'invitation', invitation: { ...about, step: 'joined' } };
  if (status === 'Revoked' && hasDeclined)
    return { name: 'invitation', invitation: { ...about, step: 'declined' } };
  if (status !== 'Pending') return { name: 'dead-end', reason: ended[status] };
  if (!session) return { name: 'invitation', invitation: { ...about, step: 'sign-in' } };
  const step = session.email === invitee ? 'accept' : 'other-account';
  return { name: 'invitation', invitation: { ...about, step, account: session.account } };
}
