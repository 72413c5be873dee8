import { isNotice } from '@gatehouse/contract/connectors/notices';
import { readCompanyInformation, readTemplates } from '@gatehouse/connectors/kit/templates';
import type { MessageContent } from '@gatehouse/connectors/kit/connector';
import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import { formatExpiry } from '@gatehouse/phrases/messages/expiry';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { prepared } from '../../database/scoped.ts';
import { withoutLinks } from '../../connectors/default-email.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { atDomain } from '../../tenancy/hosts.ts';
import { renderDefault } from './default-content.ts';
import { findLogo } from './find-logo.ts';
import type { AnyMessage } from './message.ts';
import { renderSubject, renderTemplate } from './render.ts';
import { toText } from './to-text.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * The text of a message: the tenant's template in the user's language, else in the fallback language, else its
 * `Generic` template, else the connector's, else the built-in one. `isPlain`: the built-in one, without pictures and links of the tenant.
 */
export async function renderMessage(
  runtime: Runtime,
  tenantId: string,
  {
    type,
    usage,
    locale,
    payload,
    domainId,
  }: Pick<AnyMessage, 'type' | 'usage' | 'locale' | 'payload' | 'domainId'>,
  config: Record<string, unknown>,
  isPlain = false,
): Promise<MessageContent> {
  const { languageInfo, branding, color, verificationCodePolicy } = await getSignInExperience(
    runtime,
    tenantId,
  );
  const languages = [...(locale === undefined ? [] : [locale]), languageInfo.fallbackLanguage];
  // Most users sign in for no organization, and a template that names it anyway is not to be sent with the variable's name.
  const { lifeMs } = completeVerificationCodePolicy(verificationCodePolicy);
  const expiresIn = formatExpiry(lifeMs, pickMessageTexts(languages).language);
  const variables = { locale: languages[0], organization: {}, ...payload, expiresIn };
  const { origin } = await atDomain(runtime, tenantId, domainId);
  const company = readCompanyInformation(config);
  const builtIn = {
    type,
    usage,
    languages,
    variables,
    company,
    origin,
    logoUrl: findLogo(payload, branding),
    color: color.primaryColor,
  };
  if (isPlain) return renderDefault({ ...builtIn, variables: withoutLinks(variables), logoUrl: undefined });
  // A tenant's `Generic` template is for codes.
  if (isNotice(usage)) return renderDefault(builtIn);
  const template = type === 'Email' ? await findTemplate(runtime, tenantId, usage, languages) : undefined;
  if (template) {
    const { languageTag, details } = template;
    const own = { ...variables, expiresIn: formatExpiry(lifeMs, languageTag) };
    return renderOwn(details, own, () =>
      renderDefault({ ...builtIn, variables: own, languages: [languageTag] }),
    );
  }
  const own = readTemplates(config);
  const [found] = [usage, 'Generic'].flatMap((wanted) => own.filter(({ usageType }) => usageType === wanted));
  if (!found) return renderDefault(builtIn);
  if (type === 'Sms') return { subject: '', text: renderTemplate(found.content, variables, false) };
  return renderEmail(found, variables);
}

/** A tenant's template as an email; a template without text is embedded in the built-in email. */
export function renderOwn(
  template: EmailTemplateDetails,
  variables: Variables,
  builtIn: () => MessageContent,
): MessageContent {
  const { subject, text, html, ...sender } = renderEmail(template, variables);
  return template.content === '' ? { ...builtIn(), subject, ...sender } : { subject, text, html, ...sender };
}

/** A template as an email: HTML gets an alternative in plain text. */
function renderEmail(
  { subject, content, contentType = 'text/html', replyTo, sendFrom }: EmailTemplateDetails,
  variables: Variables,
): MessageContent {
  const isHtml = contentType === 'text/html';
  const body = renderTemplate(content, variables, isHtml);
  return {
    subject: renderSubject(subject, variables),
    text: isHtml ? toText(body) : body,
    ...(isHtml ? { html: body } : {}),
    ...(sendFrom ? { from: renderSubject(sendFrom, variables) } : {}),
    ...(replyTo ? { replyTo: renderSubject(replyTo, variables) } : {}),
  };
}

const templatesFor = prepared(
  `select language_tag as "languageTag", template_type as "templateType", details from email_templates
   where language_tag = any($1) and template_type in ($2, 'Generic')`,
);
interface TemplateRow {
  languageTag: string;
  templateType: string;
  details: EmailTemplateDetails;
}

async function findTemplate(
  { database }: Runtime,
  tenantId: string,
  usage: MessageUsage,
  languages: readonly string[],
): Promise<{ languageTag: string; details: EmailTemplateDetails } | undefined> {
  const rows = await database.prepared<TemplateRow>(templatesFor, tenantId, [languages, usage]);
  const fallback = languages.at(-1);
  const wanted: [string | undefined, string][] = [
    ...languages.map((tag): [string, string] => [tag, usage]),
    [fallback, 'Generic'],
  ];
  for (const [tag, type] of wanted) {
    const row = rows.find(({ languageTag, templateType }) => languageTag === tag && templateType === type);
    if (row) return row;
  }
  return undefined;
}
