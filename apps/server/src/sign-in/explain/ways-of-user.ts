import type { FirstFactorName, Named } from '@gatehouse/contract/explanations/access';
import type { Address, Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import {
  listOfferedConnectors,
  speaksFor,
  findSsoConnector,
} from '../../identity-providers/enterprise/sso-connectors.ts';
import { listSocialConnectors } from '../../identity-providers/social/social-connectors.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { offersCode, offersPasskeys, offersPassword } from '../flow/offered-methods.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import type { Verification } from '../state/verifications.ts';

/** A way in that could exist: what it is, and what the flow would store if the user had verified it. */
export interface PossibleWay {
  factor: FirstFactorName;
  /** What is entered; without a value if the user has none of this type. */
  identifier?: { type: Identifier['type']; value: string | null };
  connector?: Named;
  isLinked?: boolean;
  /** Undefined if the user lacks what would be verified. */
  verification?: Verification;
}

interface Scope {
  runtime: Runtime;
  tenant: Tenant;
  experience: SignInExperience;
}

const id = 'explained';

/** The ways that the tenant offers or that the user has something for, in the order in which pages show them. */
export const listWays = async (scope: Scope, user: FlowUser): Promise<PossibleWay[]> => [
  ...listPasswords(user, scope.experience),
  ...listCodes(user, scope.experience),
  ...listPasskeys(user, scope.experience),
  ...(await listSocial(scope, user)),
  ...(await listSso(scope, user)),
  ...listLinks(user),
];

const identifiersOf = ({ username, primaryEmail, primaryPhone }: FlowUser) =>
  [
    { type: 'username', value: username },
    { type: 'email', value: primaryEmail },
    { type: 'phone', value: primaryPhone },
  ] as const;

function listPasswords(user: FlowUser, experience: SignInExperience): PossibleWay[] {
  return identifiersOf(user)
    .filter(({ type, value }) =>
      value === null
        ? offersPassword(type, 'SignIn', experience)
        : user.passwordEncrypted !== null || offersPassword(type, 'SignIn', experience),
    )
    .map(({ type, value }) => ({
      factor: 'Password',
      identifier: { type, value },
      ...(value !== null && {
        verification: { id, type: 'Password', identifier: { type, value }, userId: user.id },
      }),
    }));
}

function listCodes(user: FlowUser, experience: SignInExperience): PossibleWay[] {
  return identifiersOf(user).flatMap(({ type, value }): PossibleWay[] => {
    if (type === 'username' || (value === null && !offersCode(type, 'SignIn', experience))) return [];
    const factor = type === 'email' ? 'EmailVerificationCode' : 'PhoneVerificationCode';
    const sent = { id, verified: true, resendAt: 0, expiresAt: 0, usage: 'SignIn', userId: user.id } as const;
    const verification: Verification | undefined =
      value === null ? undefined : { ...sent, type: factor, identifier: { type, value } satisfies Address };
    return [{ factor, identifier: { type, value }, ...(verification && { verification }) }];
  });
}

/** Any of the user's passkeys: they differ in nothing that is decided. */
function listPasskeys({ id: userId, factors }: FlowUser, experience: SignInExperience): PossibleWay[] {
  const passkey = factors.find(({ type }) => type === 'WebAuthn');
  if (!passkey) return offersPasskeys(experience) ? [{ factor: 'SignInPasskey' }] : [];
  return [
    {
      factor: 'SignInPasskey',
      verification: { id, type: 'SignInPasskey', userId, factorId: passkey.id, verified: true },
    },
  ];
}

/** The link of a one-time token, which an administrator or a backend can create at any time. */
const listLinks = ({ id: userId, primaryEmail }: FlowUser): PossibleWay[] =>
  primaryEmail === null
    ? []
    : [
        {
          factor: 'OneTimeToken',
          identifier: { type: 'email', value: primaryEmail },
          verification: {
            id,
            type: 'OneTimeToken',
            identifier: { type: 'email', value: primaryEmail },
            context: {},
            hash: '',
            userId,
          },
        },
      ];

/** The providers whose accounts the user has linked, and those that link by email address or phone number. */
async function listSocial({ runtime, tenant, experience }: Scope, user: FlowUser): Promise<PossibleWay[]> {
  const connectors = await listSocialConnectors(runtime, tenant.id);
  const targets = new Set(connectors.map(({ target }) => target));
  const isLinkingOn = experience.socialSignIn.automaticAccountLinking === true;
  const [email, phone] = [user.primaryEmail ?? undefined, user.primaryPhone ?? undefined];
  const linkable = { ...(email && { email }), ...(phone && { phone }) };
  const known = connectors.flatMap(({ id: connectorId, target, name }): PossibleWay[] => {
    const common = { id, type: 'Social', connectorId, target, syncsProfile: false } as const;
    const way = { factor: 'Social', connector: { id: connectorId, name: nameIn(name, target) } } as const;
    const identity = user.identities[target];
    if (identity)
      return [
        {
          ...way,
          isLinked: true,
          verification: { ...common, userInfo: { id: identity.userId }, userId: user.id },
        },
      ];
    const canLink =
      isLinkingOn && (email ?? phone) && experience.socialSignInConnectorTargets.includes(target);
    if (!canLink) return [];
    const verification: Verification = {
      ...common,
      userInfo: { id, ...linkable },
      userId: user.id,
      relatedUserId: user.id,
      isLinking: true,
    };
    return [{ ...way, isLinked: false, verification }];
  });
  const gone = Object.keys(user.identities).filter((target) => !targets.has(target));
  return [
    ...known,
    ...gone.map((target): PossibleWay => ({
      factor: 'Social',
      connector: { id: '', name: target },
      isLinked: true,
    })),
  ];
}

const nameIn = (name: Record<string, string>, target: string): string =>
  name['en'] ?? Object.values(name)[0] ?? target;

/** The companies' providers that the user is linked with, and those of the email address's domain. */
async function listSso({ runtime, tenant }: Scope, user: FlowUser): Promise<PossibleWay[]> {
  // Also while single sign-on is off, to say so.
  const { all } = await listOfferedConnectors(runtime, { tenantId: tenant.id, singleSignOnEnabled: true });
  const names = new Map(all.map((each) => [each.id, each.connectorName]));
  const { primaryEmail: email } = user;
  const linked = user.ssoIdentities.map(
    async ({ ssoConnectorId, issuer, identityId }): Promise<PossibleWay> => {
      const connector = await findSsoConnector(runtime, tenant, ssoConnectorId);
      // Whether the provider's email address belongs to the connector depends on its response.
      const known = email !== null && connector && speaksFor(connector, email) ? { email } : {};
      return {
        factor: 'EnterpriseSso',
        connector: { id: ssoConnectorId, name: names.get(ssoConnectorId) ?? ssoConnectorId },
        isLinked: true,
        verification: {
          id,
          type: 'EnterpriseSso',
          connectorId: ssoConnectorId,
          syncsProfile: false,
          identity: { id, ssoConnectorId, issuer, identityId, detail: {} },
          userInfo: { id: identityId, ...known },
          userId: user.id,
        },
      };
    },
  );
  const others = all
    .filter((each) => user.ssoIdentities.every(({ ssoConnectorId }) => ssoConnectorId !== each.id))
    .map(async ({ id: connectorId, connectorName }): Promise<PossibleWay[]> => {
      const connector = await findSsoConnector(runtime, tenant, connectorId);
      if (email === null || !connector || !speaksFor(connector, email)) return [];
      const verification: Verification = {
        id,
        type: 'EnterpriseSso',
        connectorId,
        syncsProfile: false,
        identity: { id, ssoConnectorId: connectorId, issuer: '', identityId: '', detail: {} },
        userInfo: { id, email },
        userId: user.id,
        isLinking: true,
      };
      const shown = { id: connectorId, name: connectorName };
      return [{ factor: 'EnterpriseSso', connector: shown, isLinked: false, verification }];
    });
  return [...(await Promise.all(linked)), ...(await Promise.all(others)).flat()];
}
