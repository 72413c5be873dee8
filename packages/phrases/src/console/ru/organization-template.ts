import type { Translation } from '../translated.ts';

/** Organization template, in Russian. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'Шаблон организации' };
