import { describe, expect, it } from 'vitest';
import { readBlocks, readInline } from './read-markdown.ts';

describe('the Markdown of guides', () => {
  it('has headings, paragraphs, lists and code', () => {
    const text =
      '## Title\nFirst line\nsecond line\n\n1. one\n2. two\n   goes on\n\n- dot\n\n```json\n{ "a": 1 }\n\n```\nEnd';
    expect(readBlocks(text)).toEqual([
      { kind: 'heading', text: 'Title' },
      { kind: 'paragraph', text: 'First line second line' },
      { kind: 'list', isOrdered: true, items: ['one', 'two goes on'] },
      { kind: 'list', isOrdered: false, items: ['dot'] },
      { kind: 'code', text: '{ "a": 1 }\n' },
      { kind: 'paragraph', text: 'End' },
    ]);
    expect(readBlocks('```\nnever closed')).toEqual([{ kind: 'code', text: 'never closed' }]);
  });

  it('has bold, code and links to the web, and no others', () => {
    expect(readInline('Open **Keys**, copy `SG.…` from [there](https://x.example/a).')).toEqual([
      { kind: 'text', text: 'Open ' },
      { kind: 'strong', text: 'Keys' },
      { kind: 'text', text: ', copy ' },
      { kind: 'code', text: 'SG.…' },
      { kind: 'text', text: ' from ' },
      { kind: 'link', text: 'there', href: 'https://x.example/a' },
      { kind: 'text', text: '.' },
    ]);
    expect(readInline('[x](javascript:alert(1))')).toEqual([
      { kind: 'text', text: '[x](javascript:alert(1))' },
    ]);
    expect(readInline('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });
});
