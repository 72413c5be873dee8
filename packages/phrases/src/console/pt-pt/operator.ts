import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in European Portuguese. */
export const operator: Translation<'operator'> = {
  title: 'Todos os inquilinos',
  description:
    'O plano de cada inquilino, e os respetivos utilizadores ativos e tokens deste mês. Os operadores não veem os dados dos inquilinos.',
  search: 'Pesquisar por nome ou ID',
  columns: {
    tenant: 'Inquilino',
    id: 'ID',
    region: 'Região',
    plan: 'Plano',
    users: 'Utilizadores ativos',
    tokens: 'Tokens',
    members: 'Membros',
    state: 'Estado',
    createdAt: 'Criação',
  },
  plans: {
    free: 'Gratuito',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (antigo)',
    dev: 'Desenvolvimento',
    admin: 'Admin',
  },
  states: { active: 'Ativo', suspended: 'Suspenso', suspendedFor: 'Suspenso: {{reason}}' },
  empty: { title: 'Ainda não há inquilinos', text: 'Os inquilinos que forem criados aparecem aqui.' },
  suspend: {
    action: 'Suspender',
    title: 'Suspender {{name}}?',
    text: 'Até levantar a suspensão, os utilizadores não podem iniciar sessão neste inquilino e nada pode ser alterado nele. Nada se perde.',
    reason: 'Motivo',
    reasonHelp: 'É mostrado aos operadores e no registo de auditoria do inquilino.',
    confirm: 'Suspender inquilino',
  },
  unsuspend: {
    action: 'Levantar suspensão',
    title: 'Levantar a suspensão de {{name}}?',
    text: 'As sessões e os tokens anteriores voltam a funcionar.',
  },
  plan: {
    action: 'Alterar plano',
    title: 'Alterar o plano de {{name}}',
    text: 'O inquilino recebe o plano imediatamente, sem pagamento.',
    save: 'Alterar plano',
  },
};
