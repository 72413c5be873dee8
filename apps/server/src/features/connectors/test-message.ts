import { ConnectorError } from '@gatehouse/connectors/kit/error';
import type { Connector as Installed } from '@gatehouse/connectors/kit/connector';
import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { keepSecrets, readConfig } from '../../connector-config.ts';
import type { Ctx } from '../../ctx.ts';
import { fail, found } from '../../fail.ts';
import { renderEmail, renderMessage } from '../../messages/content.ts';
import { sendThrough } from '../../messages/deliver.ts';
import { countMessage } from '../../messages/send-message.ts';
import * as store from './store.ts';

interface TestMessage {
  email?: string;
  phone?: string;
  config: Record<string, unknown>;
  locale?: string;
  usage?: MessageUsage;
  template?: Omit<EmailTemplateDetails, 'subject'> & { subject?: string };
}

/** Sends a message with settings that need not be saved. Throws what the provider refuses it with, `data.reason` in its words. */
export async function sendTestMessage(
  ctx: Ctx,
  factoryId: string,
  { email, phone, config, locale, usage = 'Generic', template }: TestMessage,
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
  await countMessage(ctx, { type, to });
  const message = { type, to, usage, payload: { ...exampleOf(usage), locale }, locale };
  const content = template
    ? renderEmail(
        { subject: '', ...template, ...(type === 'Sms' ? { contentType: 'text/plain' } : {}) },
        message.payload,
      )
    : await renderMessage(ctx.runtime, ctx.tenant.id, message, settings);
  await send(ctx, installed, settings, { ...message, content });
}

/** What stands in the place of values: an invitation has a link, everything else a code. */
const exampleOf = (usage: MessageUsage) => ({
  ...(usage === 'OrganizationInvitation' ? { link: 'https://example.com/invitation' } : { code: '000000' }),
  application: { name: 'Example' },
});

async function send(ctx: Ctx, ...[installed, config, message]: SendArguments): Promise<void> {
  try {
    await sendThrough(ctx.runtime, installed, config, message);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    fail(providerErrors[error.code], {
      data: { reason: error.reason },
      internal: error.reason,
      cause: error.cause,
    });
  }
}
type SendArguments = [Installed, Record<string, unknown>, Parameters<typeof sendThrough>[3]];

/** What is saved for this kind of connector, so that a masked secret can be tried without entering it again. */
async function findStored(
  { runtime, tenant }: Ctx,
  factoryId: string,
  type: 'Email' | 'Sms',
): Promise<Record<string, unknown>> {
  const all = await runtime.database.tenant(tenant.id, (db) => store.listConnectors(db, runtime.secrets));
  return all.find(({ connectorId, ...own }) => connectorId === factoryId && own.type === type)?.config ?? {};
}
