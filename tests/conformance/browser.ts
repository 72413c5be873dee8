import { load } from './html.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { TestFlow } from '../support/test-flow.ts';
import type { World } from './world.ts';

/** Where a browser arrives: back at the application, or at a page of ours. */
export type Arrival = Callback | Page;

/** A request to one of the application's URLs. */
export interface Callback {
  kind: 'callback';
  method: 'GET' | 'POST';
  /** The URL without parameters, such as the redirect URI. */
  address: string;
  /** The parameters of the URL. */
  query: Readonly<Record<string, string>>;
  /** The fields of the form, of a POST. */
  form: Readonly<Record<string, string>>;
}

export interface Page {
  kind: 'page';
  status: number;
  url: URL;
  html: string;
}

/** A browser without a screen: it follows redirects, submits the forms that pages submit themselves, and signs the user in. */
export class Browser extends TestBrowser {
  readonly #world: World;

  constructor(world: World) {
    super(world.tenant);
    this.#world = world;
  }

  protected override send(url: URL, init: RequestInit): Promise<Response> {
    return this.#world.send(url, init);
  }

  /** Opens a URL and follows redirects as far as a page or the application. */
  async open(address: string | URL, init: RequestInit = {}): Promise<Arrival> {
    let [url, request] = [new URL(address, this.tenant.origin), init];
    for (let hops = 0; hops < 10; hops += 1) {
      if (url.origin !== this.tenant.origin) return toCallback(url, request);
      const { headers = {} } = request;
      const response = await this.fetch(url.href, {
        ...request,
        headers: { accept: 'text/html', ...headers },
      });
      const location = response.headers.get('location');
      if (location !== null) {
        // 303 makes it a GET (RFC 9110 15.4.4).
        [url, request] = [new URL(location, url), {}];
        continue;
      }
      const page: Page = { kind: 'page', status: response.status, url, html: await response.text() };
      const posted = load(page.html).postedBy(response.headers.get('content-security-policy') ?? '');
      if (!posted) return page;
      url = new URL(posted.action, url);
      request = { method: 'POST', body: new URLSearchParams(posted.fields) };
    }
    throw new Error('Too many redirects');
  }

  /** Presses the button of a page's form. */
  async submit({ html, url }: Page): Promise<Arrival> {
    const { action, fields } = load(html).form();
    return this.open(new URL(action, url), { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Signs in on the page where an authorization request has arrived. */
  async signIn({ url }: Page): Promise<Arrival> {
    const { username, password } = this.#world.user;
    const flow = new TestFlow(this, '', url, '', '');
    const { status, body, refusal } = await flow.signIn(username, password);
    if (!('redirectTo' in body)) throw new Error(`Not signed in: ${status} ${JSON.stringify(refusal)}`);
    return this.open(String(body.redirectTo));
  }
}

/** Whether a page asks the user to sign in. */
export const isSignInPage = (arrival: Arrival): arrival is Page =>
  arrival.kind === 'page' && arrival.status === 200 && arrival.url.pathname === '/sign-in';

function toCallback(url: URL, { method, body }: RequestInit): Callback {
  const form = body instanceof URLSearchParams ? Object.fromEntries(body) : {};
  return {
    kind: 'callback',
    method: method === 'POST' ? 'POST' : 'GET',
    address: `${url.origin}${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    form,
  };
}
