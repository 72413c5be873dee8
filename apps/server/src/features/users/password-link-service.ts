import type { HandlerInput, HandlerOutput } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type * as access from '@gatehouse/contract/users/access-endpoints';
import { type User, userErrors } from '@gatehouse/contract/users/users';
import { requireSender } from '../../delivery/messages/send-message.ts';
import { sendLink } from '../../delivery/messages/send-notice.ts';
import { countMessage, refuseWaiting } from '../../delivery/messages/waits.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { lockUser } from '../../users/end-everything.ts';
import { forLinks } from '../../tenancy/hosts.ts';
import { createPasswordLink } from '../../users/password-link-store.ts';
import { getUser } from '../../users/user-store.ts';

const dayMs = 86_400_000;
const lifetimes = { reset: dayMs, invitation: 7 * dayMs };
const notices = { reset: 'PasswordLink', invitation: 'AccountInvitation' } as const;

/**
 * Creates a link with which a user sets their password, and either sends it or returns it (ADR 158). A link that is sent is known only to its
 * recipient. It isn't created for users who couldn't sign in with the password.
 */
export async function createLink(
  ctx: Ctx,
  userId: string,
  { purpose, send, expiresIn }: HandlerInput<typeof access.createPasswordLink>['body'],
): Promise<HandlerOutput<typeof access.createPasswordLink>> {
  const { runtime, tenant, now } = ctx;
  const user = found(await getUser(runtime.database.for(tenant.id), userId), entityErrors.notFound);
  const experience = await getSignInExperience(runtime, tenant.id);
  if (!offersPasswordTo(user, experience)) fail(userErrors.linkNotPossible);
  const to = send ? (user.primaryEmail ?? fail(userErrors.noEmail)) : null;
  if (to !== null) {
    await requireSender(ctx, 'Email');
    refuseWaiting(await countMessage(ctx, { type: 'Email', to, usage: 'ForgotPassword' }));
  }
  const expiresAt = now + (expiresIn === undefined ? lifetimes[purpose] : expiresIn * 1000);
  const place = await forLinks(runtime, tenant);
  return runtime.database.tenant(tenant.id, async (db) => {
    await lockUser(db, userId);
    // The address could have changed since it was read.
    const current = found(await getUser(db, userId), entityErrors.notFound);
    if (current.isSuspended || (to !== null && current.primaryEmail !== to)) fail(userErrors.linkNotPossible);
    const link = await createPasswordLink(db, place, { userId, now, expiresAt });
    if (to === null) return { link, sentTo: null, expiresAt };
    await sendLink({ ...ctx, db }, { to, notice: notices[purpose], link });
    return { link: null, sentTo: to, expiresAt };
  });
}

/** Whether this user could sign in with a password, by any of their identifiers. */
const offersPasswordTo = (
  { username, primaryEmail, primaryPhone }: User,
  { signIn }: SignInExperience,
): boolean => {
  const identifiers = { username, email: primaryEmail, phone: primaryPhone };
  return signIn.methods.some(({ identifier, password }) => password && identifiers[identifier] !== null);
};
