import type { Specimen } from './specimens/specimen.ts';

const modules = import.meta.glob<{ specimens?: Record<string, Specimen> }>('./specimens/*.ts', {
  eager: true,
});

/** By feature, as packages/contract/src/all.ts calls it. */
export const specimens: Record<string, Specimen> = Object.fromEntries(
  Object.values(modules).flatMap(({ specimens: own = {} }) => Object.entries(own)),
);
