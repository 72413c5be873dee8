import { readFile, writeFile } from 'node:fs/promises';
import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { listVariables } from '@gatehouse/contract/connectors/template-variables';
import { connectors } from '@gatehouse/phrases/console/en/connectors';
import { expect, it } from 'vitest';

const guide = new URL('../../../../../../docs/guides/messages.md', import.meta.url);

const meanings: Record<string, string> = {
  code: 'The verification code.',
  expiresIn: 'When the code expires, in the language of the text.',
  link: 'The link to accept the invitation.',
  'application.name': 'The name of the application that the user signs in to.',
  'application.description': 'Its description; empty if it has none.',
  'application.id': 'Its ID.',
  'application.branding.logoUrl': 'The URL of its logo; empty if it has none.',
  'organization.name':
    'The name of the organization that invites, or that the user signs in for; empty if there is none.',
  'organization.description': 'Its description; empty if it has none.',
  'organization.id': 'Its ID.',
  'organization.branding.logoUrl': 'The URL of its logo; empty if it has none.',
  'inviter.name': 'The name of the user who invites; the variable is sent as it is written if there is none.',
  'inviter.primaryEmail': 'Their email address; empty if they have none.',
  locale: 'The language tag of the user’s browser, or of the sign-in experience.',
};

/** The section as the product's own lists give it. */
function describeVariables(): string {
  const code = (text: string) => `\`${text}\``;
  const types = messageUsage.options.map((usage) => {
    const names = Object.keys(listVariables(usage)).map((name) => code(`{{${name}}}`));
    return `| ${code(usage)} | ${connectors.usages[usage]} | ${names.join(', ')} |`;
  });
  const samples = Object.assign({}, ...messageUsage.options.map(listVariables)) as Record<string, string>;
  const variables = Object.entries(samples).map(
    ([name, sample]) => `| ${code(`{{${name}}}`)} | ${code(sample)} | ${meanings[name]} |`,
  );
  return [
    'Write variables in the subject, content, sender and reply-to address. Values are escaped in HTML. A variable that a template doesn’t have is',
    'sent as it is written. The editor in the console warns about it; the API accepts it.',
    '',
    '| template type | in the console | variables |',
    '|---|---|---|',
    ...types,
    '',
    '| variable | sample | value |',
    '|---|---|---|',
    ...variables,
    '| `{{application.customData.brand}}` | `Northwind` | A field of the application’s custom data, by its path. |',
    '| `{{organization.customData.plan}}` | `enterprise` | A field of the organization’s custom data, by its path. |',
  ].join('\n');
}

it('the guide lists the variables of every template type (UPDATE_DOCS=1 writes it)', async () => {
  const text = await readFile(guide, 'utf8');
  const [before = '', rest = ''] = text.split('## Variables\n');
  const after = rest.slice(rest.indexOf('\n## '));
  const written = `${before}## Variables\n\n${describeVariables()}\n${after}`;
  if (process.env.UPDATE_DOCS) await writeFile(guide, written);
  expect(await readFile(guide, 'utf8')).toBe(written);
  expect(written).not.toContain('undefined');
});
