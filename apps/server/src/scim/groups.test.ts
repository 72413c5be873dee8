import * as roles from '@gatehouse/contract/organization-roles/endpoints';
import { addMemberRoles, listMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import * as scim from '@gatehouse/contract/organizations/scim-endpoints';
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

const provision = async (name: string): Promise<string> =>
  (await world.idp.okta.provision({ userName: `${name}@${world.domain}` })).body.id;
const createRole = async (name: string, type: 'User' | 'MachineToMachine' = 'User'): Promise<string> =>
  (await world.call(roles.createOrganizationRole, { body: { name: `${name} ${world.id}`, type } })).body.id;
const createGroup = async (displayName: string, ...ids: string[]) =>
  (await world.idp.send('POST', '/Groups', { displayName, members: ids.map((value) => ({ value })) })).body;
const map = (...pairs: [groupName: string, organizationRoleId: string][]) =>
  world.call(scim.replaceScimRoles, {
    params: { id: world.id },
    body: { roles: pairs.map(([groupName, organizationRoleId]) => ({ groupName, organizationRoleId })) },
  });
const rolesOf = async (userId: string): Promise<string[]> =>
  (await world.call(listMemberRoles, { params: { id: world.id, userId } })).body.map(({ id }) => id);
const patch = (id: string, ...Operations: object[]) =>
  world.idp.send('PATCH', `/Groups/${id}`, { Operations });

describe('a group', () => {
  it('is created, read, listed, changed and deleted, with members as Okta and Entra send them', async () => {
    const { idp } = world;
    const [ada, grace, joan] = [await provision('ada'), await provision('grace'), await provision('joan')];
    const created = await idp.send('POST', '/Groups', {
      displayName: 'Engineering',
      externalId: 'g1',
      members: [{ value: ada }],
    });
    const { id } = created.body;
    expect([created.status, created.headers.get('location')]).toEqual([201, `${world.url}/Groups/${id}`]);
    expect(created.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Engineering',
      externalId: 'g1',
      members: [{ value: ada, $ref: `${world.url}/Users/${ada}` }],
    });
    const memberIds = async () =>
      (await idp.send('GET', `/Groups/${id}`)).body.members.map(({ value }) => value).toSorted();
    for (const agent of [idp.okta, idp.entra]) {
      await agent.addToGroup(id, grace, joan);
      expect(await memberIds()).toEqual([ada, grace, joan].toSorted());
      await agent.removeFromGroup(id, grace);
      await agent.removeFromGroup(id, joan);
      expect(await memberIds()).toEqual([ada]);
    }
    await patch(
      id,
      { op: 'replace', value: { id, displayName: 'Platform' } },
      { op: 'Replace', path: 'members', value: [{ value: joan }] },
    );
    const filter = encodeURIComponent('displayName eq "PLATFORM"');
    const listed = (await idp.send('GET', `/Groups?filter=${filter}&excludedAttributes=members`)).body;
    expect(listed).toMatchObject({ totalResults: 1, Resources: [{ id, displayName: 'Platform' }] });
    expect(listed.Resources[0]).not.toHaveProperty('members');
    const ofJoan = encodeURIComponent(`members[value eq "${joan}"]`);
    expect((await idp.send('GET', `/Groups?filter=${ofJoan}`)).body.totalResults).toBe(1);
    expect((await idp.send('GET', `/Users/${joan}`)).body.groups).toMatchObject([
      { value: id, display: 'Platform' },
    ]);
    const either = `members[value eq "${joan}" or value eq "${ada}"]`;
    expect((await patch(id, { op: 'remove', path: either })).body.members).toEqual([]);
    const replaced = await idp.send('PUT', `/Groups/${id}`, {
      displayName: 'Platform',
      members: [{ value: ada }],
    });
    expect(replaced.body.members).toHaveLength(1);
    expect((await patch(id, { op: 'remove', path: 'members' })).body.members).toEqual([]);
    expect((await idp.send('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await idp.send('GET', `/Groups/${id}`)).status).toBe(404);
  });

  it('has a name that no other group of the organization has', async () => {
    const { id } = await createGroup('Sales');
    const twice = await createGroup('SALES');
    const other = await createGroup('Other');
    const renamed = (await patch(other.id, { op: 'replace', path: 'displayName', value: 'sales' })).body;
    for (const refused of [twice, renamed])
      expect(refused).toMatchObject({ status: '409', scimType: 'uniqueness' });
    expect((await createGroup('')).scimType).toBe('invalidValue');
    expect((await patch(id, { op: 'remove', path: 'members[display eq "x"]' })).body.scimType).toBe(
      'invalidPath',
    );
  });

  it('of another organization is like one that does not exist', async () => {
    const { id } = await createGroup('Sales');
    const other = await world.connect(await world.organization('Globex'));
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const body =
        method === 'GET' || method === 'DELETE'
          ? undefined
          : { displayName: 'x', Operations: [{ op: 'add', path: 'displayName', value: 'x' }] };
      const [theirs, unknown] = [
        await other.idp.send(method, `/Groups/${id}`, body),
        await other.idp.send(method, '/Groups/none', body),
      ];
      expect([theirs.status, theirs.body]).toEqual([404, unknown.body]);
    }
    expect((await other.idp.send('GET', '/Groups')).body.totalResults).toBe(0);
  });
});

describe('roles of groups', () => {
  it('are those that an administrator listed, and no others, whatever the group is called', async () => {
    const [admin, reader] = [await createRole('admin'), await createRole('reader')];
    const ada = await provision('ada');
    const listed = await map(['Staff', reader]);
    expect(listed.status).toBe(204);
    const staff = await createGroup('staff', ada);
    await createGroup(`admin ${world.id}`, ada);
    await createGroup(admin, ada);
    expect(await rolesOf(ada)).toEqual([reader]);
    await patch(staff.id, { op: 'replace', path: 'displayName', value: 'Admins' });
    expect(await rolesOf(ada)).toEqual([]);
    // Roles of machines and of other tenants can't be listed.
    expect((await map(['Staff', await createRole('robot', 'MachineToMachine')])).status).toBe(422);
    const foreign = await createScimWorld(server, dns);
    const { body } = await foreign.call(roles.createOrganizationRole, { body: { name: 'Foreign' } });
    expect((await map(['Staff', body.id])).refusal.code).toBe('entity.relation_foreign_key_not_found');
    expect((await world.call(scim.listScimRoles, { params: { id: world.id } })).body).toEqual([
      { groupName: 'Staff', organizationRoleId: reader },
    ]);
  });

  it('begin and end with the membership in the group, and with the list', async () => {
    const { idp } = world;
    const [reader, writer, own] = [
      await createRole('reader'),
      await createRole('writer'),
      await createRole('own'),
    ];
    const ada = await provision('ada');
    await world.call(addMemberRoles, {
      params: { id: world.id, userId: ada },
      body: { organizationRoleIds: [own] },
    });
    await map(['Readers', reader], ['Writers', writer], ['Writers', reader]);
    const readers = await createGroup('Readers', ada);
    const writers = await createGroup('Writers');
    expect((await rolesOf(ada)).toSorted()).toEqual([own, reader].toSorted());
    await idp.entra.addToGroup(writers.id, ada);
    expect((await rolesOf(ada)).toSorted()).toEqual([own, reader, writer].toSorted());
    // Another group gives the role, too.
    await idp.okta.removeFromGroup(readers.id, ada);
    expect((await rolesOf(ada)).toSorted()).toEqual([own, reader, writer].toSorted());
    await map(['Writers', writer]);
    expect((await rolesOf(ada)).toSorted()).toEqual([own, writer].toSorted());
    await idp.okta.setActive(ada, false);
    expect(await world.memberIds()).toEqual([]);
    await idp.okta.setActive(ada, true);
    expect(await rolesOf(ada)).toEqual([writer]);
    await idp.send('DELETE', `/Groups/${writers.id}`);
    expect(await rolesOf(ada)).toEqual([]);
  });

  it('can be taken away only with the permission to delete', async () => {
    const reader = await createRole('reader');
    await map(['Staff', reader]);
    const call = await world.tenant.as('write:data');
    const replace = (groups: string[]) =>
      call(scim.replaceScimRoles, {
        params: { id: world.id },
        body: { roles: groups.map((groupName) => ({ groupName, organizationRoleId: reader })) },
      });
    expect((await replace(['Staff', 'More'])).status).toBe(204);
    expect((await replace(['Staff'])).status).toBe(403);
  });
});
