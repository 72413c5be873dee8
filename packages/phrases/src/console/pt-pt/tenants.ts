import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition, in European Portuguese: start page, creating and switching. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'Crie o seu primeiro inquilino',
    text: 'Um inquilino tem os seus próprios utilizadores, aplicações e páginas de início de sessão. Crie agora um para desenvolvimento e, mais tarde, um para produção.',
    create: 'Criar inquilino',
  },
  invitations: {
    title: 'encontre os seus inquilinos',
    text: 'Recebeu convites para estes inquilinos. Adira a um deles ou crie o seu.',
    from: 'Convite de {{name}}',
    join: 'Aderir',
    create: 'Criar novo inquilino',
  },
  suspended: {
    title: '{{name}}: inquilino suspenso',
    users:
      'Os utilizadores não podem iniciar sessão nas respetivas aplicações. Nada se perde: as contas e sessões são mantidas.',
    administrators:
      'As respetivas definições não podem ser alteradas até a suspensão ser levantada. Se achar que se trata de um engano, contacte-nos.',
    contact: 'Contacte-nos',
    pay: 'Pague as faturas em aberto e depois contacte-nos para levantar a suspensão.',
    others: 'Os seus outros inquilinos',
  },
  create_modal: {
    title: 'Criar inquilino',
    description: 'Um inquilino tem os seus próprios utilizadores e o seu próprio host.',
    name: 'Nome',
    namePlaceholder: 'O meu projeto',
    region: 'Região',
    purpose: 'Finalidade',
    submit: 'Criar inquilino',
    tenant_created: 'O inquilino foi criado.',
    invitation_failed: 'Os convites não foram enviados. Pode convidar colegas mais tarde.',
  },
  tags: { development: 'Desenvolvimento', production: 'Produção' },
  tagHelp: {
    development: 'Sem custos, para testes. Não se destina a utilizadores reais.',
    production: 'Para utilizadores reais. Em seguida, escolherá um plano.',
  },
  production: {
    title: 'Ainda não tem um inquilino de produção',
    text: 'Os inquilinos de desenvolvimento servem para testes. Crie um inquilino de produção antes de utilizadores reais iniciarem sessão.',
    create: 'Criar inquilino de produção',
  },
  migration: {
    title: 'Finalidade: {{tag}}',
    development:
      'Este inquilino serve agora para desenvolvimento e testes. Crie outro para utilizadores reais.',
    production: 'Este inquilino serve agora para produção e pode ter utilizadores reais.',
    paid: 'Mantém-se no plano pago.',
    gotIt: 'Compreendi',
  },
  regions: { EU: 'Europa', US: 'Oeste dos EUA', AU: 'Austrália' },
  roles: { admin: 'admin', collaborator: 'colaborador', viewer: 'leitor' },
  accept: {
    title: 'Aderir a {{tenant}}',
    invited: 'Recebeu um convite para administrar este inquilino. A sua função é {{role}}.',
    invitedBy: 'Recebeu um convite de {{inviter}} para administrar este inquilino. A sua função é {{role}}.',
    account: 'Vai aderir como {{account}}.',
    join: 'Aderir',
    later: 'Agora não',
    home: 'Ir para a página inicial',
    open: 'Abrir {{tenant}}',
    other: {
      title: 'Este convite é para outra conta',
      text: 'Tem sessão iniciada como {{account}}, que não é o endereço de e-mail convidado. Para aderir, inicie sessão com o endereço convidado.',
      switch: 'Mudar de conta',
    },
    unknown: {
      title: 'Convite não encontrado',
      text: 'Verifique se a ligação está completa. O convite ou o respetivo inquilino pode ter sido eliminado.',
    },
    accepted: {
      title: 'Este convite já foi aceite',
      text: 'Um convite funciona uma vez. Se o aceitou, pode abrir {{tenant}}.',
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
    label: 'Mudar de inquilino',
    current: 'Inquilino: {{name}}',
    invited: 'Inquilino: {{name}}. Tem convites.',
    tenants: 'Inquilinos',
    invitations: 'Convites',
    join: 'Aderir a {{name}}',
    create: 'Criar inquilino',
  },
};
