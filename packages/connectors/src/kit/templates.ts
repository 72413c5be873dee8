import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { z } from 'zod';
import { field } from './fields.ts';

const template = z.object({
  usageType: messageUsage,
  subject: z.string().max(256).default(''),
  content: z.string().min(1).max(65_536),
  contentType: z.enum(['text/plain', 'text/html']).default('text/plain'),
});
export type ConnectorTemplate = z.infer<typeof template>;

/** Texts of one's own by usage, for connectors whose messages are rendered here. Without one, the built-in text is sent. */
export const templates = field(z.array(template).max(20).optional(), {
  label: 'Templates',
  help: 'Texts of your own by usage: [{ "usageType": "Generic", "subject": "Your code", "content": "Your code is {{code}}" }]. Built-in texts stand in for what is missing.',
  placeholder: '[]',
});

/** The templates in a connector's settings, where it has any. */
export const readTemplates = (config: Record<string, unknown>): ConnectorTemplate[] =>
  z.array(template).catch([]).parse(config.templates);
