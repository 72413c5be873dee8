import type { Translation } from '../translated.ts';

/** Organization template, in Polish. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'Szablon organizacji' };
