import type { RejectionCode, WarningCode } from '@gatehouse/contract/user-imports/codes';
import { writableCustomData } from '@gatehouse/contract/applications/applications';
import { identities, type UserProfile, userProfile } from '@gatehouse/contract/users/users';
import { bounded } from '@gatehouse/contract/validation/bounded';
import { userEmail } from '@gatehouse/contract/validation/email';
import { isPossiblePhone, phone } from '@gatehouse/contract/validation/phone';
import { anyUsername } from '@gatehouse/contract/validation/username';
import { webUrl } from '@gatehouse/contract/common';
import {
  completeUsernamePolicy,
  hasForeignSeparator,
  hasSingleSeparators,
} from '@gatehouse/contract/sign-in-experience/username-policy';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { z } from 'zod';
import { normalizeTotpSecret } from '../mfa/totp-codes.ts';
import { readImportedHash } from '../passwords/imported-formats.ts';
import type { StoredPassword } from '../passwords/stored-password.ts';
import type { Draft } from './draft.ts';

/** A user who can be added, unless an identifier belongs to another one. */
export interface CheckedUser {
  /** Undefined if the ID of the source isn't possible here. */
  id: string | undefined;
  /** Whether the source has such an ID. */
  hasOtherId: boolean;
  externalId: string | undefined;
  username: string | undefined;
  primaryEmail: string | undefined;
  primaryPhone: string | undefined;
  name: string | undefined;
  avatar: string | undefined;
  profile: UserProfile;
  customData: Record<string, unknown>;
  identities: z.infer<typeof identities>;
  isSuspended: boolean;
  isPasswordExpired: boolean;
  createdAt: string | undefined;
  lastSignInAt: string | undefined;
  password: StoredPassword | undefined;
  totpSecret: string | undefined;
}

export interface Checked {
  user: CheckedUser;
  rejections: RejectionCode[];
  warnings: WarningCode[];
}

interface Options {
  experience: Pick<SignInExperience, 'usernamePolicy'>;
  now: number;
  /** Encrypts what a hash needs besides itself. */
  seal: (text: string) => string;
}

const flag = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no', ''] }),
  z.literal([0, 1]).transform((value) => value === 1),
]);
const id = z.union([z.string(), z.number().transform(String)]);
const externalId = id.pipe(bounded(256).min(1));
/** IDs of users, as we make them, or shorter (ENT-07), except the words in paths of the console. */
const ownId = /^(?!(?:create|imports)$)[\da-zA-Z]{1,12}$/;
const names = identities.refine((all) =>
  Object.entries(all).every(
    ([target, { userId }]) => /^[\w.-]{1,64}$/.test(target) && userId.length > 0 && userId.length <= 256,
  ),
);

/** Objects are JSON in the fields of a CSV file. */
const object = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return undefined;
    }
  },
  z.record(z.string(), z.unknown()),
);

