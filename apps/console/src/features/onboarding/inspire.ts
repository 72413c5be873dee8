import type { Answers } from '../../parts/sign-in-methods/combinations.ts';

/** A suggestion for the sign-in page. */
export interface Template extends Answers {
  color: string;
}

/** The suggestions (OPEN-55). */
export const templates: readonly Template[] = [
  { color: '#0B6E69', identifier: 'email', methods: ['verificationCode'] },
  { color: '#B4235A', identifier: 'email', methods: ['password', 'verificationCode'] },
  { color: '#1D4ED8', identifier: 'username', methods: ['password'] },
  { color: '#9A5B00', identifier: 'email', methods: ['password'] },
];

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** A suggestion that isn't the last one (ONB-27). */
export const nextTemplate = (last: Template | undefined, random = Math.random): Template | undefined =>
  pick(
    templates.filter((each) => each !== last),
    random,
  );

/** Two or three of the targets, in their order (ONB-28). */
export function pickTargets(targets: readonly string[], random = Math.random): string[] {
  const left = [...targets];
  const most = random() < 0.5 ? 2 : 3;
  while (left.length > most) left.splice(Math.floor(random() * left.length), 1);
  return left;
}
