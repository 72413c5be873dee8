import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId, timestamp } from '../common.ts';
import { messageUsage } from './connectors.ts';
import { bounded } from '../validation/bounded.ts';

/** Content of an email, with variables such as `{{code}}` (`template-variables.ts`). */
export const emailTemplateDetails = z.object({
  subject: z.string().min(1).max(256),
  /** If empty, the built-in content is sent with this subject. */
  content: z.string().max(131_072),
  /** HTML by default, where variables are escaped. */
  contentType: z.enum(['text/html', 'text/plain']).optional(),
  replyTo: z.string().max(256).optional(),
  /** Sender; the connector's by default. */
  sendFrom: z.string().max(256).optional(),
});
export type EmailTemplateDetails = z.infer<typeof emailTemplateDetails>;

/** A tenant's email template for a language and usage. */
export const emailTemplate = z.object({
  tenantId,
  id,
  languageTag: shown(
    bounded(16)
      .min(1)
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or pt-BR'),
  ),
  templateType: shown(messageUsage),
  details: shown(emailTemplateDetails),
  createdAt: timestamp,
});
export type EmailTemplate = z.infer<typeof emailTemplate>;
