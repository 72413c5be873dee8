import { type AccountNotice, isNotice } from '@gatehouse/contract/connectors/notices';
import type { MessageContent } from '@gatehouse/connectors/kit/connector';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { createTheme } from '@gatehouse/contract/sign-in-experience/theme';
import { designEmail } from '@gatehouse/phrases/messages/design';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { escapeHtml } from '../../lib/html.ts';
import { renderTemplate } from './render.ts';

type Variables = Readonly<Record<string, unknown>>;
type Usage = MessageUsage | AccountNotice | 'Test';

interface DefaultOptions {
  type: MessageType;
  usage: Usage;
  languages: readonly string[];
  variables: Variables;
  /** The company's own lines, at the end of an email. */
  company: string;
  /** The origin of the tenant's sign-in pages. */
  origin: string;
  /** Shown at the top of an email. */
  logoUrl?: string | undefined;
  /** The tenant's primary color, for links. */
  color?: string | undefined;
}

/** Usages whose code is entered only on the sign-in pages. */
const enteredOnPages: readonly Usage[] = [
  'SignIn',
  'Register',
  'ForgotPassword',
  'MfaVerification',
  'BindMfa',
];

/** The longest name in an SMS: a longer one would make most messages cost twice. */
const longestName = 24;

/**
 * The built-in message, in the first of the languages that it is translated to. It contains the name of the application or, if it
 * invites, of the organization.
 */
export function renderDefault(options: DefaultOptions): MessageContent {
  const { type, usage, languages, variables, company, logoUrl, color } = options;
  if (type === 'Sms') return { subject: '', text: renderSms(options) };
  const fill = (template: string, isHtml: boolean) => renderTemplate(template, variables, isHtml);
  const footer = escapeHtml(company).replaceAll('\n', '<br>');
  const sender = senderOf(usage);
  const isNamed = nameIn(variables, sender) !== '';
  const { subject, text, html } = designEmail(usage, languages, {
    fill,
    footer,
    ...(logoUrl !== undefined && { logo: escapeHtml(logoUrl) }),
    ...(color !== undefined && { accent: createTheme(color, 'light')['--accent-text'] }),
    ...(isNamed && { sender }),
  });
  // The signature separator of RFC 3676 section 4.3.
  return { subject, text: company ? `${text}\n\n-- \n${company}` : text, html };
}

/** Whose name is shown: users are invited by an organization, and sign in to an application. */
const senderOf = (usage: Usage) => (usage === 'OrganizationInvitation' ? 'organization' : 'application');

function renderSms({ usage, languages, variables, origin }: DefaultOptions): string {
  const { texts, direction } = pickMessageTexts(languages);
  // Notices are only sent by email.
  if (isNotice(usage)) return '';
  const text = renderTemplate(texts[`sms.${usage}`], variables, false);
  const letters = [...nameIn(variables, senderOf(usage))];
  // Cut with full stops: an ellipsis is not in the GSM 7-bit alphabet and would halve what fits into one SMS.
  const name =
    letters.length > longestName ? `${letters.slice(0, longestName - 3).join('')}...` : letters.join('');
  // Phones derive the writing direction of a message from its first letter: a name in another script must not reverse
  // it.
  const mark = direction === 'rtl' ? '\u200f' : '';
  const line = enteredOnPages.includes(usage) ? bindToOrigin(origin, variables.code) : '';
  return `${name && `${mark}${name}: `}${text}${line}`;
}

/**
 * The last line, with which browsers fill in the code only on our pages (https://wicg.github.io/sms-one-time-codes/);
 * it contains no port.
 */
function bindToOrigin(origin: string, code: unknown): string {
  const { protocol, hostname, port } = new URL(origin);
  const isBound = protocol === 'https:' && port === '' && typeof code === 'string' && /^\d+$/.test(code);
  return isBound ? `\n\n@${hostname} #${code}` : '';
}

const nameIn = (variables: Variables, sender: ReturnType<typeof senderOf>): string =>
  Object.hasOwn(variables, sender)
    ? renderTemplate(`{{${sender}.name}}`, variables, false).replaceAll(/\s+/g, ' ').trim()
    : '';
