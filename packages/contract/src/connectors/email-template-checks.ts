import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { emailTemplate, emailTemplateDetails } from './email-templates.ts';
import { connectorErrors } from './errors.ts';

const { languageTag, templateType, details } = emailTemplate.shape;

const filter = z.object({ languageTag: languageTag.optional(), templateType: templateType.optional() });

export const listEmailTemplates = checks({
  summary: 'List email templates',
  query: filter,
  output: z.array(emailTemplate),
});

export const replaceEmailTemplates = checks({
  summary: 'Save email templates; each replaces the one of its language and type',
  body: z.object({ templates: z.array(z.object({ languageTag, templateType, details })).min(1).max(200) }),
  output: z.array(emailTemplate),
});

export const deleteEmailTemplates = checks({
  summary: 'Delete the email templates of a language, of a type, or of both',
  query: filter,
  output: z.object({ rowCount: z.number().int() }),
  errors: [connectorErrors.templateFilterRequired],
});

export const getEmailTemplate = checks({
  summary: 'Get an email template',
  output: emailTemplate,
  errors: [entityErrors.notExistsWithId],
});

export const deleteEmailTemplate = checks({
  summary: 'Delete an email template',
  errors: [entityErrors.notFound],
});

export const updateEmailTemplateDetails = checks({
  summary: 'Update an email template; fields that are not sent stay',
  body: emailTemplateDetails.partial(),
  output: emailTemplate,
  errors: [entityErrors.notFound],
});
