import { messageUsage, type Connector, type MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { z } from 'zod';

type Config = Connector['config'];

/** The setting of a connector that holds the texts it sends, by usage. */
const key = 'templates';
const smsTexts = z.array(z.looseObject({ usageType: messageUsage, content: z.string() })).catch([]);

/** Whether what a connector sends is written here: some leave that to a service of the customer's. */
export const hasTexts = ({ formItems }: Pick<Connector, 'formItems'>): boolean =>
  formItems.some((item) => item.key === key);

/** The settings that are entered in the connector's form: its texts have pages of their own. */
export const withoutTexts = ({
  type,
  formItems,
}: Pick<Connector, 'type' | 'formItems'>): Connector['formItems'] =>
  type === 'Social' ? formItems : formItems.filter((item) => item.key !== key);

/** The tenant's own text for a usage. */
export const findSmsText = (config: Config, usage: MessageUsage): string | undefined =>
  smsTexts.parse(config[key]).find(({ usageType }) => usageType === usage)?.content;

/** The settings with another text for a usage, or with none. */
export const putSmsText = (config: Config, usage: MessageUsage, content: string | undefined): Config => ({
  ...config,
  [key]: [
    ...smsTexts.parse(config[key]).filter(({ usageType }) => usageType !== usage),
    ...(content === undefined ? [] : [{ usageType: usage, content }]),
  ],
});

/** What is sent for a usage: its own text, else the own one of `Generic`, else the built-in one in the person's language. */
export function describeSmsText(
  config: Config,
  usage: MessageUsage,
  language: string,
): { text: string; state: 'own' | 'generic' | 'builtIn' } {
  const own = findSmsText(config, usage);
  if (own !== undefined) return { text: own, state: 'own' };
  const generic = findSmsText(config, 'Generic');
  if (generic !== undefined) return { text: generic, state: 'generic' };
  return { text: pickMessageTexts([language]).texts[`sms.${usage}`], state: 'builtIn' };
}
