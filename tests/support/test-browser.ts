import { createHash, randomBytes } from 'node:crypto';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { Tenant } from '../../apps/server/src/runtime/ctx.ts';
import { redirectUri } from './records.ts';
import { TestFlow } from './test-flow.ts';

/** A browser without a user interface. It keeps cookies and doesn't follow redirects automatically. */
export class TestBrowser {
  /** By name and path, because a cookie is sent only to its path. */
  private readonly jar = new Map<string, { name: string; value: string; path: string }>();
  readonly tenant: Pick<Tenant, 'origin' | 'issuer'>;

  constructor(tenant: Pick<Tenant, 'origin' | 'issuer'>) {
    this.tenant = tenant;
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address, this.tenant.origin);
    const cookie = this.cookies(pathname)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await this.send(new URL(address, this.tenant.origin), {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...rest] = pair.split('=');
      const value = rest.join('=');
      const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line))
        this.jar.delete(`${name} ${path}`);
      else this.jar.set(`${name} ${path}`, { name, value, path });
    }
    return response;
  }

  /** The cookies that are sent to a path. */
  cookies(pathname = '/'): { name: string; value: string }[] {
    return [...this.jar.values()].filter(({ path }) => path === '/' || pathname.startsWith(path));
  }

  /** Opens the authorization endpoint and starts a sign-in, a registration or a password reset. */
  async begin(clientId: string, event: InteractionEvent = 'SignIn'): Promise<TestFlow> {
    const flow = await this.authorize(clientId);
    await flow.begin(event);
    return flow;
  }

  /** Sends a request. Subclasses may send it differently. */
  protected send(url: URL, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }

  /** Opens the authorization endpoint as an application does. Returns the flow that was started. */
  async authorize(clientId: string, extra: Record<string, string> = {}): Promise<TestFlow> {
    const verifier = randomBytes(32).toString('base64url');
    const parameters = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile offline_access',
      prompt: 'consent',
      state: randomBytes(8).toString('hex'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    const response = await this.fetch(`/oidc/auth?${parameters}`);
    const location = response.headers.get('location');
    if (!location?.startsWith('/'))
      throw new Error(`No flow: ${response.status} ${location ?? (await response.text())}`);
    const page = new URL(location, this.tenant.origin);
    return new TestFlow(this, clientId, page, verifier, parameters.get('state') ?? '');
  }
}
