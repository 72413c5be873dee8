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

/** Custom templates by usage, for connectors whose messages the server renders. The built-in template is the default. */
export const templates = field(z.array(template).max(20).optional(), {
  label: 'Templates',
  help: 'Custom templates by usage: [{ "usageType": "Generic", "subject": "Your code", "content": "Your code is {{code}}" }]. Built-in templates are used for other usages.',
  placeholder: '[]',
});

/** Footer of the built-in emails, which many countries require. No URL (VAL-11). */
export const companyInformation = field(
  bounded(512).refine(isWithoutUrl, 'must not contain a URL').optional(),
  {
    label: 'Company information',
    help: 'Footer of the built-in emails, such as your company’s name and address. No links.',
    isMultiline: true,
  },
);

/** The company information in a connector's settings, or an empty text. */
export const readCompanyInformation = (config: Record<string, unknown>): string =>
  companyInformation.catch(undefined).parse(config.companyInformation)?.trim() ?? '';

/** The templates in a connector's settings. */
export const readTemplates = (config: Record<string, unknown>): ConnectorTemplate[] =>
  z.array(template).catch([]).parse(config.templates);
