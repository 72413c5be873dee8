import { endpoint } from '../endpoint.ts';

const checks = () => import('./email-template-checks.ts');

export const listEmailTemplates = endpoint({
  method: 'GET',
  path: '/api/email-templates',
  permission: 'read:data',
  checks: async () => (await checks()).listEmailTemplates,
});

export const replaceEmailTemplates = endpoint({
  method: 'PUT',
  path: '/api/email-templates',
  permission: 'write:data',
  checks: async () => (await checks()).replaceEmailTemplates,
});

export const deleteEmailTemplates = endpoint({
  method: 'DELETE',
  path: '/api/email-templates',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteEmailTemplates,
});

export const getEmailTemplate = endpoint({
  method: 'GET',
  path: '/api/email-templates/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getEmailTemplate,
});

export const deleteEmailTemplate = endpoint({
  method: 'DELETE',
  path: '/api/email-templates/{id}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteEmailTemplate,
});

export const updateEmailTemplateDetails = endpoint({
  method: 'PATCH',
  path: '/api/email-templates/{id}/details',
  permission: 'write:data',
  checks: async () => (await checks()).updateEmailTemplateDetails,
});
