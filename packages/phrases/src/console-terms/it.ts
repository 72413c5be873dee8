import type { Terms } from './concepts.ts';

/** The console's terms in Italian. */
export const terms: Terms = {
  'access token': ['token di accesso'],
  administrator: ['amministrator'],
  'API resource': ['risorsa API', 'risorse API'],
  application: ['applicazion'],
  'audit log': ['log di audit'],
  connector: ['connettor'],
  'custom domain': ['dominio personalizzato', 'domini personalizzati'],
  invitation: ['invit'],
  invoice: ['fattur'],
  member: ['membr'],
  organization: ['organizzazion'],
  passkey: ['passkey'],
  permission: ['permess'],
  plan: ['piano', 'piani'],
  'redirect URI': ['URI di reindirizzamento'],
  role: ['ruol'],
  session: ['session'],
  'signing key': ['chiave di firma', 'chiavi di firma'],
  tenant: ['tenant'],
  webhook: ['webhook'],
};
