import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { type Specimen, unique } from './specimen.ts';

const email = (): string => `${unique('invitee').replaceAll(' ', '-')}@northwind.example`;
const tomorrow = (): number => Date.now() + 86_400_000;

const path = '/api/organization-invitations';

export const specimens: Record<string, Specimen> = {
  'organization-invitations': {
    async create(call) {
      const invitee = email();
      const { body: organization } = await call(createOrganization, { body: { name: unique('inviting') } });
      const { body: user } = await call(createUser, { body: { primaryEmail: invitee } });
      const { body } = await call(api.createOrganizationInvitation, {
        body: { invitee, organizationId: organization.id, expiresAt: tomorrow() },
      });
      return { id: body.id, organizationId: organization.id, acceptedUserId: user.id };
    },
    bodies: {
      [`POST ${path}`]: ({ organizationId = '' }) => ({
        invitee: email(),
        organizationId,
        expiresAt: tomorrow(),
        messagePayload: { locale: 'en' },
      }),
      [`POST ${path}/{id}/message`]: () => ({ locale: 'en' }),
      [`PUT ${path}/{id}/status`]: ({ acceptedUserId }) => ({ status: 'Accepted', acceptedUserId }),
    },
  },
};
