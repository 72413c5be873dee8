import type { Translation } from '../translated.ts';

/** Organization template, in Turkish. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'Kuruluş şablonu' };
