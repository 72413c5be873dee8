import { buildPath, parseJson, type RequestInput } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createSsoConnector, deleteSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { z } from 'zod';
import { askForToken, type Bench } from './bench.ts';
import type { Client } from './client.ts';

/** Authorization header of the bench's machine for the Management API. */
export async function authorize({ client, machine }: { client: Client; machine: string }): Promise<string> {
  const scope = 'read:data write:data delete:data';
  const { text } = await askForToken(client, machine, { resource: 'https://default.logto.app/api', scope });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(JSON.parse(text));
  return `Bearer ${token}`;
}

async function statusOf(endpoint: Endpoint): Promise<number> {
  const { status, output } = await endpoint.checks();
  return status ?? (output ? 200 : 204);
}

/** Calls the Management API as the bench's machine. */
async function manage<const E extends Endpoint>(
  { server: { client }, data: { machine } }: Bench,
  endpoint: E,
  input: ClientInput<E>,
): Promise<ClientOutput<E>> {
  const authorization = await authorize({ client, machine });
  const { body, ...place }: RequestInput = input;
  const answer = await client.send(
    {
      method: endpoint.method,
      path: buildPath(endpoint.path, place),
      headers: { authorization },
      body: body ?? undefined,
    },
    await statusOf(endpoint),
  );
  // An endpoint's output type can't be derived from the schema that is read at run time.
  return parseJson(answer.text) as ClientOutput<E>;
}

/** Changes the sign-in experience during a measurement, and restores it afterwards. */
export async function withExperience<T>(
  bench: Bench,
  change: Partial<SignInExperienceSettings>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await manage(bench, getSignInExperience, {});
  await manage(bench, updateSignInExperience, { body: change });
  try {
    return await work();
  } finally {
    const changed = Object.entries(before).filter(([name]) => name in change);
    await manage(bench, updateSignInExperience, { body: Object.fromEntries(changed) });
  }
}

/** Adds an enterprise SSO connector for a domain during a measurement. */
export async function withIdentityProvider<T>(
  bench: Bench,
  domain: string,
  work: () => Promise<T>,
): Promise<T> {
  const { id } = await manage(bench, createSsoConnector, {
    body: {
      providerName: 'GoogleWorkspace',
      connectorName: domain,
      config: { clientId: 'bench', clientSecret: 'secret' },
      domains: [domain],
    },
  });
  try {
    return await work();
  } finally {
    await manage(bench, deleteSsoConnector, { params: { id } });
  }
}
