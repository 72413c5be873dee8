import { z } from 'zod';

const positive = z.coerce.number('must be a whole number').int('must be a whole number').positive();

/** The settings that limit callers. */
export const limitSettings = {
  LIMIT_SIGN_IN_PER_ADDRESS: positive
    .default(100)
    .describe(
      'Failed sign-in attempts per IP address in 10 minutes. An IPv6 `/64` counts as one address, and a `/48` has ten times the limit.',
    ),
  LIMIT_REGISTER_PER_ADDRESS: positive.default(50).describe('Registrations per IP address in an hour.'),
  LIMIT_MESSAGES_PER_RECIPIENT: positive
    .default(1)
    .describe(
      'Codes to one recipient for one purpose before a wait applies: 1 minute, then longer, at most 10 minutes.',
    ),
  LIMIT_MESSAGES_PER_ADDRESS: positive
    .default(300)
    .describe(
      'Unused codes per IP address and day, by email and as many by SMS, requested by browsers that haven’t signed in before, before a wait of at most 10 minutes applies. Codes sent by SMS count even if used, and in every browser: raise it if many users behind one IP address sign in by SMS.',
    ),
  LIMIT_MESSAGES_PER_TENANT: positive
    .default(1_000)
    .describe(
      'Unused codes per tenant and hour, by email and as many by SMS, requested by browsers that haven’t signed in before. Above it, the limit per IP address is divided by 20 and the audit log gets an entry.',
    ),
  LIMIT_FREE_TENANTS: positive
    .default(10)
    .describe(
      'Production tenants on the free plan that one account can have as an admin, in the cloud edition.',
    ),
  LIMIT_DEVELOPMENT_TENANTS: positive
    .default(10)
    .describe('Development tenants that one account can have as an admin, in the cloud edition.'),
  LIMIT_CLIENT_FAILURES: positive
    .default(50)
    .describe('Failed client authentications per client and IP address in 10 minutes.'),
  LIMIT_CLIENT_REGISTRATIONS: positive
    .default(20)
    .describe(
      'Applications that register themselves per IP address in an hour, refused requests included. Changes of them have a separate limit of the same size.',
    ),
  LIMIT_FLOWS_PER_ADDRESS: positive
    .max(1_000_000_000)
    .default(10_000)
    .describe(
      'Sign-ins, device requests and pushed requests that one IP address can start in 10 minutes. Each counts once per 2 KB of stored state. Redirects to social and enterprise providers have a separate limit of the same size.',
    ),
  LIMIT_TOKENS: positive
    .default(30_000)
    .describe(
      'Token, userinfo, introspection, revocation and pushed requests per client and minute, per process.',
    ),
  LIMIT_REFRESHES: positive.default(60).describe('Token refreshes per sign-in and minute, per process.'),
  LIMIT_API: positive.default(3_000).describe('Management API requests per caller and minute, per process.'),
};
