import type { Translation } from '../translated.ts';

/** Organization roles, in European Portuguese. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Funções da organização',
  description:
    'Conjuntos de permissões que os utilizadores ou as aplicações têm numa organização. Todas as organizações partilham estas funções.',
  search: 'Nome, descrição ou ID',
  name: 'Nome',
  descriptionLabel: 'Descrição',
  type: 'Tipo',
  typeFixed: 'Não pode ser alterado mais tarde.',
  types: { User: 'Utilizador', MachineToMachine: 'Máquina a máquina' },
  typeHelp: {
    User: 'Atribuída a membros de organizações.',
    MachineToMachine: 'Atribuída a serviços que agem para organizações.',
  },
  columns: { name: 'Função', permissions: 'Permissões' },
  empty: {
    title: 'Ainda não há funções da organização',
    text: 'Crie uma função, como admin, e escolha as respetivas permissões numa organização.',
  },
  create: {
    action: 'Criar função da organização',
    description: 'Dê-lhe o nome de um cargo numa organização, como admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Gere os membros e a faturação',
    permissions: 'Permissões',
  },
  tabs: { permissions: 'Permissões', general: 'Geral' },
  permissions: {
    search: 'Permissão, descrição ou ID',
    columns: { name: 'Permissão', resource: 'Recurso' },
    organization: 'Organização',
    empty: {
      title: 'Ainda não há permissões',
      text: 'Atribua permissões da organização e permissões das suas API.',
    },
    assign: 'Atribuir permissões',
    assignTitle: 'Atribuir permissões a {{name}}',
    assignDescription:
      'Os utilizadores e as aplicações com esta função recebem-nas com o próximo token da organização.',
    remove: 'Remover',
    removeTitle: 'Remover {{name}}?',
    removeText:
      'Os utilizadores e as aplicações com esta função perdem a permissão com o próximo token da organização.',
    removeConfirm: 'Remover permissão',
  },
  general: {
    title: 'Função da organização',
    description: 'Como os administradores identificam a função.',
  },
  delete: {
    action: 'Eliminar função da organização',
    title: 'Eliminar {{name}}?',
    text: 'Os utilizadores e as aplicações com esta função perdem as respetivas permissões em todas as organizações. Não é possível anular esta ação.',
  },
};
