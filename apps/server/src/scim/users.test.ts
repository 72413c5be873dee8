import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DnsServer } from '../../../../tests/support/dns-server.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { createScimWorld, type ScimWorld, startScimServer } from './scim.fixture.ts';

let server: TestServer;
let dns: DnsServer;
let stop: () => Promise<void>;
let world: ScimWorld;
beforeAll(async () => {
  ({ server, dns, stop } = await startScimServer());
});
beforeEach(async () => {
  world = await createScimWorld(server, dns);
});
afterAll(() => stop());

const ada = () => `ada@${world.domain}`;

describe('a user of an identity provider', () => {
  it('is created as a member, with name, address and attributes, and is read as it was sent', async () => {
    const { idp } = world;
    const created = await idp.okta.provision({ userName: ada(), externalId: '00u1' });
    expect([created.status, created.headers.get('content-type')]).toEqual([
      201,
      'application/scim+json; charset=utf-8',
    ]);
    const { id } = created.body;
    expect(created.headers.get('location')).toBe(`${world.url}/Users/${id}`);
    expect(created.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: ada(),
      externalId: '00u1',
      active: true,
      name: { givenName: 'Ada', familyName: 'King' },
      emails: [{ primary: true, value: ada(), type: 'work' }],
      meta: { resourceType: 'User', location: `${world.url}/Users/${id}` },
    });
    expect(JSON.stringify(created.body)).not.toContain('password');
    expect((await idp.send('GET', `/Users/${id}`)).body).toEqual(created.body);
    expect((await idp.okta.provision({ userName: ada().toUpperCase() })).body).toEqual(created.body);
    expect(await world.memberIds()).toEqual([id]);
    expect(await world.read(id)).toMatchObject({
      primaryEmail: ada(),
      name: 'Ada King',
      profile: { givenName: 'Ada', familyName: 'King', locale: 'en-US' },
      username: null,
      externalId: null,
      hasPassword: false,
      isSuspended: false,
    });
  });

  it('is deactivated and activated, as Okta and Entra do it', async () => {
    const { idp } = world;
    const { id } = (await idp.okta.provision({ userName: ada() })).body;
    for (const agent of [idp.okta, idp.entra]) {
      const ended = await agent.setActive(id, false);
      expect([ended.status, ended.body.active]).toEqual([200, false]);
      expect(await world.memberIds()).toEqual([]);
      expect((await world.read(id)).isSuspended).toBe(true);
      const started = await agent.setActive(id, true);
      expect([started.status, started.body.active]).toEqual([200, true]);
      expect(await world.memberIds()).toEqual([id]);
      expect((await world.read(id)).isSuspended).toBe(false);
    }
  });
});
