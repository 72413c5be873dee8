/** Organization template. */
export const organizationTemplate = { title: 'Organization template' };
