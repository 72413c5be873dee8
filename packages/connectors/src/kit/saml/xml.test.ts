import { describe, expect, it } from 'vitest';
import { ConnectorError } from '../error.ts';
import { readInResponseTo } from './response.ts';
import { parseXml } from './xml.ts';

const half = 250_000;
/** As much of a text as fits below the largest document. */
const fill = (text: string): string => text.repeat(Math.floor((2 * half) / text.length));
const nested = (count: number, attributes: (index: number) => string): string =>
  `${Array.from({ length: count }, (_, index) => `<a${attributes(index)}>`).join('')}${'</a>'.repeat(count)}`;

function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(ConnectorError);
    return (error as Error).message;
  }
  return 'none';
}

// Each keeps a parser that reads on after an error, or a pattern that can match in two ways, busy for minutes: the test would not end.
describe('attacks: XML that takes minutes to read', () => {
  it.each([
    ['an attribute that never ends', `<r><a b="${fill('<')}`, 'not well formed'],
    ['tags that never end', `<r>${fill('<a ')}`, 'not well formed'],
    ['attributes that never end', `<r ${fill('a=')}`, 'not well formed'],
    ['white space in a tag', `<r ${fill(' ')}<`, 'not well formed'],
    ['a name that never ends', `<${fill('a')}`, 'not well formed'],
    [
      'elements within elements, each with a namespace',
      nested(15_000, (n) => ` xmlns:b${n}="c"`),
      'too large',
    ],
    ['more namespaces than anybody needs', `<r>${fill('<a xmlns:b="c"/>')}</r>`, 'too large'],
    [
      'more attributes of one element',
      `<r ${Array.from({ length: 65 }, (_, n) => `a${n}=""`).join(' ')}/>`,
      'too many attributes',
    ],
    ['more elements than anybody needs', `<r>${fill('<a/>')}</r>`, 'too large'],
    ['ends alone', fill('</a>'), 'not well formed'],
  ])('is refused: %s', (_name, text, why) => {
    expect(refusalOf(() => parseXml(text))).toContain(why);
  });

  it('is refused in metadata, whose comments are passed over', () => {
    const read = (text: string) => parseXml(text, { mayHaveComments: true });
    expect(refusalOf(() => read(fill('<!--')))).toContain('not well formed');
    expect(refusalOf(() => read(`<r>${fill('<!-- > --')}`))).toContain('not well formed');
    const [child] = Array.from(read('<?xml version="1.0"?>\n<r><!-- <!DOCTYPE x> --><a/></r>').childNodes);
    expect(child?.nodeType).toBe(8);
  });

  it('is refused as Base64 with white space in it', () => {
    expect(refusalOf(() => readInResponseTo(`A${' '.repeat(4 * half)}!`))).toContain('not Base64');
    const wrapped = Buffer.from('<r InResponseTo="_1"/>').toString('base64').replace(/.{8}/g, '$&\r\n');
    expect(readInResponseTo(wrapped)).toBe('_1');
  });
});

it.each([
  ['<r>', 'not well formed'],
  ['<r></q>', 'not well formed'],
  ['<r a=b/>', 'not well formed'],
  ['<r a="1" a="2"/>', 'not well formed'],
  ['<r>&nbsp;</r>', 'not well formed'],
  ['<r/><r/>', 'not well formed'],
  ['text', 'not well formed'],
  ['', 'not well formed'],
  ['<!DOCTYPE r [<!ENTITY a "b">]><r>&a;</r>', 'document type'],
  ['<r>a<!-- b -->c</r>', 'comment'],
  ['<r/><?php ?>', 'processing instruction'],
  [' <?xml version="1.0"?><r/>', 'processing instruction'],
])('refuses %s', (text, why) => {
  expect(refusalOf(() => parseXml(text))).toContain(why);
});
