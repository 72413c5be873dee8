import { z } from 'zod';
import { timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { interactionEvent, verificationRecord } from '../sign-in/interaction.ts';

/** The sign-in that created a session: its event, and what was verified in it, without the profiles of identity providers as they sent them. */
export const lastSubmission = z.object({
  interactionEvent,
  userId: z.string(),
  verificationRecords: z.array(verificationRecord),
});
export type LastSubmission = z.infer<typeof lastSubmission>;

/** A browser in which the user is signed in; `authorizations` by application. Times inside `payload` are in seconds, as in the protocol. */
export const userSession = z.object({
  payload: z.object({
    exp: z.number(),
    iat: z.number(),
    jti: z.string(),
    uid: z.string(),
    kind: z.literal('Session'),
    loginTs: z.number(),
    accountId: z.string(),
    authorizations: z
      .record(
        z.string(),
        z.object({
          sid: z.string().optional(),
          grantId: z.string().optional(),
          persistsLogout: z.boolean().optional(),
        }),
      )
      .optional(),
  }),
  /** The sign-in that created the session; null for sessions from before it was stored. */
  lastSubmission: lastSubmission.nullable(),
  /** The browser by its User-Agent header, which isn't verified, and its IP address when the session was last written. */
  browser: z.object({ userAgent: z.string(), ip: z.string() }).nullable(),
  clientId: z.string().nullable(),
  accountId: z.string().nullable(),
  expiresAt: timestamp,
});
export type UserSession = z.infer<typeof userSession>;

const grantedResource = z.object({ indicator: z.string(), scopes: z.array(z.string()) });

/** A user's grant to an application, kept as long as its tokens can be valid. */
export const userGrant = z.object({
  id: z.string(),
  payload: z.object({
    exp: z.number(),
    iat: z.number(),
    jti: z.string(),
    kind: z.literal('Grant'),
    clientId: z.string(),
    accountId: z.string(),
  }),
  expiresAt: timestamp,
  application: z.object({ id: z.string(), name: z.string() }),
  /** Scopes of user data that the user allowed. */
  scopes: z.array(z.string()),
  /** Permissions of APIs that the user allowed, by indicator; tokens contain those that the user's roles have. */
  resources: z.array(grantedResource),
  /** The same for permissions that apply only in organizations. */
  organizationResources: z.array(grantedResource),
  /** The organizations that a third-party application has access to, by name. Null for first-party applications, which need no consent. */
  organizations: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
});
export type UserGrant = z.infer<typeof userGrant>;

export const userSessionErrors = declareErrors({
  notFound: ['oidc.session_not_found', 404, 'The session doesn’t exist or has ended.'],
  grantNotFound: ['oidc.invalid_grant', 404, 'This grant doesn’t exist or has ended.'],
});
