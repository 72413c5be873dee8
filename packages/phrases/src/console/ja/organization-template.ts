import type { Translation } from '../translated.ts';

/** Organization template, in Japanese. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: '組織テンプレート' };
