import type { Translation } from '../translated.ts';

/** Organization template, in Brazilian Portuguese. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'Modelo de organização' };
