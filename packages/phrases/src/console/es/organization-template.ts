import type { Translation } from '../translated.ts';

/** Organization template, in Spanish. */
export const organizationTemplate: Translation<'organizationTemplate'> = {
  title: 'Plantilla de organización',
};
