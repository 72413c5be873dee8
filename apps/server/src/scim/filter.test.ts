import { describe, expect, it } from 'vitest';
import { deepestFilter, longestFilter, parseFilter, parsePath } from './filter.ts';
import { ScimError } from './scim-error.ts';

const nested = (depth: number): string => `${'('.repeat(depth)}title pr${')'.repeat(depth)}`;
const problemOf = (read: () => unknown): string | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof ScimError)) throw error;
    return error.scimType;
  }
};

describe('a filter', () => {
  it('has the precedence of RFC 7644: not, and, or', () => {
    const { kind } = parseFilter('title pr or userType eq "a" and not (active eq false)');
    expect(kind).toBe('or');
    expect(parseFilter('title pr or userType eq "a" and not (active eq false)')).toMatchObject({
      parts: [
        { kind: 'present', path: { name: 'title' } },
        {
          kind: 'and',
          parts: [
            { kind: 'compare', operator: 'eq', value: 'a' },
            { kind: 'not', part: { kind: 'compare', value: false } },
          ],
        },
      ],
    });
  });

  it('reads names with their schema, filters of values, and escaped texts', () => {
    const schema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
    expect(parseFilter(`${schema}:department EQ "R \\"&\\" D"`)).toEqual({
      kind: 'compare',
      path: { isExtension: true, name: 'department' },
      operator: 'eq',
      value: 'R "&" D',
    });
    expect(parseFilter('emails[type eq "work" and value co "@"]')).toMatchObject({
      kind: 'some',
      path: { name: 'emails' },
      part: { kind: 'and' },
    });
    expect(parsePath('emails[type eq "work"].value')).toMatchObject({ name: 'emails', sub: 'value' });
    expect(parsePath(`${schema}:manager`)).toEqual({ isExtension: true, name: 'manager' });
  });

  it('of another form is refused', () => {
    const wrong = [
      'userName',
      'userName eq',
      'userName eq "a',
      'userName eq a',
      'userName like "a"',
      '(title pr',
      'title pr)',
      'title pr and',
      'not title pr',
      'emails[type eq "work"',
      'title pr title pr',
      '"userName" eq "a"',
      'userName eq "\\x"',
      'a.b.c eq "d"',
      "userName eq 'a'; drop table users",
      '',
    ];
    for (const text of wrong) expect([text, problemOf(() => parseFilter(text))]).not.toContain(undefined);
    for (const path of ['emails[type eq "work"]value', 'emails[', 'emails.value[type pr]', '[]', 'a b'])
      expect([path, problemOf(() => parsePath(path))]).not.toContain(undefined);
  });

  it('has at most 2 KB and is nested at most five levels deep', () => {
    const text = (length: number) => `title eq "${'x'.repeat(length - 11)}"`;
    expect(problemOf(() => parseFilter(text(longestFilter)))).toBeUndefined();
    expect(problemOf(() => parseFilter(text(longestFilter + 1)))).toBe('invalidFilter');
    expect(problemOf(() => parseFilter(`title eq "${'ä'.repeat(1500)}"`))).toBe('invalidFilter');
    expect(problemOf(() => parsePath(`emails[${text(longestFilter)}]`))).toBe('invalidPath');
    expect(problemOf(() => parseFilter(nested(deepestFilter)))).toBeUndefined();
    expect(problemOf(() => parseFilter(nested(deepestFilter + 1)))).toBe('invalidFilter');
    expect(problemOf(() => parseFilter(`not (${nested(deepestFilter)})`))).toBe('invalidFilter');
    expect(problemOf(() => parseFilter(`emails[${nested(deepestFilter)}]`))).toBe('invalidFilter');
  });

  it('of any form is read in a time linear in its length', () => {
    const shapes = [
      '(',
      'not (',
      'emails[',
      'a or ',
      'title pr and ',
      '"',
      '\\"',
      '"\\',
      ' ',
      'a.',
      'urn:',
      '-1',
      '[]().',
    ];
    for (const shape of shapes) {
      const text = shape.repeat(Math.ceil(longestFilter / shape.length)).slice(0, longestFilter);
      const started = performance.now();
      for (let at = 0; at < 100; at += 1) problemOf(() => parseFilter(text));
      // A hundred filters of 2 KB; with a quadratic parser one takes longer.
      expect([shape, performance.now() - started < 1_000]).toEqual([shape, true]);
    }
  });
});
