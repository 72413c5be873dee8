import type { Terms } from './concepts.ts';

/** The console's terms in French. */
export const terms: Terms = {
  'access token': ['jeton d’accès', 'jetons d’accès'],
  administrator: ['administrateur'],
  'API resource': ['ressource API', 'ressources API'],
  application: ['application'],
  'audit log': ['journal d’audit'],
  connector: ['connecteur'],
  'custom domain': ['domaine personnalisé', 'domaines personnalisés'],
  invitation: ['invitation'],
  invoice: ['facture'],
  member: ['membre'],
  organization: ['organisation'],
  passkey: ['clé d’accès', 'clés d’accès'],
  permission: ['permission'],
  plan: ['forfait'],
  'redirect URI': ['URI de redirection'],
  role: ['rôle'],
  session: ['session'],
  'signing key': ['clé de signature', 'clés de signature'],
  tenant: ['locataire'],
  webhook: ['webhook'],
};
