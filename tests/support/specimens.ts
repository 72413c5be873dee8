import type { Specimen } from './specimens/specimen.ts';

const modules = import.meta.glob<{ specimens?: Record<string, Specimen> }>('./specimens/*.ts', {
  eager: true,
});

/** By the feature's name in packages/contract/src/all.ts. */
export const specimens: Record<string, Specimen> = Object.fromEntries(
  Object.values(modules).flatMap(({ specimens: own = {} }) => Object.entries(own)),
);
