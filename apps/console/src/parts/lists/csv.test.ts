import { describe, expect, it } from 'vitest';
import { toCsv, toCsvTime } from './csv.ts';

const lineOf = (...cells: (string | number | boolean | null)[]): string => {
  const columns = cells.map((_, at) => [String(at), (row: typeof cells) => row[at]] as const);
  return toCsv([cells], Object.fromEntries(columns)).split('\r\n')[1] ?? '';
};

describe('a CSV file', () => {
  it('has a header, and quotes what needs it', () => {
    const rows = [{ name: 'Ada', note: 'says "hi", twice' }];
    expect(toCsv(rows, { name: (row) => row.name, note: (row) => row.note })).toBe(
      'name,note\r\nAda,"says ""hi"", twice"\r\n',
    );
    expect(lineOf('a\nb', null, 7, true)).toBe('"a\nb",,7,true'.split('\r\n')[0]);
    expect([toCsvTime(0), toCsvTime(null)]).toEqual(['1970-01-01T00:00:00.000Z', null]);
  });

  it('attacks: formula injection: a cell that begins like a formula is text', () => {
    for (const cell of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '\u00A0=1'])
      expect([cell, lineOf(cell).replace(/^"/, '').startsWith("'")]).toEqual([cell, true]);
    expect(lineOf('=HYPERLINK("https://evil.example")')).toBe(`"'=HYPERLINK(""https://evil.example"")"`);
    for (const cell of ['Ada', 'a-b', 'a@b.example', '1=1']) expect(lineOf(cell)).toBe(cell);
    // Numbers are ours.
    expect(lineOf(-1)).toBe('-1');
  });
});
