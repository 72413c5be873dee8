import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { isWithoutUrl } from '@gatehouse/contract/validation/without-url';
import { z } from 'zod';
import { field } from './fields.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

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

/** Who writes, below the built-in e-mails: many countries want it there. No URL (VAL-11). */
export const companyInformation = field(bounded(512).refine(isWithoutUrl, 'must not hold a URL').optional(), {
  label: 'Company information',
  help: 'Stands below the built-in e-mails, such as name and address of your company. No links.',
  isMultiline: true,
});

/** The company information in a connector's settings, where it has any. */
export const readCompanyInformation = (config: Record<string, unknown>): string =>
  companyInformation.catch(undefined).parse(config.companyInformation)?.trim() ?? '';

/** The templates in a connector's settings, where it has any. */
export const readTemplates = (config: Record<string, unknown>): ConnectorTemplate[] =>
  z.array(template).catch([]).parse(config.templates);