/** Checks a user by the rules of the API, which also normalize identifiers. Every problem has a code; no value is in the result of one. */
export function checkDraft(draft: Draft, { experience, now, seal }: Options): Checked {
  const rejections: RejectionCode[] = [...(draft.rejections ?? [])];
  const warnings: WarningCode[] = [...(draft.warnings ?? [])];
  function take<S extends z.ZodType>(
    schema: S,
    value: unknown,
    code: RejectionCode,
  ): z.output<S> | undefined {
    if (value === undefined || value === null || value === '') return undefined;
    const { data, success } = schema.safeParse(value);
    if (!success) rejections.push(code);
    return data;
  }
  const time = (value: unknown): string | undefined => {
    const at = take(
      z
        .number()
        .min(0)
        .max(now + 86_400_000),
      toMilliseconds(value),
      'invalid_time',
    );
    return at === undefined ? undefined : new Date(at).toISOString();
  };

  const username = take(anyUsername, draft.username, 'invalid_username');
  const policy = completeUsernamePolicy(experience.usernamePolicy);
  if (username !== undefined && (hasForeignSeparator(username, policy) || !hasSingleSeparators(username)))
    rejections.push('invalid_username');
  const email = take(userEmail, draft.primaryEmail, 'invalid_email');
  const number = take(phone.refine(isPossiblePhone), draft.primaryPhone, 'invalid_phone');
  const isEmailVerified = take(flag, draft.isEmailVerified, 'invalid_flag') ?? false;
  const isPhoneVerified = take(flag, draft.isPhoneVerified, 'invalid_flag') ?? false;
  if (email !== undefined && !isEmailVerified) warnings.push('email_not_verified');
  if (number !== undefined && !isPhoneVerified) warnings.push('phone_not_verified');
  const hints = {
    ...(email !== undefined && !isEmailVerified && { unverifiedEmail: email }),
    ...(number !== undefined && !isPhoneVerified && { unverifiedPhone: number }),
  };

  const givenId = take(id, draft.id, 'invalid_external_id');
  const ownExternalId = take(externalId, draft.externalId, 'invalid_external_id');
  const keptId = givenId !== undefined && ownId.test(givenId) ? givenId : undefined;
  const sourceId =
    givenId !== undefined && keptId === undefined
      ? take(externalId, givenId, 'invalid_external_id')
      : undefined;

  const totp = take(z.string(), draft.totpSecret, 'invalid_totp_secret');
  const totpSecret = totp === undefined ? undefined : normalizeTotpSecret(totp.replaceAll(' ', ''));
  if (totp !== undefined && totpSecret === undefined) rejections.push('invalid_totp_secret');

  const linked = take(object.pipe(names), draft.identities, 'invalid_identities') ?? {};
  const user: CheckedUser = {
    id: keptId,
    hasOtherId: givenId !== undefined && keptId === undefined,
    externalId: ownExternalId ?? sourceId,
    username,
    primaryEmail: isEmailVerified ? email : undefined,
    primaryPhone: isPhoneVerified ? number : undefined,
    name: take(z.string().max(128), draft.name, 'invalid_name'),
    avatar: take(webUrl, draft.avatar, 'invalid_avatar'),
    profile: take(object.pipe(userProfile), draft.profile, 'invalid_profile') ?? {},
    customData: {
      ...hints,
      ...take(object.pipe(writableCustomData), draft.customData, 'invalid_custom_data'),
    },
    identities: linked,
    isSuspended: take(flag, draft.isSuspended, 'invalid_flag') ?? false,
    isPasswordExpired: take(flag, draft.isPasswordExpired, 'invalid_flag') ?? false,
    createdAt: time(draft.createdAt),
    lastSignInAt: time(draft.lastSignInAt),
    password: takePassword(draft, seal, rejections),
    totpSecret,
  };
  const { primaryEmail, primaryPhone } = user;
  const isFound = (username ?? email ?? number) !== undefined || Object.keys(linked).length > 0;
  const hasId = givenId !== undefined || user.externalId !== undefined;
  if (!isFound && !hasId && rejections.length === 0) rejections.push('not_a_user');
  if ((username ?? primaryEmail ?? primaryPhone) === undefined && Object.keys(linked).length === 0)
    warnings.push('no_identifier');
  return { user, rejections, warnings };
}

function takePassword(
  { passwordDigest, passwordAlgorithm, hasPlainPassword }: Draft,
  seal: Options['seal'],
  rejections: RejectionCode[],
): StoredPassword | undefined {
  const reject = (code: RejectionCode): undefined => {
    rejections.push(code);
    return undefined;
  };
  if (hasPlainPassword === true) return reject('plain_password');
  const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
  if (isNothing(passwordDigest)) return isNothing(passwordAlgorithm) ? undefined : reject('malformed_hash');
  if (isNothing(passwordAlgorithm)) return reject('algorithm_required');
  if (typeof passwordDigest !== 'string' || typeof passwordAlgorithm !== 'string')
    return reject('malformed_hash');
  const read = readImportedHash(passwordAlgorithm, passwordDigest, seal);
  if ('method' in read) return read;
  return reject(
    read.kind === 'unsupported'
      ? 'unsupported_algorithm'
      : read.kind === 'malformed'
        ? 'malformed_hash'
        : 'costly_hash',
  );
}

/** A time in milliseconds, in seconds (before 1973 in milliseconds), or as text. */
function toMilliseconds(value: unknown): unknown {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') return number < 1e11 ? number * 1000 : number;
  if (typeof number !== 'string') return number;
  const at = Date.parse(
    number
      .replace(/ UTC$/, 'Z')
      .replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T')
      .replace(/([+-]\d\d)$/, '$1:00'),
  );
  return Number.isNaN(at) ? value : at;
}
