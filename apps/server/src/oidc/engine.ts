import type * as Engine from 'oidc-provider';

// The engine uses `URL.parse`, which the first releases of Node 20 lack.
if (typeof URL.parse !== 'function')
  Object.defineProperty(URL, 'parse', {
    value: (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null),
  });

/** Imports the engine without its warning about Node versions before 22, because our tests also run on 20.19. Other warnings are printed. */
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

/** Methods that we override. They aren't documented, so the server must not start after an upgrade that renames one. */
const overridden = [
  'backchannelLogout',
  'compareClientSecret',
  'grantTypeAllowed',
  'redirectUriAllowed',
] as const;

/** Throws if the engine lacks a member that we override, because the override would silently have no effect. */
export function assertOverridable(provider: Provider): void {
  const prototype: object = provider.Client.prototype;
  for (const name of overridden)
    if (typeof Reflect.get(prototype, name) !== 'function')
      throw new Error(
        `oidc-provider has no Client.${name} any more; update oidc/clients.ts before upgrading`,
      );
  if (!Object.getOwnPropertyDescriptor(provider.BaseToken.prototype, 'resourceIndicators')?.get)
    throw new Error(
      'oidc-provider has no BaseToken.resourceIndicators any more; update oidc/organization.ts before upgrading',
    );
  if (typeof Reflect.get(provider, 'registerResponseMode') !== 'function')
    throw new Error(
      'oidc-provider has no registerResponseMode any more; update oidc/form-post.ts before upgrading',
    );
  if (typeof Reflect.get(Reflect.get(provider, 'IdToken') ?? {}, 'validate') !== 'function')
    throw new Error('oidc-provider has no IdToken.validate any more; update oidc/keys.ts before upgrading');
  if (typeof Reflect.get(provider.ReplayDetection, 'unique') !== 'function')
    throw new Error(
      'oidc-provider has no ReplayDetection.unique any more; update oidc/client-assertions.ts before upgrading',
    );
  if (typeof provider.Grant.prototype.getResourceScope !== 'function')
    throw new Error(
      'oidc-provider has no Grant.getResourceScope any more; update oidc/organization.ts before upgrading',
    );
}
