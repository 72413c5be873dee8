import type { Translation } from '../translated.ts';

/** Organization template, in Italian. */
export const organizationTemplate: Translation<'organizationTemplate'> = {
  title: 'Modello di organizzazione',
};
