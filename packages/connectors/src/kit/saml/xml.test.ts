import { describe, expect, it } from 'vitest';
import { ConnectorError } from '../error.ts';
import { decodeResponse } from './response.ts';
import { parseXml } from './xml.ts';

/** Repeats a text up to almost the maximum document size. */
const fill = (text: string): string => text.repeat(Math.floor(120_000 / text.length));
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

// A parser that continues after errors, or a pattern that can match in two ways, would take minutes for each: the test would not end.
describe('attacks: XML that takes minutes to read', () => {
  it.each([
    ['an attribute without an end', `<r><a b="${fill('<')}`, 'not well formed'],
    ['tags without an end', `<r>${fill('<a ')}`, 'not well formed'],
    ['attributes without an end', `<r ${fill('a=')}`, 'not well formed'],
    ['white space in a tag', `<r ${fill(' ')}<`, 'not well formed'],
    ['a name without an end', `<${fill('a')}`, 'not well formed'],
    ['deeply nested elements, each with a namespace', nested(5_000, (n) => ` xmlns:b${n}="c"`), 'too large'],
    ['too many namespaces', `<r>${fill('<a xmlns:b="c"/>')}</r>`, 'too large'],
    [
      'too many attributes of one element',
      `<r ${Array.from({ length: 33 }, (_, n) => `a${n}=""`).join(' ')}/>`,
      'too many attributes',
    ],
    [
      'too many attributes in total',
      `<r>${`<a ${Array.from({ length: 32 }, (_, n) => `a${n}=""`).join(' ')}/>`.repeat(200)}</r>`,
      'too large',
    ],
    ['deeply nested elements', nested(33, () => ''), 'too large'],
    ['2,001 elements', `<r>${'<a/>'.repeat(2_000)}</r>`, 'too large'],
    ['more than 128 KB', `<r>${'a'.repeat(131_066)}</r>`, 'too large'],
    ['more than 128 KB in characters of three bytes', `<r>${'€'.repeat(44_000)}</r>`, 'too large'],
    ['too many elements', `<r>${fill('<a/>')}</r>`, 'too large'],
    ['ends alone', fill('</a>'), 'not well formed'],
  ])('is refused: %s', (_name, text, why) => {
    expect(refusalOf(() => parseXml(text))).toContain(why);
  });

  it('is accepted up to the limits', () => {
    for (const text of [
      `<r>${'<a/>'.repeat(1_999)}</r>`,
      nested(32, () => ''),
      `<r>${'a'.repeat(131_065)}</r>`,
      `<r ${Array.from({ length: 32 }, (_, n) => `a${n}=""`).join(' ')}/>`,
    ])
      expect(parseXml(text).nodeType).toBe(1);
  });

  it('is refused in metadata, where comments are allowed', () => {
    const read = (text: string) => parseXml(text, { mayHaveComments: true });
    expect(refusalOf(() => read(fill('<!--')))).toContain('not well formed');
    expect(refusalOf(() => read(`<r>${fill('<!-- > --')}`))).toContain('not well formed');
    const [child] = Array.from(read('<?xml version="1.0"?>\n<r><!-- <!DOCTYPE x> --><a/></r>').childNodes);
    expect(child?.nodeType).toBe(8);
  });

  it('is refused as Base64 with white space in it', () => {
    expect(refusalOf(() => decodeResponse(`A${' '.repeat(1_000_000)}!`))).toContain('not Base64');
    const wrapped = Buffer.from('<r InResponseTo="_1"/>').toString('base64').replace(/.{8}/g, '$&\r\n');
    expect(decodeResponse(wrapped)).toBe('<r InResponseTo="_1"/>');
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
