import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  emptyInbox,
  getInboxMessage,
  listInboxMessages,
} from '@gatehouse/contract/connectors/inbox-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { createApplication } from './records.ts';
import type { Caller, TestTenant } from './tenant.ts';

/** A tenant with its sign-in methods, and an application whose redirect URI is a page of the test. */
export interface TestVisit {
  tenant: TestTenant;
  call: Caller;
  /** The application's authorization request. */
  authorizeUrl(extra?: Record<string, string>): string;
  /** Opens the sign-in page in a new browser context. */
  open(extra?: Record<string, string>, options?: BrowserContextOptions): Promise<Page>;
  /** Reads the code of the newest message to a recipient from the tenant's development inbox over HTTP. Each message is read once. */
  readCode(to: string): Promise<string>;
}

/** The complete server, Chromium, and an application to return to. Call `stop` to end them. */
export class SignInPages {
  private readonly contexts: BrowserContext[] = [];
  private constructor(
    readonly server: TestServer,
    readonly browser: Browser,
    private readonly application: Server,
  ) {}

  static async start(options: TestServerOptions = {}): Promise<SignInPages> {
    const application = createServer((_request, response) => response.end('<h1>Back</h1>'));
    await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
    return new SignInPages(await startTestServer(options), await launchChromium(), application);
  }

  /** The application's origin. */
  get home(): string {
    return `http://127.0.0.1:${(this.application.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.application.close();
    await this.browser.close();
    await this.server.stop();
  }

  /** Closes the browser contexts of the last test. */
  async closeContexts(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }

  async openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext(options);
    this.contexts.push(context);
    return context;
  }

  /** Waits until the page is back at the application, with these parameters in the URL. */
  async isBack(page: Page, answer = 'code='): Promise<void> {
    await page.waitForURL((url) => url.origin === this.home && url.search.includes(answer));
  }

  /** Creates a tenant with these sign-in settings. */
  async createVisit(settings: Partial<SignInExperienceSettings>): Promise<TestVisit> {
    const tenant = await this.server.createTenant();
    const call = await tenant.as('all');
    const redirectUri = `${this.home}/callback`;
    const clientId = await createApplication(this.server.runtime, tenant.id, { redirectUris: [redirectUri] });
    const changed = await call(updateSignInExperience, { body: settings });
    expect([changed.status, changed.refusal.code]).toEqual([200, undefined]);
    const authorizeUrl = (extra: Record<string, string> = {}): string => {
      const parameters = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid profile',
        prompt: 'consent',
        state: 'state',
        code_challenge: 'A'.repeat(43),
        code_challenge_method: 'S256',
        ...extra,
      });
      return `${tenant.origin}/oidc/auth?${parameters}`;
    };
    return {
      tenant,
      call,
      authorizeUrl,
      open: async (extra, options) => {
        const page = await (await this.openContext(options)).newPage();
        await page.goto(authorizeUrl(extra));
        return page;
      },
      async readCode(to) {
        let id: string | undefined;
        await expect
          .poll(async () => (id = (await call(listInboxMessages, { query: { to } })).body[0]?.id))
          .toBeDefined();
        const { code } = (await call(getInboxMessage, { params: { id: id ?? '' } })).body;
        await call(emptyInbox);
        return code ?? '';
      },
    };
  }
}

/** Checks that a screen has no axe violations and no horizontal overflow. */
export async function expectNoFault(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([screen, await findViolations(page), overflow]).toEqual([screen, [], 0]);
}

/** Delays the scripts of the sign-in pages until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let deliver = (): void => {};
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/sign-in/assets/*.js', (route) => held.then(() => route.continue()));
  return deliver;
}
