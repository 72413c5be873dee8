import type { ConnectorError } from '@gatehouse/connectors/kit/error';
import type { Connector, MessagePayload } from '@gatehouse/connectors/kit/connector';
import { toConnectorError } from '@gatehouse/connectors/kit/answers';
import { toolsOf } from '../../connectors/tools-of.ts';
import { defaultEmailId, type MessageType } from '@gatehouse/contract/connectors/connectors';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { writeLogs } from '../../audit/write.ts';
import { storedConfig } from '../../connectors/connector-config.ts';
import { prepared } from '../../database/scoped.ts';
import { ApiError } from '../../lib/fail.ts';
import { atDomain } from '../../tenancy/hosts.ts';
import { moveUploadsIn } from '../../uploads/move-uploads.ts';
import { type OutboxHandler, PermanentFailure } from '../outbox/outbox.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { renderMessage } from './content.ts';
import { keepInInbox } from './inbox-store.ts';
import { type AnyMessage, queuedMessage, type queuedNotice, readFacts } from './message.ts';
import { countDefaultEmail, hasBuiltInTextsOnly } from '../../connectors/default-email.ts';
import { findSender, isInboxEnabled } from '../../connectors/senders.ts';

/**
 * Sends a message of the outbox. A permanent failure is written to the audit log with its reason, but without the
 * message.
 */
export function createMessageHandler(
  runtime: Runtime,
  schema: typeof queuedMessage | typeof queuedNotice = queuedMessage,
): OutboxHandler {
  return {
    async deliver(tenantId, payload) {
      const message = readMessage(schema, payload);
      try {
        await deliver(runtime, tenantId, await addSenders(runtime, tenantId, message));
      } catch (error) {
        // Beyond a limit of the default connector, whose day is longer than a code is valid.
        if (error instanceof ApiError) throw new PermanentFailure(error.message, { cause: error });
        const failure = toConnectorError(error);
        // The provider's error text is for the tenant's administrators, not for the operator.
        runtime.log.warn(
          { tenant: tenantId, code: failure.code, err: failure.cause },
          'a message was not sent',
        );
        throw failure.isPassing ? failure : new PermanentFailure(failure.message, { cause: failure });
      }
    },
    async giveUp(tenantId, payload, reason) {
      const { applicationId, ...message } = readFacts(payload);
      await writeLogs(runtime, tenantId, [
        {
          key: 'Message.Failed',
          applicationId,
          payload: { result: 'Error', error: { reason }, ...message },
        },
      ]);
    },
  };
}

/** No server can send a message of a known kind that can't be read, so it is given up at once. */
function readMessage(schema: typeof queuedMessage | typeof queuedNotice, payload: unknown): AnyMessage {
  const { data, error } = schema.safeParse(payload);
  if (data) return data;
  // Without the values, which may be secrets.
  const fields = error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ');
  throw new PermanentFailure(`The message can’t be read: ${fields}`);
}

async function deliver(runtime: Runtime, tenantId: string, message: AnyMessage): Promise<void> {
  const sender = await findOwnSender(runtime, tenantId, message.type);
  if (!sender && !isInboxEnabled(runtime)) throw new PermanentFailure(connectorErrors.noSender.message);
  const isPlain = sender && (await hasBuiltInTextsOnly(runtime, tenantId, sender.connector.metadata.id));
  const rendered = await renderMessage(runtime, tenantId, message, sender?.config ?? {}, isPlain);
  const content = await moveUploadsIn(runtime, await atDomain(runtime, tenantId, message.domainId), rendered);
  // Up to here it costs the same as a message that is sent.
  if (message.isDecoy) return;
  if (!sender) return keepInInbox(runtime, tenantId, message, content);
  await sendThrough(runtime, tenantId, sender.connector, sender.config, { ...message, content });
}

/** Sends a message of a tenant with a connector; failures are thrown as `ConnectorError`, and 429 beyond the limits of the default one. */
export async function sendThrough(
  runtime: Runtime,
  tenantId: string,
  { metadata, sendMessage, settings }: Connector,
  config: Record<string, unknown>,
  message: Parameters<NonNullable<Connector['sendMessage']>>[2],
): Promise<void> {
  if (metadata.id === defaultEmailId) await countDefaultEmail(runtime, tenantId, message.to);
  try {
    await sendMessage?.(toolsOf(runtime, tenantId), settings.parse(config), message);
  } catch (error) {
    throw toConnectorError(error) satisfies ConnectorError;
  }
}

async function findOwnSender(
  runtime: Runtime,
  tenantId: string,
  type: MessageType,
): Promise<{ connector: Connector; config: Record<string, unknown> } | undefined> {
  const sender = await findSender(runtime, tenantId, type);
  if (!sender) return undefined;
  const connector = runtime.connectors.get(sender.connectorId);
  // The factory was one of the operator's and has been removed.
  if (!connector) throw new PermanentFailure(`The connector ${sender.connectorId} is not installed`);
  return {
    connector,
    config: sender.sealed === null ? {} : runtime.secrets.openJson(sender.sealed, storedConfig),
  };
}

/** Of an application and an organization; null for one that isn't given or doesn't exist. */
const describeSenders = prepared(
  `select
     (select jsonb_build_object('id', a.id, 'name', a.name, 'description', a.description, 'customData', a.custom_data,
        'branding', coalesce(e.settings -> 'branding', '{}'))
      from applications a
        left join application_sign_in_experiences e on e.tenant_id = a.tenant_id and e.application_id = a.id
      where a.id = $1) as application,
     (select jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description, 'customData', o.custom_data,
        'branding', o.branding)
      from organizations o where o.id = $2) as organization`,
);
type Described = Record<'application' | 'organization', Record<string, unknown> | null>;

/** Templates may name the application that the user signs in to, and the organization that they sign in for. */
async function addSenders({ database }: Runtime, tenantId: string, message: AnyMessage): Promise<AnyMessage> {
  const { payload, locale } = message;
  const ids = [
    payload.application === undefined ? message.applicationId : undefined,
    payload.organization === undefined ? message.organizationId : undefined,
  ];
  const [found] = ids.some((id) => id !== undefined)
    ? await database.prepared<Described>(
        describeSenders,
        tenantId,
        ids.map((id) => id ?? null),
      )
    : [];
  const described: MessagePayload = {
    ...payload,
    ...(found?.application && { application: found.application }),
    ...(found?.organization && { organization: found.organization }),
    ...(locale === undefined ? {} : { locale: payload.locale ?? locale }),
  };
  return { ...message, payload: described };
}
