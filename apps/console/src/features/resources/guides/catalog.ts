import type { Guide } from './guide.ts';

/** A framework for APIs. `name` is the same in every language. */
export interface GuideEntry {
  id: string;
  name: string;
  load: () => Promise<{ guide: Guide }>;
}

/** The last one is for other frameworks; its name is in the phrases. */
export const otherGuideId = 'other';

export const guideEntries: readonly GuideEntry[] = [
  { id: 'express', name: 'Express', load: () => import('./express.ts') },
  { id: 'fastify', name: 'Fastify', load: () => import('./fastify.ts') },
  { id: 'spring-boot', name: 'Spring Boot', load: () => import('./spring-boot.ts') },
  { id: 'aspnet', name: 'ASP.NET Core', load: () => import('./aspnet.ts') },
  { id: 'flask', name: 'Flask', load: () => import('./flask.ts') },
  { id: 'go', name: 'Go', load: () => import('./go.ts') },
  { id: otherGuideId, name: '', load: () => import('./other.ts') },
];

/** The guide of an ID, if it exists (OPEN-53). */
export const findGuide = (id: string | undefined): GuideEntry | undefined =>
  guideEntries.find((guide) => guide.id === id);
