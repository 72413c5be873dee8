import { useState } from 'react';
import { type Failure, toFailure } from './protocol/failure.ts';
import { organizationsResource } from './protocol/provider.ts';
import { type ApiRequest, type Session, writeSession } from './protocol/session.ts';
import { redirectToSignIn } from './protocol/sign-in.ts';
import * as tokens from './protocol/tokens.ts';

type ActName = 'signIn' | 'signUp' | 'signOut' | 'refresh' | 'userinfo' | 'api';

/** The user's actions, their result, and which one is running. */
export interface Acts {
  session?: Session;
  failure?: Failure;
  busy?: ActName;
  signIn(): void;
  signUp(): void;
  signOut(): void;
  refresh(): void;
  callUserinfo(): void;
  getApiToken(request: ApiRequest): void;
  /** Redirects to the provider to sign in for an organization. */
  signInFor(organizationId: string): void;
  /** Hides the error. */
  dismiss(): void;
}

/** Runs one action at a time and stores the session for a reload. */
export function useActs(first?: Session, problem?: Failure): Acts {
  const [session, setSession] = useState(first);
  const [failure, setFailure] = useState(problem);
  const [busy, setBusy] = useState<ActName>();

  async function run(name: ActName, act: () => Promise<Session>): Promise<void> {
    setBusy(name);
    setFailure(undefined);
    try {
      const next = await act();
      writeSession(next);
      setSession(next);
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(undefined);
  }

  const withSession = (name: ActName, act: (session: Session) => Promise<Session>): void => {
    if (session) void run(name, () => act(session));
  };

  return {
    session,
    failure,
    busy,
    signIn: () => void run('signIn', () => redirectToSignIn()),
    signUp: () => void run('signUp', () => redirectToSignIn({ signUp: true })),
    signOut: () => withSession('signOut', tokens.signOut),
    refresh: () => withSession('refresh', tokens.refresh),
    callUserinfo: () => withSession('userinfo', tokens.callUserinfo),
    getApiToken: (request) => withSession('api', (held) => getApiToken(held, request)),
    signInFor: (organizationId) =>
      void run('signIn', () => redirectToSignIn({ api: inOrganization(organizationId) })),
    dismiss: () => setFailure(undefined),
  };
}

/** A request for a token for an organization. */
export const inOrganization = (organizationId: string, permissions = ''): ApiRequest => ({
  indicator: organizationsResource,
  permissions,
  organizationId,
});

/**
 * Uses the refresh token if the sign-in named this API with these permissions, else redirects to the provider. Any sign-in is enough for a
 * token for an organization without permissions.
 */
function getApiToken(session: Session, request: ApiRequest): Promise<Session> {
  const isNamed =
    session.api?.indicator === request.indicator && session.api.permissions === request.permissions;
  const isEnough = request.organizationId !== undefined && request.permissions === '';
  return isNamed || isEnough ? tokens.getApiToken(session, request) : redirectToSignIn({ api: request });
}
