import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition, in Brazilian Portuguese: start page, creating and switching. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'Crie seu primeiro locatário',
    text: 'Um locatário tem seus próprios usuários, aplicativos e páginas de login. Crie um para desenvolvimento agora e um para produção depois.',
    create: 'Criar locatário',
  },
  invitations: {
    title: 'encontre seus locatários',
    text: 'Você recebeu convites para estes locatários. Entre em um deles ou crie o seu.',
    from: 'Convite de {{name}}',
    join: 'Aceitar',
    create: 'Criar novo locatário',
  },
  suspended: {
    title: '{{name}}: locatário suspenso',
    users:
      'Os usuários não podem entrar nos aplicativos dele. Nada se perde: as contas e sessões deles são mantidas.',
    administrators:
      'As configurações dele não podem ser alteradas até que a suspensão seja retirada. Se achar que é um engano, fale conosco.',
    contact: 'Falar conosco',
    pay: 'Pague as faturas em aberto e depois fale conosco para que a suspensão seja retirada.',
    others: 'Seus outros locatários',
  },
  create_modal: {
    title: 'Criar locatário',
    description: 'Um locatário tem seus próprios usuários e seu próprio host.',
    name: 'Nome',
    namePlaceholder: 'Meu projeto',
    region: 'Região',
    purpose: 'Finalidade de uso',
    submit: 'Criar locatário',
    tenant_created: 'O locatário foi criado.',
    invitation_failed: 'Os convites não foram enviados. Você pode convidar colegas depois.',
  },
  tags: { development: 'Desenvolvimento', production: 'Produção' },
  tagHelp: {
    development: 'Sem custo, para testes. Não é para usuários reais.',
    production: 'Para usuários reais. Em seguida, você escolhe um plano.',
  },
  production: {
    title: 'Você ainda não tem um locatário de produção',
    text: 'Locatários de desenvolvimento são para testes. Crie um de produção antes que usuários reais entrem.',
    create: 'Criar locatário de produção',
  },
  migration: {
    title: 'Finalidade de uso: {{tag}}',
    development: 'Este locatário agora é para desenvolvimento e testes. Crie outro para usuários reais.',
    production: 'Este locatário agora é para produção e pode ter usuários reais.',
    paid: 'Ele continua no plano pago.',
    gotIt: 'Entendi',
  },
  regions: { EU: 'Europa', US: 'Oeste dos EUA', AU: 'Austrália' },
  roles: { admin: 'admin', collaborator: 'colaborador', viewer: 'leitor' },
  accept: {
    title: 'Entrar em {{tenant}}',
    invited: 'Você recebeu um convite para administrar este locatário. Sua função é {{role}}.',
    invitedBy: '{{inviter}} convida você para administrar este locatário. Sua função é {{role}}.',
    account: 'Você participará como {{account}}.',
    join: 'Aceitar convite',
    later: 'Agora não',
    home: 'Ir para a página inicial',
    open: 'Abrir {{tenant}}',
    other: {
      title: 'Este convite é para outra conta',
      text: 'Você entrou como {{account}}, que não é o endereço de e-mail convidado. Para aceitar, entre com o endereço convidado.',
      switch: 'Trocar de conta',
    },
    unknown: {
      title: 'Convite não encontrado',
      text: 'Verifique se o link está completo. O convite ou o locatário pode ter sido excluído.',
    },
    accepted: {
      title: 'Este convite já foi aceito',
      text: 'Um convite funciona uma vez. Se foi você que aceitou, pode abrir {{tenant}}.',
    },
    revoked: {
      title: 'Este convite foi revogado',
      text: 'Peça um novo a um administrador de {{tenant}}.',
    },
    expired: {
      title: 'Este convite expirou',
      text: 'Peça um novo a um administrador de {{tenant}}.',
    },
  },
  switcher: {
    label: 'Trocar de locatário',
    current: 'Locatário: {{name}}',
    invited: 'Locatário: {{name}}. Você tem convites.',
    tenants: 'Locatários',
    invitations: 'Convites',
    join: 'Entrar em {{name}}',
    create: 'Criar locatário',
  },
};
