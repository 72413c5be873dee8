import type { MessageContent } from '@gatehouse/connectors/kit/connector';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { designEmail } from '@gatehouse/phrases/messages/design';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { escapeHtml } from '../../lib/html.ts';
import { renderTemplate } from './render.ts';

type Variables = Readonly<Record<string, unknown>>;
type Usage = MessageUsage | 'Test';

interface DefaultOptions {
  type: MessageType;
  usage: Usage;
  languages: readonly string[];
  variables: Variables;
  /** The company's own lines, below an e-mail. */
  company: string;
  /** The origin of the tenant's sign-in pages. */
  origin: string;
}

/** Usages whose code is entered on the sign-in pages, and nowhere else. */
const enteredOnPages: readonly Usage[] = [
  'SignIn',
  'Register',
  'ForgotPassword',
  'MfaVerification',
  'BindMfa',
];

/** A name in an SMS is cut off here: what is longer would make most of them cost twice. */
const longestName = 24;

/** The built-in message, in the first of the languages that it has been written in. It names the application that it is about. */
export function renderDefault(options: DefaultOptions): MessageContent {
  const { type, usage, languages, variables, company } = options;
  if (type === 'Sms') return { subject: '', text: renderSms(options) };
  const fill = (template: string, isHtml: boolean) => renderTemplate(template, variables, isHtml);
  const footer = escapeHtml(company).replaceAll('\n', '<br>');
  const namesApplication = nameIn(variables) !== '';
  const { subject, text, html } = designEmail(usage, languages, { fill, footer, namesApplication });
  // The signature separator of RFC 3676 section 4.3.
  return { subject, text: company ? `${text}\n\n-- \n${company}` : text, html };
}

function renderSms({ usage, languages, variables, origin }: DefaultOptions): string {
  const { texts, direction } = pickMessageTexts(languages);
  const text = renderTemplate(texts[`sms.${usage}`], variables, false);
  const letters = [...nameIn(variables)];
  // Cut with full stops: an ellipsis is not in the GSM 7-bit alphabet and would halve what fits into one SMS.
  const name =
    letters.length > longestName ? `${letters.slice(0, longestName - 3).join('')}...` : letters.join('');
  // Phones take the direction of a message from its first letter: a name in other letters must not turn it round.
  const mark = direction === 'rtl' ? '\u200f' : '';
  const line = enteredOnPages.includes(usage) ? bindToOrigin(origin, variables.code) : '';
  return `${name && `${mark}${name}: `}${text}${line}`;
}

/** The last line by which a browser fills in the code on our pages alone (https://wicg.github.io/sms-one-time-codes/); it knows no ports. */
function bindToOrigin(origin: string, code: unknown): string {
  const { protocol, hostname, port } = new URL(origin);
  const isBound = protocol === 'https:' && port === '' && typeof code === 'string' && /^\d+$/.test(code);
  return isBound ? `\n\n@${hostname} #${code}` : '';
}

const nameIn = (variables: Variables): string =>
  Object.hasOwn(variables, 'application')
    ? renderTemplate('{{application.name}}', variables, false).replaceAll(/\s+/g, ' ').trim()
    : '';
