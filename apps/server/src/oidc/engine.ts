import type * as Engine from 'oidc-provider';

// The engine reads addresses with `URL.parse`, which the first releases of Node 20 lack.
if (typeof URL.parse !== 'function')
  Object.defineProperty(URL, 'parse', {
    value: (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null),
  });

/**
 * While it loads, the engine warns of every Node before 22. It is tested on 20.19, so that line would only worry people;
 * whatever else it says still gets through.
 */
async function loadEngine(): Promise<typeof Engine> {
  const sink = globalThis.console;
  const { warn } = sink;
  sink.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    sink.warn = warn;
  }
}

const engine = await loadEngine();

export type Provider = Engine.default;
export type InteractionPolicy = typeof Engine.interactionPolicy;
export const Provider = engine.default;
export const { errors, interactionPolicy: policies, ExternalSigningKey } = engine;
export type ExternalSigningKey = Engine.ExternalSigningKey;

/** What we override by name. None of it is a documented interface, so an upgrade that renames one must not start. */
const overridden = ['compareClientSecret', 'grantTypeAllowed', 'redirectUriAllowed'] as const;

/** Throws when the engine lacks a member that we override: the override would silently do nothing. */
export function assertOverridable(provider: Provider): void {
  const prototype: object = provider.Client.prototype;
  for (const name of overridden)
    if (typeof Reflect.get(prototype, name) !== 'function')
      throw new Error(
        `oidc-provider has no Client.${name} any more; look at oidc/clients.ts before upgrading`,
      );
}
