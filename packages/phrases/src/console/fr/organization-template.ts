import type { Translation } from '../translated.ts';

/** Organization template, in French. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'Modèle d’organisation' };
