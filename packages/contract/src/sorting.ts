import { z } from 'zod';

/** Orders of lists of records with a name; with a minus sign in front, in the other direction. */
export const recordSorts = ['createdAt', '-createdAt', 'name', '-name'] as const;
export type RecordSort = (typeof recordSorts)[number];

/** How such a list is sorted; newest first by default. */
export const recordOrder = z.object({ sort: z.enum(recordSorts).optional() });
