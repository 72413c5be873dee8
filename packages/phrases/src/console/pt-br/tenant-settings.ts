import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Brazilian Portuguese. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Nome e ambiente deste locatário.',
  general: {
    title: 'Geral',
    description: 'A região e o ambiente não podem ser alterados depois.',
    id: 'ID do locatário',
    name: 'Nome',
    nameHelp: 'Exibido somente aos administradores.',
    region: 'Região',
    tag: 'Ambiente',
    created: 'Criação',
  },
  delete: {
    title: 'Excluir locatário',
    description: 'Os usuários dele não poderão mais entrar, com efeito imediato.',
    action: 'Excluir locatário',
    confirmTitle: 'Excluir {{name}}?',
    confirmText:
      'Todos os usuários, aplicativos e configurações deste locatário são excluídos. Só o operador deste serviço pode restaurá-lo, por 7 dias.',
    host: 'O login e as APIs em {{host}} deixam de funcionar.',
    members_one: '{{count}} outro administrador perde o acesso.',
    members_many: '{{count}} de outros administradores perdem o acesso.',
    members_other: '{{count}} outros administradores perdem o acesso.',
    blockedTitle: 'Este locatário ainda não pode ser excluído',
    blockedText: 'Resolva isto primeiro:',
    blockers: {
      paid_plan: 'Ele tem um plano pago. Mude para o plano Gratuito.',
      inactive_subscription: 'A assinatura dele não está ativa. Atualize a forma de pagamento.',
      open_invoice: 'Ele tem uma fatura em aberto. Pague-a.',
    },
  },
};
