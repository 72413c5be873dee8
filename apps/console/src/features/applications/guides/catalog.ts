import type { Application, ApplicationType } from '@gatehouse/contract/applications/applications';
import type { Guide } from './guide.ts';

/** The application types in the order of the gallery. Protected ones need a domain in the server's settings. */
export const creatableTypes = [
  'SPA',
  'Traditional',
  'Native',
  'MachineToMachine',
  'Protected',
] as const satisfies readonly ApplicationType[];
export type CreatableType = (typeof creatableTypes)[number];

/** A framework in the gallery. `name` is the same in every language. */
export interface GuideEntry {
  id: string;
  type: CreatableType;
  name: string;
  /** The name of its logo in `marks`. */
  mark: string;
  /** Its name. */
  library: string;
  /** Only for applications that use device flow, which is chosen at creation. */
  isDeviceFlow?: boolean;
  load: () => Promise<{ guide: Guide }>;
}

export const guideEntries: readonly GuideEntry[] = [
  entry('SPA', 'react', 'React', 'react', '@logto/react', () => import('./react.ts')),
  entry('SPA', 'vue', 'Vue', 'vue', '@logto/vue', () => import('./vue.ts')),
  entry('SPA', 'angular', 'Angular', 'angular', 'angular-auth-oidc-client', () => import('./angular.ts')),
  entry('SPA', 'browser', 'JavaScript', 'javascript', '@logto/browser', () => import('./browser.ts')),
  entry('SPA', 'spa-oidc', 'OpenID Connect', 'openid', 'oidc-client-ts', () => import('./spa-oidc.ts')),
  entry('Traditional', 'next', 'Next.js', 'next', '@logto/next', () => import('./next.ts')),
  entry('Traditional', 'express', 'Express', 'express', '@logto/express', () => import('./express.ts')),
  entry('Traditional', 'nuxt', 'Nuxt', 'nuxt', '@logto/nuxt', () => import('./nuxt.ts')),
  entry(
    'Traditional',
    'sveltekit',
    'SvelteKit',
    'svelte',
    '@logto/sveltekit',
    () => import('./sveltekit.ts'),
  ),
  entry(
    'Traditional',
    'spring-boot',
    'Spring Boot',
    'spring',
    'Spring Security',
    () => import('./spring-boot.ts'),
  ),
  entry('Traditional', 'aspnet', 'ASP.NET Core', 'dotnet', 'OpenIdConnect', () => import('./aspnet.ts')),
  entry('Traditional', 'flask', 'Flask', 'flask', 'Authlib', () => import('./flask.ts')),
  entry('Traditional', 'go', 'Go', 'go', 'go-oidc', () => import('./go.ts')),
  entry('Traditional', 'php', 'PHP', 'php', 'openid-connect-php', () => import('./php.ts')),
  entry(
    'Traditional',
    'web-oidc',
    'OpenID Connect',
    'openid',
    'openid-client',
    () => import('./web-oidc.ts'),
  ),
  entry('Native', 'ios', 'iOS', 'apple', 'Swift', () => import('./ios.ts')),
  entry('Native', 'android', 'Android', 'android', 'Kotlin', () => import('./android.ts')),
  entry('Native', 'flutter', 'Flutter', 'flutter', 'logto_dart_sdk', () => import('./flutter.ts')),
  entry('Native', 'react-native', 'React Native', 'react', '@logto/rn', () => import('./react-native.ts')),
  entry(
    'Native',
    'native-oidc',
    'OpenID Connect',
    'openid',
    'openid-client',
    () => import('./native-oidc.ts'),
  ),
  {
    ...entry('Native', 'device', 'TV, CLI or device', 'device', 'Device flow', () => import('./device.ts')),
    isDeviceFlow: true,
  },
  entry('MachineToMachine', 'machine-node', 'Node.js', 'node', 'fetch', () => import('./machine-node.ts')),
  entry('MachineToMachine', 'machine-curl', 'curl', 'curl', 'curl', () => import('./machine-curl.ts')),
  entry(
    'MachineToMachine',
    'machine-python',
    'Python',
    'python',
    'requests',
    () => import('./machine-python.ts'),
  ),
  entry('MachineToMachine', 'machine-go', 'Go', 'go', 'oauth2', () => import('./machine-go.ts')),
  entry(
    'MachineToMachine',
    'machine-api',
    'TypeScript',
    'typescript',
    '@logto/api',
    () => import('./machine-api.ts'),
  ),
  entry(
    'Protected',
    'oauth2-proxy',
    'OAuth2 Proxy',
    'proxy',
    'oauth2-proxy',
    () => import('./oauth2-proxy.ts'),
  ),
  entry('Protected', 'nginx', 'nginx', 'nginx', 'auth_request', () => import('./nginx.ts')),
  entry('Protected', 'caddy', 'Caddy', 'caddy', 'forward_auth', () => import('./caddy.ts')),
  entry('Protected', 'apache', 'Apache', 'apache', 'mod_auth_openidc', () => import('./apache.ts')),
];

function entry(
  type: CreatableType,
  id: string,
  name: string,
  mark: string,
  library: string,
  load: GuideEntry['load'],
): GuideEntry {
  return { id, type, name, mark, library, load };
}

/** The guide of an ID, if it exists (OPEN-53). */
export const findGuide = (id: string | undefined): GuideEntry | undefined =>
  guideEntries.find((guide) => guide.id === id);

/** The guides that an application can follow. */
export const listGuides = ({
  type,
  customClientMetadata: { isDeviceFlow = false },
}: Pick<Application, 'type' | 'customClientMetadata'>): readonly GuideEntry[] =>
  guideEntries.filter((guide) => guide.type === type && (guide.isDeviceFlow ?? false) === isDeviceFlow);
