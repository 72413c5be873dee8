import { randomBytes } from 'node:crypto';
import { builtInConnectors } from '@gatehouse/connectors/all';
import type { Connector } from '@gatehouse/connectors/kit/connector';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { demoTargets, demoConnectorId } from '@gatehouse/contract/connectors/connectors';
import { z } from 'zod';
import type { Secrets } from '../../keys/secrets.ts';
import type { Settings } from '../../runtime/settings.ts';
import { tenantIdOfHost } from '../../tenancy/tenant.ts';
import { demoPath, openGrant, relayPath, sealDeparture } from './demo-state.ts';

interface DemoRuntime {
  settings: Settings;
  secrets: Secrets;
  clock: () => number;
}

/**
 * The demo social connectors of the cloud edition, which need no settings (ADR 191): they sign in with the operator's clients, and without
 * them with a demonstration page of our own.
 */
export function createDemoConnectors(runtime: DemoRuntime): Connector[] {
  if (runtime.settings.EDITION !== 'cloud') return [];
  return demoTargets.flatMap((target) => {
    const real = builtInConnectors.find(({ metadata }) => metadata.id === `${target}-universal`);
    return real ? [createDemo(runtime, target, real)] : [];
  });
}

function createDemo(runtime: DemoRuntime, target: string, real: Connector): Connector {
  const { settings } = runtime;
  const client = settings.DEMO_PROVIDERS.find((each) => each.target === target);
  const { name } = real.metadata;
  return {
    metadata: {
      ...real.metadata,
      id: demoConnectorId(target),
      description: {
        en: client
          ? 'For trying out sign-in, with a client of this service.'
          : 'For trying out sign-in, on a demonstration page without real accounts.',
      },
      isDemo: true,
      readme: `## Try out sign-in with ${name.en}

This connector needs no settings${client ? ', because it uses a client of this service' : ' and no account: it leads to a demonstration page'}. Replace it before
real users sign in: add the connector ${name.en} with a client of your own, and this one is deleted. Users who have signed in with the demo
then have to sign in in another way.`,
    },
    settings: z.object({}),
    ...(client ? withClient(runtime, target, real, client) : withoutClient(runtime, target)),
  };
}

type Steps = Required<Pick<Connector, 'authorizationUri' | 'userInfo'>>;

/** Only our own hosts: the departure's state leads there from the administrators' origin (attacks: open redirect). */
function requireOwnHost(settings: Settings, redirectUri: string): void {
  const { host, protocol } = new URL(redirectUri);
  const isOwn =
    tenantIdOfHost(settings, host) !== undefined && protocol === new URL(settings.ADMIN_ENDPOINT).protocol;
  if (!isOwn)
    throw new ConnectorError(
      'invalid_request_parameters',
      'Demo connectors work only at the tenant’s own host',
    );
}

/** A provider knows one callback URL of the operator's client, so the response is passed on from there to the tenant. */
function withClient(
  runtime: DemoRuntime,
  target: string,
  real: Connector,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Steps {
  const { settings } = runtime;
  const config = real.settings.parse({ clientId, clientSecret });
  const redirectUri = `${settings.ADMIN_ENDPOINT}${relayPath}`;
  const { authorizationUri, userInfo } = real;
  if (!authorizationUri || !userInfo) throw new Error(`The connector of ${target} doesn't sign users in`);
  return {
    async authorizationUri(tools, _settings, request) {
      requireOwnHost(settings, request.redirectUri);
      const state = sealDeparture(runtime, {
        target,
        redirectUri: request.redirectUri,
        state: request.state,
        nonce: '',
      });
      return authorizationUri(tools, config, { ...request, redirectUri, state });
    },
    async userInfo(tools, _settings, callback) {
      const {
        email: _email,
        phone: _phone,
        ...person
      } = await userInfo(tools, config, { ...callback, redirectUri });
      return person;
    },
  };
}

/** The page of `sign-in/demo-provider`, which sends back a grant that only this sign-in accepts. */
function withoutClient(runtime: DemoRuntime, target: string): Steps {
  const { settings } = runtime;
  return {
    async authorizationUri(_tools, _settings, { redirectUri, state, keep }) {
      requireOwnHost(settings, redirectUri);
      const nonce = randomBytes(16).toString('base64url');
      keep({ nonce });
      const departure = sealDeparture(runtime, { target, redirectUri, state, nonce });
      return `${settings.ADMIN_ENDPOINT}${demoPath(target)}?state=${encodeURIComponent(departure)}`;
    },
    async userInfo(_tools, _settings, { data, kept }) {
      if (data.error !== undefined)
        throw new ConnectorError('authorization_failed', 'The user canceled', { access: 'AccessDenied' });
      const grant = openGrant(runtime, data.code);
      if (!grant || grant.target !== target || grant.nonce !== kept.nonce)
        throw new ConnectorError(
          'authorization_failed',
          'The code isn’t one of this sign-in, or is older than it may be',
        );
      return { id: grant.userId, name: grant.name, rawData: { isDemo: true } };
    },
  };
}
