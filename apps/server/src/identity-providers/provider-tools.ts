import type { Tools } from '@gatehouse/connectors/kit/connector';
import { createTools } from '@gatehouse/connectors/kit/tools';
import type { Runtime } from '../runtime/runtime.ts';

/** What a provider is reached with. */
export interface ProviderTools {
  /** Asks the provider itself, each time: what it says decides who signs in. */
  fresh: Tools;
  /** Documents may be ten seconds old: for what decides nothing yet, and anybody can cause (ADR 122). */
  recent: Tools;
}

/** The tools for a tenant's providers. */
export function createProviderTools(
  runtime: Pick<Runtime, 'outbound' | 'saml' | 'providerDocuments'>,
  tenantId: string,
): ProviderTools {
  const fresh = createTools(runtime);
  return {
    fresh,
    recent: {
      ...fresh,
      readDocument: (url, headers) =>
        runtime.providerDocuments.get(tenantId, JSON.stringify([url, headers]), () =>
          fresh.readDocument(url, headers),
        ),
    },
  };
}
