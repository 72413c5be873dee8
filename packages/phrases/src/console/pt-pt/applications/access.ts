/** The tab Access of an application, in European Portuguese. */
export const access = {
  badge: 'Acesso limitado',
  title: 'Acesso',
  text: 'Controle que utilizadores podem iniciar sessão nesta aplicação. As alterações são guardadas imediatamente.',
  label: 'Apenas utilizadores da lista abaixo',
  isOpen: 'Todos os utilizadores deste inquilino podem utilizar a aplicação.',
  isLimited: 'Todos os outros utilizadores veem uma página que indica que não têm acesso.',
  empty:
    'Todos os utilizadores deste inquilino podem utilizar a aplicação. Para limitar o acesso, adicione primeiro utilizadores, funções ou organizações à lista.',
  limit: {
    title: 'Limitar o acesso a {{name}}?',
    text: 'Os utilizadores que não estão na lista deixam de poder iniciar sessão nela. Os que têm sessão iniciada não recebem novos tokens; os tokens de acesso para API permanecem válidos até expirarem.',
    confirm: 'Limitar acesso',
  },
  open: {
    title: 'Permitir que todos os utilizadores utilizem {{name}}?',
    text: 'A lista é mantida, para que possa voltar a limitar o acesso.',
    confirm: 'Abrir a todos',
  },
  list: {
    title: 'Lista de acesso',
    open: 'Não tem efeito enquanto o acesso não for limitado.',
    limited:
      'Basta que um utilizador corresponda a uma entrada. As alterações aplicam-se ao próximo início de sessão e ao próximo token.',
  },
  users: {
    label: 'Utilizadores',
    none: 'Nenhum utilizador.',
    add: 'Adicionar utilizadores',
    addTitle: 'Adicionar utilizadores à lista',
  },
  roles: {
    label: 'Funções',
    help: 'Todos os utilizadores com uma destas funções.',
    none: 'Nenhuma função.',
    add: 'Adicionar funções',
    addTitle: 'Adicionar funções à lista',
    users_one: '{{count}} utilizador',
    users_many: '{{count}} de utilizadores',
    users_other: '{{count}} utilizadores',
  },
  organizations: {
    label: 'Organizações',
    help: 'Membros de uma destas organizações, ou apenas os que nela têm determinadas funções.',
    none: 'Nenhuma organização.',
    add: 'Adicionar organizações',
    addTitle: 'Adicionar organizações à lista',
    addDescription: 'Se escolher funções, apenas os membros que tenham uma delas na organização.',
    all: 'Todos os membros',
    withRoles: 'Membros com a função {{roles}}',
  },
  last: {
    title: 'A última entrada não pode ser removida',
    text: 'Com uma lista vazia, nenhum utilizador poderia iniciar sessão. Adicione primeiro outra entrada ou desative «{{label}}» para abrir a aplicação a todos os utilizadores.',
  },
  showAll: 'Mostrar mais {{count}}',
  removeText:
    'Os utilizadores que não correspondam a outra entrada perdem o acesso com o próximo início de sessão ou token.',
  removeConfirm: 'Remover da lista',
  noneTitle: 'O acesso não pode ser limitado',
  noneText:
    'As aplicações incorporadas estão abertas a todos os utilizadores, e as aplicações máquina a máquina não têm utilizadores.',
};
