import type { Translation } from '../translated.ts';

/** Organization template, in German. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'Organisationsvorlage' };
