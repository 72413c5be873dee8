/** The tab Access of an application, in Brazilian Portuguese. */
export const access = {
  badge: 'Acesso limitado',
  title: 'Acesso',
  text: 'Controle quais usuários podem entrar neste aplicativo. As alterações são salvas imediatamente.',
  label: 'Somente usuários da lista abaixo',
  isOpen: 'Todos os usuários deste locatário podem usar o aplicativo.',
  isLimited: 'Todos os outros usuários veem uma página que informa que eles não têm acesso.',
  empty:
    'Todos os usuários deste locatário podem usar o aplicativo. Para limitar o acesso, adicione primeiro usuários, funções ou organizações à lista.',
  limit: {
    title: 'Limitar o acesso a {{name}}?',
    text: 'Os usuários que não estão na lista não poderão mais entrar nele. Os que já entraram não recebem novos tokens; os tokens de acesso para APIs valem até expirarem.',
    confirm: 'Limitar acesso',
  },
  open: {
    title: 'Permitir que todos os usuários usem {{name}}?',
    text: 'A lista é mantida, para que você possa limitar o acesso de novo.',
    confirm: 'Abrir a todos',
  },
  list: {
    title: 'Lista de acesso',
    open: 'Não tem efeito enquanto o acesso não for limitado.',
    limited:
      'Basta que o usuário corresponda a uma entrada. As alterações valem para o próximo login e o próximo token.',
  },
  users: {
    label: 'Usuários',
    none: 'Nenhum usuário.',
    add: 'Adicionar usuários',
    addTitle: 'Adicionar usuários à lista',
  },
  roles: {
    label: 'Funções',
    help: 'Todos os usuários com uma destas funções.',
    none: 'Nenhuma função.',
    add: 'Adicionar funções',
    addTitle: 'Adicionar funções à lista',
    users_one: '{{count}} usuário',
    users_many: '{{count}} de usuários',
    users_other: '{{count}} usuários',
  },
  organizations: {
    label: 'Organizações',
    help: 'Membros de uma destas organizações ou somente os que têm certas funções nela.',
    none: 'Nenhuma organização.',
    add: 'Adicionar organizações',
    addTitle: 'Adicionar organizações à lista',
    addDescription:
      'Se você escolher funções, somente os membros que têm uma delas na organização são incluídos.',
    all: 'Todos os membros',
    withRoles: 'Membros com a função {{roles}}',
  },
  last: {
    title: 'Não é possível remover a última entrada',
    text: 'Com a lista vazia, nenhum usuário poderia entrar. Adicione outra entrada primeiro ou desative “{{label}}” para abrir o aplicativo a todos os usuários.',
  },
  showAll: 'Mostrar mais {{count}}',
  removeText:
    'Os usuários que não correspondem a nenhuma outra entrada perdem o acesso no próximo login ou token.',
  removeConfirm: 'Remover da lista',
  noneTitle: 'Não é possível limitar o acesso',
  noneText:
    'Aplicativos integrados são abertos a todos os usuários, e aplicativos máquina a máquina não têm usuários.',
};
