import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/tenant-members/invitation-endpoints';
import type { TenantInvitationWithLink } from '@gatehouse/contract/tenant-members/invitations';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { Administrator } from '../../../../../tests/support/administrators.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';

let serial = 0;
export const someName = (): string => `person_${(serial += 1)}`;
const someEmail = (): string => `${someName()}@northwind.example`;

/** Invites someone to the default tenant. */
export async function invite(
  { members }: Administrator,
  { roleName = 'collaborator', invitee = someEmail() }: { roleName?: TenantRoleName; invitee?: string } = {},
): Promise<TenantInvitationWithLink> {
  const { status, body } = await members(api.createTenantInvitations, {
    params: { tenantId: 'default' },
    body: { invitee: [invitee], roleName },
  });
  const [invitation] = body;
  if (status !== 201 || !invitation) throw new Error(`no invitation: ${status} ${JSON.stringify(body)}`);
  return invitation;
}

/** A page that a browser has opened. */
export interface Opened {
  status: number;
  url: URL;
  screen: PageState['screen'] | undefined;
}

/** Opens a URL and follows its redirects. */
export async function open(browser: TestBrowser, url: string, init?: RequestInit): Promise<Opened> {
  const { origin } = browser.tenant;
  let visited = new URL(url, origin);
  let response = await browser.fetch(visited.href, init);
  while (response.status === 303 || response.status === 302) {
    visited = new URL(response.headers.get('location') ?? '', origin);
    response = await browser.fetch(visited.href);
  }
  const html = await response.text();
  const [, json = 'null'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  const state = JSON.parse(json) as PageState | null;
  return { status: response.status, url: visited, screen: state?.screen };
}

export const stepOf = ({ screen }: Opened): string | undefined => {
  if (screen?.name === 'invitation') return screen.invitation.step;
  return screen?.name === 'dead-end' ? screen.reason : screen?.name;
};

/** Presses a button of the page that was opened. */
export const press = (browser: TestBrowser, { screen }: Opened, answer: string): Promise<Opened> => {
  const form = screen?.name === 'invitation' ? screen.invitation.form : '';
  return open(browser, '/invitation', { method: 'POST', body: new URLSearchParams({ answer, form }) });
};

/** The flow of the console's sign-in, in a browser that has opened a link and wants to register. */
export async function startRegistration(server: TestServer, link: string): Promise<TestFlow> {
  const browser = new TestBrowser(server.tenant(adminTenantId));
  const { url } = await press(browser, await open(browser, link), 'register');
  if (url.pathname + url.search !== '/console?sign_up=true') throw new Error(`not the console: ${url.href}`);
  return browser.authorize(builtInApplications.console, { redirect_uri: `${url.origin}/console` });
}

/** A browser in which a user of the admin tenant is signed in who is no member of any tenant. */
export async function signedInBrowser(server: TestServer): Promise<{ browser: TestBrowser; userId: string }> {
  const username = someName();
  const userId = await createUser(server.runtime, adminTenantId, { username, password: goodPassword });
  const browser = new TestBrowser(server.tenant(adminTenantId));
  const flow = await browser.authorize(await createApplication(server.runtime, adminTenantId));
  await flow.signIn(username, goodPassword);
  await flow.resume();
  return { browser, userId };
}

/** The roles of all members of the default tenant, by user. */
export async function rolesOf(server: TestServer, userId: string): Promise<string[]> {
  const rows = await server.runtime.database
    .for(adminTenantId)
    .selectFrom('organizationUsersRoles')
    .select('organizationRoleId')
    .where('organizationId', '=', 't-default')
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ organizationRoleId }) => organizationRoleId);
}

/** Users of the admin tenant with this username. */
export async function findUser(server: TestServer, username: string): Promise<string | undefined> {
  const row = await server.runtime.database
    .for(adminTenantId)
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.id;
}
