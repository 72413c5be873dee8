import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in European Portuguese. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Nome e ambiente deste inquilino.',
  general: {
    title: 'Geral',
    description: 'A região e o ambiente não podem ser alterados mais tarde.',
    id: 'ID do inquilino',
    name: 'Nome',
    nameHelp: 'Só é mostrado a administradores.',
    region: 'Região',
    tag: 'Ambiente',
    created: 'Criação',
  },
  delete: {
    title: 'Eliminar inquilino',
    description: 'Os respetivos utilizadores deixam imediatamente de poder iniciar sessão.',
    action: 'Eliminar inquilino',
    confirmTitle: 'Eliminar {{name}}?',
    confirmText:
      'São eliminados todos os utilizadores, aplicações e definições deste inquilino. Só o operador deste serviço o pode restaurar, durante 7 dias.',
    host: 'O início de sessão e as API em {{host}} deixam de funcionar.',
    members_one: '{{count}} outro administrador perde o acesso.',
    members_many: '{{count}} de outros administradores perdem o acesso.',
    members_other: '{{count}} outros administradores perdem o acesso.',
    blockedTitle: 'Este inquilino ainda não pode ser eliminado',
    blockedText: 'Resolva primeiro o seguinte:',
    blockers: {
      paid_plan: 'Tem um plano pago. Mude para o plano gratuito.',
      inactive_subscription: 'A subscrição não está ativa. Atualize o método de pagamento.',
      open_invoice: 'Tem uma fatura em aberto. Pague-a.',
    },
  },
};
