import type { RoleType } from '@gatehouse/contract/roles/roles';
import type { Insertable } from 'kysely';
import type { OrganizationInvitationsTable } from '../../database/tables/organization-invitations.ts';

const day = 86_400_000;

/** What members may do in their company, by the name of the permission. */
export const organizationScopes: Readonly<Record<string, string>> = {
  'order:plants': 'Order plants for the company',
  'approve:orders': 'Approve what colleagues have ordered',
  'see:invoices': 'See what the company has paid',
  'invite:members': 'Invite colleagues',
};

interface DemoOrganizationRole {
  id: string;
  name: string;
  description: string;
  type: RoleType;
  organizationScopes: string[];
  /** Permissions of the shop's APIs that the role gives in the company. */
  scopes: string[];
}

export const organizationRoles: readonly DemoOrganizationRole[] = [
  {
    id: 'demo-owner',
    name: 'Owner',
    description: 'Signed the contract, and invites colleagues',
    type: 'User',
    organizationScopes: Object.keys(organizationScopes),
    scopes: ['read:plants', 'read:orders', 'write:orders'],
  },
  {
    id: 'demo-buyer',
    name: 'Buyer',
    description: 'Orders plants',
    type: 'User',
    organizationScopes: ['order:plants'],
    scopes: ['read:plants', 'read:orders', 'write:orders'],
  },
  {
    id: 'demo-bookkeeper',
    name: 'Bookkeeper',
    description: 'Checks invoices',
    type: 'User',
    organizationScopes: ['see:invoices'],
    scopes: ['read:orders'],
  },
  {
    id: 'demo-connection',
    name: 'Order connection',
    description: 'Sends orders from the company’s own system',
    type: 'MachineToMachine',
    organizationScopes: ['order:plants'],
    scopes: ['read:plants', 'write:orders'],
  },
];

interface DemoCompany {
  id: string;
  name: string;
  description: string;
  /** Users with a verified address of this domain join when they register. */
  emailDomain?: string;
  isMfaRequired?: boolean;
  /** Machine-to-machine applications that act for the company. */
  applications?: string[];
}

/** Business customers of the plant shop. The first one is the shop itself. */
export const companies: readonly DemoCompany[] = [
  {
    id: 'demo-fernhill',
    name: 'Fernhill',
    description: 'Those who work for the shop',
    emailDomain: 'fernhill.example',
    applications: ['demo-reports'],
  },
  {
    id: 'demo-oakfield',
    name: 'Oakfield Hotels',
    description: 'Lobbies and terraces of 31 hotels',
    emailDomain: 'oakfield.example',
    isMfaRequired: true,
    applications: ['demo-importer'],
  },
  {
    id: 'demo-sakura',
    name: '桜造園株式会社',
    description: 'Gardens in Tokyo and Yokohama',
    applications: ['demo-importer'],
  },
  { id: 'demo-nile', name: 'حدائق النيل', description: 'Parks along the river' },
  {
    id: 'demo-verde',
    name: 'Praça Verde Ltda.',
    description: 'Rooftop gardens',
    applications: ['demo-importer'],
  },
  { id: 'demo-lind', name: 'Lind & Søn Planteskole', description: 'A nursery that resells' },
  { id: 'demo-harbor', name: 'Harbor Street Cafés', description: 'Herbs, every Monday' },
  { id: 'demo-lotus', name: 'Lotus Garden Restaurants', description: 'Water plants' },
  { id: 'demo-school', name: 'Riverside Schools', description: 'Plants for classrooms' },
  { id: 'demo-clinic', name: 'Clínica San Ángel', description: 'Quiet corners for patients' },
  { id: 'demo-office', name: 'Bright Desk Offices', description: 'Rented plants, changed every season' },
  { id: 'demo-museum', name: 'Museum of Natural History', description: 'Ferns for the fossil hall' },
];

/** The companies that a user belongs to, by index: those who work for the shop, customers of one company, and a few of several. */
export const companiesOf = (at: number): DemoCompany[] =>
  companies.filter((_company, number) =>
    number === 0 ? at % 3 === 0 : at % companies.length === number || (at % 29 === 3 && number < 6),
  );

/** The role that a user has in each of their companies; some have none. */
export function roleOf(at: number): string | undefined {
  if (at % 13 === 12) return undefined;
  if (at % 7 === 0) return 'demo-owner';
  return at % 4 === 1 ? 'demo-bookkeeper' : 'demo-buyer';
}

/** Invitations of each customer in every state: waiting for an answer, expired, withdrawn, and accepted by a member. */
export function describeInvitations(
  people: readonly { id: string; at: number }[],
  now: number,
): Insertable<OrganizationInvitationsTable>[] {
  return companies.slice(1).flatMap(({ id: organizationId }, number) => {
    const [inviter, joined] = people.filter(({ at }) =>
      companiesOf(at).some(({ id }) => id === organizationId),
    );
    if (!inviter || !joined) return [];
    const invite = (
      name: string,
      days: number,
      more: Partial<Insertable<OrganizationInvitationsTable>> = {},
    ) => {
      const createdAt = new Date(now - days * day);
      return {
        id: `${organizationId}-${name}`,
        organizationId,
        inviterId: inviter.id,
        invitee: `${name}.${number + 1}@mail.example`,
        createdAt,
        updatedAt: createdAt,
        expiresAt: new Date(now + (7 - days) * day),
        ...more,
      };
    };
    return [
      invite('new', number % 5),
      invite('late', 9 + number),
      invite('left', 3 + number, { status: 'Revoked' }),
      invite('came', 20 + number, { status: 'Accepted', acceptedUserId: joined.id }),
    ];
  });
}
