import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Brazilian Portuguese. */
export const operator: Translation<'operator'> = {
  title: 'Todos os locatários',
  description:
    'O plano de cada locatário e os usuários ativos e tokens dele neste mês. Os operadores não veem os dados dos locatários.',
  search: 'Pesquisar por nome ou ID',
  columns: {
    tenant: 'Locatário',
    id: 'ID',
    region: 'Região',
    plan: 'Plano',
    users: 'Usuários ativos',
    tokens: 'Tokens',
    members: 'Membros',
    state: 'Status',
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
  empty: { title: 'Nenhum locatário ainda', text: 'Os locatários que forem criados aparecem aqui.' },
  suspend: {
    action: 'Suspender',
    title: 'Suspender {{name}}?',
    text: 'Até que você retire a suspensão, os usuários não podem entrar neste locatário e nada pode ser alterado nele. Nada se perde.',
    reason: 'Motivo',
    reasonHelp: 'Exibido aos operadores e no log de auditoria do locatário.',
    confirm: 'Suspender locatário',
  },
  unsuspend: {
    action: 'Retirar suspensão',
    title: 'Retirar a suspensão de {{name}}?',
    text: 'As sessões e os tokens anteriores voltam a funcionar.',
  },
  plan: {
    action: 'Alterar plano',
    title: 'Alterar o plano de {{name}}',
    text: 'O locatário recebe o plano imediatamente, sem pagamento.',
    save: 'Alterar plano',
  },
};
