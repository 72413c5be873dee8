import { messageUsage, type Connector, type MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { z } from 'zod';

type Config = Connector['config'];

/** The connector setting that contains the texts by usage. */
const key = 'templates';
const smsTexts = z.array(z.looseObject({ usageType: messageUsage, content: z.string() })).catch([]);

/** Whether the console edits the texts of a connector; some connectors leave them to the provider. */
export const hasTexts = ({ formItems }: Pick<Connector, 'formItems'>): boolean =>
  formItems.some((item) => item.key === key);

/** The form items of a connector without its texts, which have their own pages. */
export const withoutTexts = ({
  type,
  formItems,
}: Pick<Connector, 'type' | 'formItems'>): Connector['formItems'] =>
  type === 'Social' ? formItems : formItems.filter((item) => item.key !== key);

/** The custom text for a usage. */
export const findSmsText = (config: Config, usage: MessageUsage): string | undefined =>
  smsTexts.parse(config[key]).find(({ usageType }) => usageType === usage)?.content;

/** The settings with a changed or removed text for a usage. */
export const putSmsText = (config: Config, usage: MessageUsage, content: string | undefined): Config => ({
  ...config,
  [key]: [
    ...smsTexts.parse(config[key]).filter(({ usageType }) => usageType !== usage),
    ...(content === undefined ? [] : [{ usageType: usage, content }]),
  ],
});

/** The text for a usage: its custom text, else that of `Generic`, else the built-in one in the user's language. */
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
