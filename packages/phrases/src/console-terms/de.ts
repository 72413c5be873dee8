import type { Terms } from './concepts.ts';

/** The console's terms in German. */
export const terms: Terms = {
  'access token': ['Zugriffstoken'],
  administrator: ['Administrator'],
  'API resource': ['API-Ressource'],
  application: ['Anwendung'],
  'audit log': ['Audit-Log'],
  connector: ['Connector'],
  'custom domain': ['eigene Domain', 'eigenen Domain', 'eigener Domain'],
  invitation: ['Einladung'],
  invoice: ['Rechnung'],
  member: ['Mitglied'],
  organization: ['Organisation'],
  passkey: ['Passkey'],
  permission: ['Berechtigung'],
  plan: ['Tarif'],
  'redirect URI': ['Umleitungs-URI'],
  role: ['Rolle'],
  session: ['Sitzung'],
  'signing key': ['Signaturschlüssel'],
  tenant: ['Mandant'],
  webhook: ['Webhook'],
};
