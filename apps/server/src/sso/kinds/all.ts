import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { SsoKind } from '../kind.ts';
import { entraOidc } from './entra-oidc/entra-oidc.ts';
import { googleWorkspace } from './google-workspace/google-workspace.ts';
import { oidc } from './oidc/oidc.ts';
import { okta } from './okta/okta.ts';

/** The kinds of enterprise SSO connectors, in the order they are offered. */
const kinds: readonly SsoKind[] = [entraOidc, googleWorkspace, okta, oidc];

export const ssoKinds: ReadonlyMap<SsoProviderName, SsoKind> = new Map(
  kinds.map((kind) => [kind.providerName, kind]),
);
