import { describe, expect, it } from 'vitest';
import { rank, rankAll } from './rank.tsx';

const search = (typed: string, ...people: string[][]): string[] =>
  rankAll(people, typed, (names) => names).map(({ item: [name = ''] }) => name);

describe('a search', () => {
  it('ranks whole names first, then their start, then a word, then characters within a word', () => {
    const people = [['Besatone'], ['Mary Sato'], ['Sato Kenji'], ['sato'], ['Alice']];
    expect(search('Sato', ...people)).toEqual(['sato', 'Sato Kenji', 'Mary Sato', 'Besatone']);
  });

  it('ranks the name before the email address and username', () => {
    const people = [
      ['Kim', 'sato@example.com'],
      ['Lee', 'lee@example.com', 'sato.lee'],
      ['Sato One', 'one@example.com'],
    ];
    expect(search('sato', ...people)).toEqual(['Sato One', 'Kim', 'Lee']);
  });

  it('ranks the start of a label before every keyword', () => {
    const branding = ['Branding', 'logo', 'favicon'];
    expect(search('logo', branding, ['Logo and favicon', 'icon'], ['Logo'])).toEqual([
      'Logo',
      'Logo and favicon',
      'Branding',
    ]);
    expect(search('logo', ['Application logo'], branding)).toEqual(['Branding', 'Application logo']);
  });

  it('ignores accents, case and the order of words', () => {
    expect(rank(['Édith Clarke'], 'edith')).toBe(1);
    expect(rank(['Password policy'], 'policy pass')).toBe(40);
    expect(rank(['Password policy'], 'policy code')).toBeUndefined();
  });

  it('finds a word after a punctuation mark', () => {
    expect(search('admin', ['#internal:admin'], ['Badminton'])).toEqual(['#internal:admin', 'Badminton']);
  });
});
