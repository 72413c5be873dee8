import type { FlowErrorCode } from '@gatehouse/contract/sign-in/flow-error-code';
import type { DeadEnd } from '@gatehouse/contract/sign-in/page-state';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { Refusal } from './refusal.ts';
import type { Texts } from '../texts.tsx';
import { labelKey } from './identifier.ts';

/** An error as the user sees it, and the field it belongs to. */
export interface Problem {
  field?: string;
  text: string;
  /** The error code, if the server returned one. */
  code?: string;
}

/** Error codes of the pages' own checks. */
type PageCode = 'sso_not_found' | 'invalid_email' | 'invalid_phone' | 'provider_failed';
type ByCode<Value> = Partial<Record<FlowErrorCode | PageCode, Value>>;

/** Fields by error code. A form without that field shows the error above its button. */
const fieldsByCode: Record<string, string | undefined> = {
  'session.invalid_credentials': 'password',
  'session.verification_blocked_too_many_attempts': 'password',
  'user.username_already_in_use': 'username',
  'user.username_exists_in_profile': 'username',
  'user.username_too_short': 'username',
  'user.username_too_long': 'username',
  'user.username_uppercase_not_allowed': 'username',
  'user.username_lowercase_not_allowed': 'username',
  'user.username_numbers_not_allowed': 'username',
  'user.username_underscore_not_allowed': 'username',
  'user.username_separators_misplaced': 'username',
  'user.sign_in_method_not_enabled': 'identifier',
  'user.email_already_in_use': 'identifier',
  'user.phone_already_in_use': 'identifier',
  'user.same_password': 'password',
  'session.email_blocklist.email_not_allowed': 'identifier',
  'session.email_blocklist.email_subaddressing_not_allowed': 'identifier',
  'request.message_rate_limited': 'identifier',
  'verification_code.not_found': 'code',
  'verification_code.code_mismatch': 'code',
  'verification_code.expired': 'code',
  'verification_code.exceed_max_try': 'code',
  'session.mfa.invalid_totp_code': 'code',
  'session.mfa.invalid_backup_code': 'code',
  sso_not_found: 'identifier',
  invalid_email: 'identifier',
  invalid_phone: 'identifier',
} satisfies ByCode<string>;

/** Codes whose text is shared with another key than `error.<code>`. */
const sharedTexts: Record<string, SignInTextKey | undefined> = {
  provider_failed: 'social.provider_text',
  'session.google_one_tap.invalid_id_token': 'social.expired_text',
  'session.passkey_sign_in.pending_info_not_found': 'error.session.verification_session_not_found',
} satisfies ByCode<SignInTextKey>;

/** Errors that end the page, because the user can't fix them in a form. */
export const endings: Record<string, DeadEnd | 'suspended' | undefined> = {
  'session.not_found': 'unknown_session',
  'user.suspended': 'suspended',
  'session.setup_link_required': 'setup_link',
  'one_time_token.token_consumed': 'link_used',
  'one_time_token.token_expired': 'link_expired',
  'one_time_token.token_not_found': 'link_invalid',
  'one_time_token.token_revoked': 'link_invalid',
  'one_time_token.email_mismatch': 'link_invalid',
  'one_time_token.interaction_event_mismatch': 'link_invalid',
} satisfies ByCode<DeadEnd | 'suspended'>;

/** `in 5 minutes` in the given language: whole units, rounded up, so that users don't retry too early. */
export function formatWait(seconds: number, language: string): string {
  const units = [
    ['second', 1, 90],
    ['minute', 60, 5400],
    ['hour', 3600, 129_600],
    ['day', 86_400, Infinity],
  ] as const;
  const [unit, size] = units.find(([, , below]) => seconds < below) ?? units[3];
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / size), unit);
}

const textOf = (setting: string): SignInTextKey =>
  setting === 'clientSecret'
    ? 'connection_link.error.secret'
    : setting === 'domain'
      ? 'connection_link.error.domain'
      : 'connection_link.error.setting';

/** Profile fields, as errors name them. */
const valuePath = 'body.values.';

/** The settings and the domain on the page of a connection link, as errors name them. */
const ofConnection =
  /^body\.(?:(?:settings|config)\.)?(issuer|client\w+|metadata\w*|entityId|signInEndpoint|x509\w+|domain)$/;

/** The text and field of an error. */
export function toProblem(error: unknown, texts: Texts): Problem {
  if (!(error instanceof Refusal)) return { text: texts.t('error.unknown') };
  return { ...fromRefusal(error, texts), code: error.code };
}

function fromRefusal(error: Refusal, { t, has, language }: Texts): Problem {
  const { code, data } = error;
  const [rejection] = data.rejections ?? [];
  if (code === 'password.rejected' && rejection) {
    const key = `error.${rejection.code}`;
    return { field: 'password', text: has(key) ? t(key, rejection.interpolation) : error.message };
  }
  if (code === 'wrong_kind')
    return { field: 'identifier', text: t('error.wrong_kind', { name: t(labelKey(data.types ?? [])) }) };
  const fields = Object.keys(data.fields ?? {});
  const [value] = fields.filter((path) => path.startsWith(valuePath));
  if (value) return { field: value.slice(valuePath.length), text: t('extra_profile.invalid.not_matching') };
  const [, setting] = fields.map((path) => ofConnection.exec(path)).find(Boolean) ?? [];
  if (setting && has('connection_link.error.setting')) return { field: setting, text: t(textOf(setting)) };
  if (
    fields.some((path) => path.endsWith('identifier.value') || ['body.value', 'body.username'].includes(path))
  )
    return { field: 'username', text: t('error.invalid_username') };
  // Texts that only the account page, or the page of a connection link, has.
  const own = [`account.error.${code}`, `connection_link.error.${code}`].find(has);
  const key = own
    ? own
    : (sharedTexts[code] ?? (code.startsWith('connector.') ? 'error.not_sent' : `error.${code}`));
  const { min = 0, max = 0 } = data;
  const when = formatWait(Math.max(60, data.retryAfter ?? 0), language);
  return { field: fieldsByCode[code], text: has(key) ? t(key, { when, min, max }) : t('error.unknown') };
}
