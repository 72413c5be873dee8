import type { Terms } from './concepts.ts';

/** The console's terms in Spanish. */
export const terms: Terms = {
  'access token': ['token de acceso', 'tokens de acceso'],
  administrator: ['administrador'],
  'API resource': ['recurso de API', 'recursos de API'],
  application: ['aplicaci'],
  'audit log': ['registro de auditoría', 'registros de auditoría'],
  connector: ['conector'],
  'custom domain': ['dominio personalizado', 'dominios personalizados'],
  invitation: ['invitaci'],
  invoice: ['factura'],
  member: ['miembro'],
  organization: ['organizaci'],
  passkey: ['clave de acceso', 'claves de acceso'],
  permission: ['permiso'],
  plan: ['plan'],
  'redirect URI': ['URI de redirección'],
  role: ['rol'],
  session: ['sesi'],
  'signing key': ['clave de firma', 'claves de firma'],
  tenant: ['inquilino'],
  webhook: ['webhook'],
};
