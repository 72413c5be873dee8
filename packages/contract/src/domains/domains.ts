import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

/** The states of a custom domain (STATE-05). */
export const domainStatus = z.enum(['PendingVerification', 'PendingSsl', 'Active', 'Error']);
export type DomainStatus = z.infer<typeof domainStatus>;

/** Where a domain can get from a state (OPEN-41). */
export const domainTransitions: Readonly<Record<DomainStatus, readonly DomainStatus[]>> = {
  PendingVerification: ['PendingSsl', 'Error'],
  PendingSsl: ['Active', 'Error'],
  Active: ['Error'],
  Error: ['PendingSsl'],
};

/** A DNS record to create at the provider of the domain, and what the last check found there. */
export const dnsRecord = z.object({
  name: z.string(),
  type: z.enum(['CNAME', 'TXT']),
  value: z.string(),
  /** What the DNS has there. Not on the wire. */
  found: z.array(z.string()),
  /** Whether that is enough; null before the first check. Not on the wire. */
  isMet: z.boolean().nullable(),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

/** A domain of the customer's own, at which the tenant is served (ENT-24). */
export const domain = z.object({
  id,
  domain: z.string(),
  status: domainStatus,
  /** What is wrong, and what to do about it. */
  errorMessage: z.string().max(1024).nullable(),
  dnsRecords: z.array(dnsRecord),
  createdAt: timestamp,
  /** Links in messages that administrators send lead there. Not on the wire. */
  isPrimary: z.boolean(),
  /** When DNS and HTTPS were last checked. Not on the wire. */
  checkedAt: timestamp.nullable(),
  /** Since when an active domain is without its records. It is suspended a day later. Not on the wire. */
  failingSince: timestamp.nullable(),
});
export type Domain = z.infer<typeof domain>;

/** Domains of one tenant, by edition. */
export const mostDomains = { 'open-source': 10, cloud: 1 } as const;

/** Where the server answers that a host leads to it. */
export const probePath = '/.well-known/gatehouse-domain';

/** Where a proxy asks whether it may get a certificate for a domain: `/domains/ask?domain=login.example.com`. */
export const askPath = '/domains/ask';

/** Paths that other parts of the product, or certificates, have at every host. */
const taken = [
  probePath,
  '/.well-known/acme-challenge',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
  '/.well-known/webauthn',
];
const filePath = /^\/(?:[\w-]+(?:\.[\w-]+)+|\.well-known\/[\w-]+(?:[./][\w-]+)*)$/;

/** The media types that verification files can have: none of them runs in a browser. */
export const verificationFileTypes = ['text/plain', 'application/json'] as const;

/** A file that another service looks for at the domain, as evidence of control (Apple Pay, Universal Links, search engines). */
export const verificationFile = z
  .object({
    /** A file at the root with an extension, or a path below `/.well-known/`. */
    path: bounded(256)
      .regex(filePath, 'must be a file with an extension at the root, or a path below /.well-known/')
      .refine(
        (path) => !taken.some((own) => path === own || path.startsWith(`${own}/`)),
        'is used by Gatehouse itself',
      ),
    content: bounded(16_384).min(1),
    contentType: z.enum(verificationFileTypes),
  })
  .refine(({ content, contentType }) => contentType !== 'application/json' || isJson(content), {
    path: ['content'],
    error: 'must be JSON',
  });
export type VerificationFile = z.infer<typeof verificationFile>;

/** At most ten, each at a path of its own. */
export const verificationFiles = z
  .array(verificationFile)
  .max(10)
  .refine((files) => new Set(files.map(({ path }) => path)).size === files.length, 'have a path twice');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A user whose only second factor, or only way to sign in, is a passkey of a domain. */
export const passkeyUser = z.object({
  id: z.string(),
  name: z.string().nullable(),
  username: z.string().nullable(),
  primaryEmail: z.string().nullable(),
  primaryPhone: z.string().nullable(),
});
export type PasskeyUser = z.infer<typeof passkeyUser>;
