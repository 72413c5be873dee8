import type { Translation } from '../translated.ts';

/** Organization template, in European Portuguese. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'Modelo de organização' };
