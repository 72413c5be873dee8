import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { emailTemplate, emailTemplateDetails } from './email-templates.ts';
import { connectorErrors } from './errors.ts';

const { languageTag, templateType, details } = emailTemplate.shape;
const filter = z.object({ languageTag: languageTag.optional(), templateType: templateType.optional() });

export const listEmailTemplates = endpoint({
  method: 'GET',
  path: '/api/email-templates',
  summary: 'List the tenant’s own texts of e-mails',
  permission: 'read:data',
  query: filter,
  output: z.array(emailTemplate),
});

export const replaceEmailTemplates = endpoint({
  method: 'PUT',
  path: '/api/email-templates',
  summary: 'Save texts of e-mails; each replaces the one of its language and usage',
  permission: 'write:data',
  event: 'EmailTemplate.Updated',
  body: z.object({ templates: z.array(z.object({ languageTag, templateType, details })).min(1).max(200) }),
  output: z.array(emailTemplate),
});

export const deleteEmailTemplates = endpoint({
  method: 'DELETE',
  path: '/api/email-templates',
  summary: 'Delete the texts of a language, of a usage, or of both',
  permission: 'delete:data',
  event: 'EmailTemplate.Deleted',
  query: filter,
  output: z.object({ rowCount: z.number().int() }),
  errors: [connectorErrors.templateFilterRequired],
});

export const getEmailTemplate = endpoint({
  method: 'GET',
  path: '/api/email-templates/{id}',
  summary: 'Get a text of an e-mail',
  permission: 'read:data',
  output: emailTemplate,
  errors: [entityErrors.notExistsWithId],
});

export const deleteEmailTemplate = endpoint({
  method: 'DELETE',
  path: '/api/email-templates/{id}',
  summary: 'Delete a text of an e-mail',
  permission: 'delete:data',
  event: 'EmailTemplate.Deleted',
  errors: [entityErrors.notFound],
});

export const updateEmailTemplateDetails = endpoint({
  method: 'PATCH',
  path: '/api/email-templates/{id}/details',
  summary: 'Change a text of an e-mail; what is left out stays',
  permission: 'write:data',
  event: 'EmailTemplate.Updated',
  body: emailTemplateDetails.partial(),
  output: emailTemplate,
  errors: [entityErrors.notFound],
});
