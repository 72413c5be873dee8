import { messageUsage, type Connector, type MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { z } from 'zod';

/** Templates in a connector's settings, used if the tenant has none. */
const emailTexts = z
  .array(
    z.object({
      usageType: messageUsage,
      subject: z.string().catch(''),
      content: z.string(),
      contentType: z.enum(['text/plain', 'text/html']).catch('text/plain'),
    }),
  )
  .catch([]);

/** The template of a connector's settings for a usage, or the generic one. */
export function findConnectorText(
  connector: Pick<Connector, 'config'> | undefined,
  usage: MessageUsage,
): EmailTemplateDetails | undefined {
  const texts = emailTexts.parse(connector?.config.templates);
  const found = [usage, 'Generic'].flatMap((wanted) =>
    texts.filter(({ usageType }) => usageType === wanted),
  )[0];
  return found && { subject: found.subject, content: found.content, contentType: found.contentType };
}
