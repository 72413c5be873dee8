import { demoTargets } from '@gatehouse/contract/connectors/connectors';
import { expect, it } from 'vitest';
import { nextTemplate, pickTargets, templates } from './inspire.ts';

it('[ONB-27] [OPEN-55] there are four suggestions, and none follows itself', () => {
  expect(new Set(templates.map(({ color }) => color)).size).toBe(4);
  let last = nextTemplate(undefined);
  for (let draw = 0; draw < 200; draw += 1) {
    const next = nextTemplate(last);
    expect(next).not.toBe(last);
    last = next;
  }
});

it('[ONB-28] a suggestion has two or three social targets', () => {
  const draws = Array.from({ length: 100 }, () => pickTargets(demoTargets));
  expect(new Set(draws.map(({ length }) => length))).toEqual(new Set([2, 3]));
  for (const drawn of draws) expect(new Set(drawn).size).toBe(drawn.length);
});
