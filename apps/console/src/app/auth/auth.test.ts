// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../test/console.tsx';
import { storageKeys } from '../storage.ts';
import {
  createAuth,
  prepareForTokens,
  SignInFailed,
  SignInNeeded,
  takeRedirect,
  type AuthEnvironment,
} from './auth.ts';
import { readSession, writeSession } from './session.ts';

type Oidc = Awaited<ReturnType<NonNullable<AuthEnvironment['oidc']>>>;

/** A provider that accepts each refresh token once, as for public clients. */
function createProvider() {
  const used: string[] = [];
  let serial = 0;
  const answer = (value: string) => ({
    refreshToken: `refresh-${(serial += 1)}`,
    subject: 'user1',
    token: { value, scopes: ['all'], expiresAt: Date.now() + 3_600_000 },
  });
  const refusal = Object.assign(new Error('refused'), { refusal: { code: 'invalid_grant' } });
  const oidc = {
    async refresh(refreshToken: string, resource: string) {
      if (used.includes(refreshToken)) throw refusal;
      used.push(refreshToken);
      return answer(`token of ${resource}`);
    },
    redeemCode: async (url: URL) => {
      if (url.searchParams.has('error'))
        throw Object.assign(new Error(), { refusal: { code: 'access_denied', description: 'Not you.' } });
      return answer('opaque');
    },
    prepareSignIn: async () => ({
      state: 'state1',
      codeVerifier: 'verifier',
      codeChallenge: 'challenge',
      authorizationEndpoint: 'http://localhost:3002/oidc/auth',
    }),
    endSession: async () => 'http://localhost:3002/oidc/session/end?client_id=admin-console',
    describeAuthError: (error: unknown) => (error as { refusal?: { code: string } }).refusal,
  } as unknown as Oidc;
  return { oidc: async () => oidc, used };
}

