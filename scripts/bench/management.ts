import { askForToken, type Bench } from './bench.ts';

/** Calls the tenant's management API as the bench's machine. */
async function manage(
  { server: { client }, data: { machine } }: Bench,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const scope = 'read:data write:data delete:data';
  const { text } = await askForToken(client, machine, 'https://default.logto.app/api', scope);
  const { access_token: token } = JSON.parse(text) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await client.send({ method, path, headers, body }, method === 'DELETE' ? 204 : 200);
  return answer.text ? (JSON.parse(answer.text) as Record<string, unknown>) : {};
}

const path = '/api/sign-in-exp';

/** Lets people get in by other ways while something is measured; what else is measured meets the ways of a new tenant. */
export async function withExperience<T>(
  bench: Bench,
  change: Record<string, unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await manage(bench, 'GET', path);
  await manage(bench, 'PATCH', path, change);
  try {
    return await work();
  } finally {
    await manage(
      bench,
      'PATCH',
      path,
      Object.fromEntries(Object.keys(change).map((name) => [name, before[name]])),
    );
  }
}

/** Has the people of a domain sign in at an identity provider while something is measured. */
export async function withIdentityProvider<T>(
  bench: Bench,
  domain: string,
  work: () => Promise<T>,
): Promise<T> {
  const { id } = await manage(bench, 'POST', '/api/sso-connectors', {
    providerName: 'GoogleWorkspace',
    connectorName: domain,
    config: { clientId: 'bench', clientSecret: 'secret' },
    domains: [domain],
  });
  try {
    return await work();
  } finally {
    await manage(bench, 'DELETE', `/api/sso-connectors/${String(id)}`);
  }
}
