import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import type { RoleType } from '@gatehouse/contract/roles/roles';

interface DemoApplication {
  id: string;
  name: string;
  description: string;
  type: ApplicationType;
  isThirdParty?: boolean;
  /** The application's URL; without one it has no pages. */
  address?: string;
  redirectUris?: string[];
}

/** The applications of a plant shop. */
export const applications: readonly DemoApplication[] = [
  {
    id: 'demo-storefront',
    name: 'Fernhill storefront',
    description: 'Where people buy plants',
    type: 'SPA',
    address: 'https://shop.fernhill.example',
  },
  {
    id: 'demo-phone',
    name: 'Fernhill for phones',
    description: 'Orders, deliveries and care reminders',
    type: 'Native',
    redirectUris: ['example.fernhill.app://callback'],
  },
  {
    id: 'demo-back-office',
    name: 'Back office',
    description: 'Orders, stock and refunds, for those who work here',
    type: 'Traditional',
    address: 'https://office.fernhill.example',
  },
  {
    id: 'demo-partner',
    name: 'Greenwheel deliveries',
    description: 'A partner’s site, where people follow their parcels',
    type: 'Traditional',
    isThirdParty: true,
    address: 'https://track.greenwheel.example',
  },
  {
    id: 'demo-importer',
    name: 'Order importer',
    description: 'Brings orders from the market stalls, every ten minutes',
    type: 'MachineToMachine',
  },
  {
    id: 'demo-reports',
    name: 'Nightly reports',
    description: 'Reads what was sold the day before',
    type: 'MachineToMachine',
  },
];

/** APIs with their permissions, by name. */
export const resources: readonly {
  id: string;
  name: string;
  indicator: string;
  scopes: Record<string, string>;
}[] = [
  {
    id: 'demo-orders',
    name: 'Orders',
    indicator: 'https://api.fernhill.example/orders',
    scopes: {
      'read:orders': 'See orders',
      'write:orders': 'Place and change orders',
      'refund:orders': 'Give money back',
    },
  },
  {
    id: 'demo-catalogue',
    name: 'Catalogue',
    indicator: 'https://api.fernhill.example/catalogue',
    scopes: { 'read:plants': 'See plants and prices', 'write:plants': 'Change plants and prices' },
  },
];

interface DemoRole {
  id: string;
  name: string;
  description: string;
  type: RoleType;
  scopes: string[];
  /** The users who have the role, by index; or the applications. */
  isHeldBy?: (at: number) => boolean;
  applications?: string[];
}

export const roles: readonly DemoRole[] = [
  {
    id: 'demo-customer',
    name: 'Customer',
    description: 'Buys plants',
    type: 'User',
    scopes: ['read:plants', 'read:orders', 'write:orders'],
    isHeldBy: (at) => at % 12 !== 0,
  },
  {
    id: 'demo-support',
    name: 'Support',
    description: 'Answers customers and gives refunds',
    type: 'User',
    scopes: ['read:plants', 'read:orders', 'refund:orders'],
    isHeldBy: (at) => at % 12 === 0,
  },
  {
    id: 'demo-manager',
    name: 'Shop manager',
    description: 'Runs the shop',
    type: 'User',
    scopes: ['read:plants', 'write:plants', 'read:orders', 'write:orders', 'refund:orders'],
    isHeldBy: (at) => at % 36 === 0,
  },
  {
    id: 'demo-import',
    name: 'Order import',
    description: 'Writes orders from elsewhere',
    type: 'MachineToMachine',
    scopes: ['read:plants', 'write:orders'],
    applications: ['demo-importer'],
  },
  {
    id: 'demo-reporting',
    name: 'Reporting',
    description: 'Reads everything, changes nothing',
    type: 'MachineToMachine',
    scopes: ['read:plants', 'read:orders'],
    applications: ['demo-reports'],
  },
];

/** The ID of a permission by its name, which is unique among the demo's resources. */
export const scopeId = (name: string): string => `demo-${name.replace(':', '-')}`;
