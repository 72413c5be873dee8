import { passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperienceSettings as Settings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type RawBuilder, sql } from 'kysely';

/** The settings that decide how users can sign in. */
export type Ways = Pick<
  Settings,
  'signIn' | 'signInMode' | 'socialSignInConnectorTargets' | 'singleSignOnEnabled' | 'passkeySignIn'
>;

const columns = { username: 'username', email: 'primaryEmail', phone: 'primaryPhone' } as const;

/** Whether the user of the row has any way to sign in. */
export function canSignIn({
  signIn,
  signInMode,
  socialSignInConnectorTargets,
  singleSignOnEnabled,
  passkeySignIn,
}: Ways): RawBuilder<boolean> {
  const ways = signIn.methods.flatMap(({ identifier, password, verificationCode }) => {
    const conditions = [
      ...(password ? [sql`password_encrypted is not null`] : []),
      ...(verificationCode && identifier !== 'username' ? [sql`true`] : []),
    ];
    if (conditions.length === 0) return [];
    return [sql`(${sql.ref(columns[identifier])} is not null and (${sql.join(conditions, sql` or `)}))`];
  });
  if (signInMode === 'Register') return sql`false`;
  const social = sql`jsonb_exists_any(identities, ${socialSignInConnectorTargets}::text[])`;
  const sso = singleSignOnEnabled
    ? [sql`exists (select from user_sso_identities i where i.user_id = users.id)`]
    : [];
  const passkey = passkeySignIn.enabled
    ? [sql`exists (select from mfa_verifications m where m.user_id = users.id and m.type = ${passkeyFactor})`]
    : [];
  return sql`(${sql.join([...ways, social, ...sso, ...passkey], sql` or `)})`;
}
