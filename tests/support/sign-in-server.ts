import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { createApplication } from './records.ts';
import type { Caller, TestTenant } from './tenant.ts';

export interface SignInServer {
  server: TestServer;
  tenant: TestTenant;
  /** Calls the management API with all permissions. */
  call: Caller;
  /** The client ID of the tenant's application. */
  clientId: string;
}

/** Starts a server with a tenant and one application. */
export async function startSignInServer(options?: TestServerOptions): Promise<SignInServer> {
  const server = await startTestServer(options);
  const tenant = await server.createTenant();
  const clientId = await createApplication(server.runtime, tenant.id);
  return { server, tenant, call: await tenant.as('all'), clientId };
}
