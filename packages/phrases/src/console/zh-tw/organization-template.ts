import type { Translation } from '../translated.ts';

/** Organization template, in traditional Chinese. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: '組織範本' };
