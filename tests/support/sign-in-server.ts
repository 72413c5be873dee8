import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { createApplication } from './records.ts';
import type { Caller, TestTenant } from './tenant.ts';

export interface SignInServer {
  server: TestServer;
  tenant: TestTenant;
  /** Its administrator's calls. */
  call: Caller;
  /** An application of the tenant that people sign in to. */
  clientId: string;
}

/** A server with a tenant of its own whose people sign in to one application. */
export async function startSignInServer(options?: TestServerOptions): Promise<SignInServer> {
  const server = await startTestServer(options);
  const tenant = await server.createTenant();
  const clientId = await createApplication(server.runtime, tenant.id);
  return { server, tenant, call: await tenant.as('all'), clientId };
}
