import { z } from 'zod';
import { keptFactors } from '../sign-in-experience/mfa-factors.ts';

/** What a sign-in that isn't a test would have stored. */
export const testedChange = z.enum([
  /** A new account. */
  'Registers',
  /** An account at a social or enterprise identity provider is linked. */
  'LinksIdentity',
  /** The account gets what it lacked, such as an email address, or what the provider sent. */
  'ChangesProfile',
  'SetsPassword',
  'AgreesToTerms',
  /** The user joins organizations just in time. */
  'JoinsOrganizations',
  'TrustsDevice',
]);
export type TestedChange = z.infer<typeof testedChange>;

/** The tenant's scripts that take part in a sign-in. A test names them and runs none (ADR 212). */
export const testedScript = z.enum(['AccessTokenClaims', 'PostFirstFactorVerification', 'PostSignIn']);
export type TestedScript = z.infer<typeof testedScript>;

const claims = z.record(z.string(), z.unknown());

/** The claims that an OpenID Connect application would get. */
export const testedClaims = z.object({
  /** All scopes of user data that the application may request; it gets the claims of those that it requests. */
  scopes: z.array(z.string()),
  idToken: claims,
  userinfo: claims,
  /** For the default API resource and those that the user has permissions for; without a resource, the token is opaque and has no claims. */
  accessTokens: z.array(
    z.object({ resource: z.object({ name: z.string(), indicator: z.string() }), claims }),
  ),
});
export type TestedClaims = z.infer<typeof testedClaims>;

/** The assertion that a SAML application would get. */
export const testedAssertion = z.object({
  /** Null if the account has none in this format. */
  nameId: z.string().nullable(),
  nameIdFormat: z.string(),
  attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** Attributes that are mapped to claims without a value. */
  missing: z.array(z.object({ name: z.string(), claim: z.string() })),
});
export type TestedAssertion = z.infer<typeof testedAssertion>;

/** What a sign-in to an application would have given it. Nothing of it was issued, and nothing stored. */
export const applicationTestResult = z.object({
  id: z.string(),
  kind: z.literal('Application'),
  /** The application. */
  target: z.object({ id: z.string(), name: z.string() }),
  /** Whether the user gets in. */
  isPassed: z.boolean(),
  /** Null for an account that would be created. */
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** How the user has signed in (RFC 8176). */
  methods: z.array(z.string()),
  changes: z.array(testedChange),
  /** Second factors: whether one was verified, and those that would be added. */
  mfa: z.object({ isVerified: z.boolean(), adds: z.array(z.enum(keptFactors)) }),
  /** Who may use the application: all users, or those of its list. */
  access: z.object({ isLimited: z.boolean(), mayUse: z.boolean() }),
  /** Whether the user would be asked for consent to the scopes that the application requests. */
  asksForConsent: z.boolean(),
  scripts: z.array(testedScript),
  /** Null for a SAML application. */
  claims: testedClaims.nullable(),
  /** Null for an OpenID Connect application. */
  assertion: testedAssertion.nullable(),
});
export type ApplicationTestResult = z.infer<typeof applicationTestResult>;
