import type { Terms } from './concepts.ts';

/** The console's terms in European Portuguese. */
export const terms: Terms = {
  'access token': ['token de acesso', 'tokens de acesso'],
  administrator: ['administrador'],
  'API resource': ['recurso de API', 'recursos de API'],
  application: ['aplicaç'],
  'audit log': ['registo de auditoria', 'registos de auditoria'],
  connector: ['conector'],
  'custom domain': ['domínio personalizado', 'domínios personalizados'],
  invitation: ['convite'],
  invoice: ['fatura'],
  member: ['membro'],
  organization: ['organizaç'],
  passkey: ['chave de acesso', 'chaves de acesso'],
  permission: ['permiss'],
  plan: ['plano'],
  'redirect URI': ['URI de redirecionamento'],
  role: ['função', 'funções'],
  session: ['sessão', 'sessões'],
  'signing key': ['chave de assinatura', 'chaves de assinatura'],
  tenant: ['inquilino'],
  webhook: ['webhook'],
};
