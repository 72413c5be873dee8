import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { emailDomain } from '../sso-connectors/domains.ts';
import { normalizeEmail } from '../validation/email.ts';
import { bounded } from '../validation/bounded.ts';
import { jitEmailDomain } from './jit.ts';
import { relationNotFound } from './organizations.ts';

const domain = emailDomain.max(128);

export const listJitEmailDomains = checks({
  summary: 'List the email domains whose users join an organization when they sign up, by name',
  output: jitEmailDomain,
  isWhole: true,
  errors: [entityErrors.notExistsWithId],
});

export const addJitEmailDomain = checks({
  summary: 'Add an email domain whose users join an organization when they sign up',
  body: z.object({ emailDomain: domain }),
  status: 201,
  output: jitEmailDomain,
  errors: [relationNotFound, entityErrors.notUnique],
});

export const replaceJitEmailDomains = checks({
  summary: 'Replace the email domains whose users join an organization when they sign up',
  body: z.object({ emailDomains: z.array(domain).max(1000) }),
  errors: [relationNotFound, entityErrors.notUnique],
});

export const removeJitEmailDomain = checks({
  summary: 'Remove an email domain whose users join an organization when they sign up',
  params: z.object({
    id: bounded(128).min(1),
    emailDomain: bounded(128)
      .min(1)
      .overwrite((text) => normalizeEmail(text.trim())),
  }),
  errors: [entityErrors.notFound],
});