/** `navigator.locks`: one holder at a time across tabs. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        const mine = last.then(work, work);
        last = mine.catch(() => undefined);
        return mine;
      },
    },
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubLocks();
  vi.stubGlobal('location', new URL('http://localhost:3002/console/users/u1?tab=logs'));
});

function start() {
  writeSession({ subject: 'user1', refreshToken: 'refresh-0', tokens: {} });
  return createProvider();
}

describe('tokens', () => {
  it('are requested with the refresh token and shared by all tabs', async () => {
    const { oidc, used } = start();
    const [one, other] = [createAuth({ config, oidc }), createAuth({ config, oidc })];
    const tokens = await Promise.all([
      one.accessToken(config.meIndicator),
      other.accessToken(config.meIndicator),
      one.accessToken(config.managementIndicator),
    ]);
    expect(tokens.map(({ value }) => value)).toEqual([
      `token of ${config.meIndicator}`,
      `token of ${config.meIndicator}`,
      `token of ${config.managementIndicator}`,
    ]);
    // The provider would take the use of one refresh token in two tabs for a replay.
    expect(used).toEqual(['refresh-0', 'refresh-1']);
    expect(readSession()?.refreshToken).toBe('refresh-2');
  });

  it('are refreshed when they are about to expire', async () => {
    const { oidc, used } = start();
    const token = { value: 'old', scopes: [], expiresAt: Date.now() + 29_000 };
    writeSession({ subject: 'user1', refreshToken: 'refresh-0', tokens: { [config.meIndicator]: token } });
    const { value } = await createAuth({ config, oidc }).accessToken(config.meIndicator);
    expect([value, used]).toEqual([`token of ${config.meIndicator}`, ['refresh-0']]);
  });

  it('[ERR-07 part] need a new sign-in if the provider rejects the refresh token', async () => {
    const { oidc, used } = start();
    used.push('refresh-0');
    await expect(createAuth({ config, oidc }).accessToken('')).rejects.toBeInstanceOf(SignInNeeded);
  });

  it('keep the newer refresh token of another tab, which a tab may see only after its own request', async () => {
    const { oidc } = start();
    const newest = { value: 'of the other tab', scopes: [], expiresAt: Date.now() + 3_600_000 };
    const late = async () => {
      const module = await oidc();
      return {
        ...module,
        refresh: (refreshToken: string, resource: string) => {
          writeSession({ subject: 'user1', refreshToken: 'refresh-9', tokens: { other: newest } });
          return module.refresh(refreshToken, resource);
        },
      };
    };
    await createAuth({ config, oidc: late }).accessToken(config.meIndicator);
    const session = readSession();
    expect(session?.refreshToken).toBe('refresh-9');
    expect(Object.keys(session?.tokens ?? {})).toEqual(['other', config.meIndicator]);
  });

  it('do not restore a session that another tab has ended during the request', async () => {
    const { oidc } = start();
    const late = async () => {
      const module = await oidc();
      return {
        ...module,
        refresh: (refreshToken: string, resource: string) => {
          localStorage.clear();
          return module.refresh(refreshToken, resource);
        },
      };
    };
    await expect(createAuth({ config, oidc: late }).accessToken(config.meIndicator)).rejects.toBeInstanceOf(
      SignInNeeded,
    );
    expect(readSession()).toBeUndefined();
  });

  it('need a new sign-in if another tab has signed out', async () => {
    const auth = createAuth({ config, ...createProvider() });
    await expect(auth.accessToken('')).rejects.toBeInstanceOf(SignInNeeded);
  });
});

describe('the module for tokens', () => {
  const prepare = async () => {
    const discover = vi.fn(() => Promise.reject(new Error('offline')));
    prepareForTokens(async () => ({ discover }) as unknown as Oidc);
    await settle();
    return discover.mock.calls.length;
  };
  const holdTokenFor = (left: number) =>
    writeSession({
      subject: 'user1',
      refreshToken: 'refresh-0',
      tokens: { '': { value: 'held', scopes: [], expiresAt: Date.now() + left } },
    });

  it('is loaded early if there is no session or valid token, and a failure is reported when it is needed', async () => {
    expect(await prepare()).toBe(1);
    writeSession({ subject: 'user1', refreshToken: 'refresh-0', tokens: {} });
    expect(await prepare()).toBe(1);
    holdTokenFor(29_000);
    expect(await prepare()).toBe(1);
  });

  it('is not loaded while a token is valid', async () => {
    holdTokenFor(60_000);
    expect(await prepare()).toBe(0);
  });
});

describe('signing in', () => {
  it('[GUARD-02 part] returns to the page where it was started', async () => {
    const left: string[] = [];
    const auth = createAuth({ config, ...createProvider(), leave: (address) => left.push(address) });
    void auth.signIn();
    await settle();
    expect(left[0]).toMatch(/^http:\/\/localhost:3002\/oidc\/auth\?client_id=admin-console/);
    expect(sessionStorage.getItem(storageKeys.redirectAfterSignIn)).toBe('/users/u1?tab=logs');
    const callback = new URL('http://localhost:3002/console?code=c&state=state1');
    expect(auth.isCallback(callback)).toBe(true);
    const demo = new URL('http://localhost:3002/console/social-demo-callback?code=c&state=s');
    expect(auth.isCallback(demo)).toBe(false);
    expect(await auth.finishSignIn(callback)).toBe('/users/u1?tab=logs');
    expect(auth.isSignedIn()).toBe(true);
  });

  it('starts again if the response belongs to another tab', async () => {
    const auth = createAuth({ config, ...createProvider() });
    const foreign = new URL('http://localhost:3002/console?code=c&state=other');
    await expect(auth.finishSignIn(foreign)).rejects.toBeInstanceOf(SignInNeeded);
    expect(auth.isSignedIn()).toBe(false);
  });

  it('[ERR-12 part] shows the provider’s error to developers', async () => {
    for (const devFeatures of [true, false]) {
      sessionStorage.setItem(storageKeys.pendingSignIn, '{"state":"state1","codeVerifier":"v"}');
      const auth = createAuth({ config: { ...config, devFeatures }, ...createProvider() });
      const refused = new URL('http://localhost:3002/console?error=access_denied&state=state1');
      const error = await auth.finishSignIn(refused).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SignInFailed);
      expect(error).toMatchObject({
        code: 'access_denied',
        message: 'Not you.',
        isForDevelopers: devFeatures,
      });
    }
  });

  it('does not redirect to another site', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      sessionStorage.setItem(storageKeys.redirectAfterSignIn, path);
      expect(takeRedirect()).toBeUndefined();
    }
  });
});

it('signing out removes the tokens and ends the session at the provider', async () => {
  const left: string[] = [];
  writeSession({ subject: 'user1', refreshToken: 'refresh-0', tokens: {} });
  void createAuth({ config, ...createProvider(), leave: (address) => left.push(address) }).signOut();
  await settle();
  expect(readSession()).toBeUndefined();
  expect(left).toEqual(['http://localhost:3002/oidc/session/end?client_id=admin-console']);
});
