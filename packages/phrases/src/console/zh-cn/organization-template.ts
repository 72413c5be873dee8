import type { Translation } from '../translated.ts';

/** Organization template, in simplified Chinese. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: '组织模板' };
