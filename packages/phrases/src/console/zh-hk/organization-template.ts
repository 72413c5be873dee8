import type { Translation } from '../translated.ts';

/** Organization template, in traditional Chinese (Hong Kong). */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: '機構範本' };
