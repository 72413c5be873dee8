import { ConnectorError } from '@gatehouse/connectors/kit/error';
import type { Connector as Installed, MessageContent } from '@gatehouse/connectors/kit/connector';
import { readCompanyInformation } from '@gatehouse/connectors/kit/templates';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import type { OutboundStep } from '@gatehouse/connectors/kit/outbound';
import { type ConnectorErrorCode, providerErrors } from '@gatehouse/contract/connectors/errors';
import { exampleVariables } from '@gatehouse/contract/connectors/template-variables';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { keepSecrets, readConfig } from '../../connectors/connector-config.ts';
import { hasBuiltInTextsOnly } from '../../connectors/default-email.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { renderMessage, renderOwn } from '../../delivery/messages/content.ts';
import { renderDefault } from '../../delivery/messages/default-content.ts';
import { sendThrough } from '../../delivery/messages/deliver.ts';
import { findLogo } from '../../delivery/messages/find-logo.ts';
import { requireCountry } from '../../delivery/messages/send-message.ts';
import { countMessage, refuseWaiting } from '../../delivery/messages/waits.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import * as store from './connectors-store.ts';

interface TestMessage {
  email?: string;
  phone?: string;
  config: Record<string, unknown>;
  locale?: string;
  usage?: MessageUsage;
  template?: Omit<EmailTemplateDetails, 'subject'> & { subject?: string };
}

/**
 * Sends a message with settings that need not be saved. A test of a connector says only that it is a test; a test of a template is marked as
 * one. If the provider rejects it, throws the provider's message in `data.reason`.
 */
export async function sendTestMessage(
  ctx: Ctx,
  factoryId: string,
  { email, phone, config, locale, usage, template }: TestMessage,
): Promise<void> {
  const installed = found(ctx.runtime.connectors.get(factoryId), entityErrors.notFound);
  const { type } = installed.metadata;
  if (type === 'Social') fail(providerErrors.unexpected_type);
  const to = type === 'Email' ? email : phone;
  const field = type === 'Email' ? 'body.email' : 'body.phone';
  if (to === undefined) fail(edgeErrors.invalidInput, { data: { fields: { [field]: 'is needed' } } });
  const settings = readConfig(
    installed.settings,
    keepSecrets(installed.settings, config, await findStored(ctx, factoryId, type)),
  );
  const about = usage ?? 'Generic';
  requireCountry(ctx, { type, to });
  refuseWaiting(await countMessage(ctx, { type, to, usage: about }));
  const { branding } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  const message = {
    type,
    to,
    usage: about,
    payload: { ...exampleOf(about, branding), ...(locale ? { locale } : {}) },
    locale,
  };
  const isPlain = await hasBuiltInTextsOnly(ctx.runtime, ctx.tenant.id, factoryId);
  const languages = locale === undefined ? [] : [locale];
  const company = readCompanyInformation(settings);
  const { origin } = ctx.tenant;
  const builtIn = {
    type,
    usage: about,
    languages,
    variables: message.payload,
    company,
    origin,
    logoUrl: isPlain ? undefined : findLogo({}, branding),
  };
  const content =
    template && !isPlain
      ? renderOwn(
          { subject: '', ...template, ...(type === 'Sms' ? { contentType: 'text/plain' } : {}) },
          message.payload,
          () => renderDefault(builtIn),
        )
      : usage && (await renderMessage(ctx.runtime, ctx.tenant.id, message, settings, isPlain));
  await send(ctx, installed, settings, {
    ...message,
    content: content
      ? markAsTest(type, content, languages)
      : renderDefault({ ...builtIn, usage: 'Test', variables: {} }),
  });
}

/** Marks a test message, so that it isn't mistaken for a real one. */
function markAsTest(type: MessageType, content: MessageContent, languages: string[]): MessageContent {
  const mark = `[${pickMessageTexts(languages).texts['email.Test.subject']}]`;
  return type === 'Sms'
    ? { ...content, text: `${mark} ${content.text}` }
    : { ...content, subject: `${mark} ${content.subject}` };
}

/** Example values; a code is recognizable as an example, and logos are the tenant's. */
const exampleOf = (usage: MessageUsage, { logoUrl }: SignInExperience['branding']) => {
  const { organization, ...values } = exampleVariables(usage);
  return {
    ...values,
    organization: { ...organization, branding: { logoUrl } },
    ...('code' in values && {
      code: 'TEST',
      application: { ...values.application, branding: { logoUrl } },
    }),
  };
};

/** Errors for a provider that doesn't answer while settings are tested: usually the host is wrong. */
const lateCodes = {
  connect: 'invalid_config',
  tls: 'invalid_config',
  login: 'invalid_response',
  send: 'invalid_response',
} as const satisfies Record<OutboundStep, ConnectorErrorCode>;

async function send(ctx: Ctx, ...[installed, config, message]: SendArguments): Promise<void> {
  try {
    await sendThrough(ctx.runtime, ctx.tenant.id, installed, config, message);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const { lateAt: step } = error;
    fail(providerErrors[step ? lateCodes[step] : error.code], {
      data: { reason: error.reason, ...(step ? { step } : {}) },
      internal: error.reason,
      cause: error.cause,
    });
  }
}
type SendArguments = [Installed, Record<string, unknown>, Parameters<typeof sendThrough>[4]];

/** The saved settings of this kind of connector, so that a masked secret can be tested without entering it again. */
async function findStored(
  { runtime, tenant }: Ctx,
  factoryId: string,
  type: 'Email' | 'Sms',
): Promise<Record<string, unknown>> {
  const all = await runtime.database.tenant(tenant.id, (db) => store.listConnectors(db, runtime.secrets));
  return all.find(({ connectorId, ...own }) => connectorId === factoryId && own.type === type)?.config ?? {};
}
