import { verificationErrors } from '@gatehouse/contract/account/errors';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import { fail, found } from '../../lib/fail.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { refuseListedEmail } from '../../experience/email-lists.ts';
import { updateUser } from '../../users/user-store.ts';
import { codeTypes, deleteRecord, findRecord } from '../../sessions/verifications.ts';
import { refuseManaged } from './managed-fields.ts';
import { readOwn } from '../../users/own-user.ts';
import { requireFactorLeft, requireWayIn } from './require-way-in.ts';

/** Sets an email address or phone number that a code has confirmed, and tells the previous email address. */
export async function setIdentifier(
  ctx: TransactionCtx,
  { type, value }: Address,
  recordId: string,
): Promise<void> {
  const { db, now, tenant } = ctx;
  const user = await readOwn(ctx);
  if (type === 'email') {
    await refuseManaged(db, user, ['email']);
    refuseListedEmail(value, (await readSignInExperience(db, tenant.id)).emailBlocklistPolicy);
  }
  const asked = { userId: user.id, id: recordId, now, verified: true };
  const record = await findRecord(db, asked, {
    types: [codeTypes[type]],
    purposes: ['NewIdentifier'],
  });
  if (record?.value !== value) fail(verificationErrors.notFound);
  const change = type === 'email' ? { primaryEmail: value } : { primaryPhone: value };
  found(await updateUser(db, user.id, change), accountErrors.suspended);
  await deleteRecord(db, user.id, recordId);
  ctx.note({ changed: Object.keys(change) });
  const isChanged = (type === 'email' ? user.primaryEmail : user.primaryPhone) !== value;
  if (isChanged) await sendNotice(ctx, { to: user.primaryEmail, notice: noticeOf[type] });
}

/** Removes an email address or phone number, unless the user could not sign in without it. */
export async function removeIdentifier(ctx: TransactionCtx, type: Address['type']): Promise<void> {
  const user = await readOwn(ctx);
  if (type === 'email') await refuseManaged(ctx.db, user, ['email']);
  const change = type === 'email' ? { primaryEmail: null } : { primaryPhone: null };
  found(await updateUser(ctx.db, user.id, change), accountErrors.suspended);
  await requireWayIn(ctx);
  await requireFactorLeft(ctx);
  ctx.note({ changed: Object.keys(change) });
  await sendNotice(ctx, { to: user.primaryEmail, notice: noticeOf[type] });
}

const noticeOf = { email: 'EmailChanged', phone: 'PhoneChanged' } as const;
