import type { Translation } from '../translated.ts';

/** Organization template, in Korean. */
export const organizationTemplate: Translation<'organizationTemplate'> = { title: '조직 템플릿' };
