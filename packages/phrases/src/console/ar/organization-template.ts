import type { Translation } from '../translated.ts';

/** Organization template, in Arabic. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: 'قالب المؤسسات' };
