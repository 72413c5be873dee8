import type { Tools } from '@gatehouse/connectors/kit/connector';
import { toolsOf } from '../connectors/tools-of.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The tools for requests to a provider. */
export interface ProviderTools {
  /** Documents are fetched each time: they decide who signs in. */
  fresh: Tools;
  /** Documents may be ten seconds old: for steps that anyone can trigger and that sign no one in (ADR 122). */
  recent: Tools;
}

/** The tools for a tenant's providers. */
export function createProviderTools(
  runtime: Pick<Runtime, 'outbound' | 'platformOutbound' | 'saml' | 'providerDocuments'>,
  tenantId: string,
): ProviderTools {
  const fresh = toolsOf(runtime, tenantId);
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
