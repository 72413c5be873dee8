import { en, type SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { expect, it } from 'vitest';
import { groupPhrases } from './groups.ts';

const keys = Object.keys(en) as SignInTextKey[];

it('every text is in one group, and few are in the general one', () => {
  const groups = groupPhrases(keys);
  expect(groups.flatMap((each) => each.keys).toSorted()).toEqual(keys.toSorted());
  expect(groups[0]).toMatchObject({ group: 'signIn', keys: expect.arrayContaining(['sign_in.title']) });
  const everywhere = groups.find(({ group }) => group === 'everywhere');
  expect(everywhere?.keys.length).toBeLessThan(keys.length / 8);
});

it('a group without texts is left out', () => {
  expect(groupPhrases(['sign_in.title', 'social.or'])).toEqual([
    { group: 'signIn', keys: ['sign_in.title'] },
    { group: 'providers', keys: ['social.or'] },
  ]);
});
