import type { Terms } from './concepts.ts';

/** The console's terms in Turkish. */
export const terms: Terms = {
  'access token': ['erişim belirte'],
  administrator: ['yönetici'],
  'API resource': ['API kayna'],
  application: ['uygulama'],
  'audit log': ['denetim günlü'],
  connector: ['bağlayıcı'],
  'custom domain': ['özel alan ad'],
  invitation: ['davet'],
  invoice: ['fatura'],
  member: ['üye'],
  organization: ['kuruluş'],
  passkey: ['geçiş anahtar'],
  permission: ['izin', 'izn'],
  plan: ['plan'],
  'redirect URI': ['yönlendirme URI'],
  role: ['rol'],
  session: ['oturum'],
  'signing key': ['imzalama anahtar'],
  tenant: ['kiracı'],
  webhook: ['webhook'],
};
