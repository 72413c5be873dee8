import type { Translation } from '../translated.ts';

/** Organization roles, in Brazilian Portuguese. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Funções da organização',
  description:
    'Conjuntos de permissões que usuários ou aplicativos têm em uma organização. Todas as organizações compartilham essas funções.',
  search: 'Nome, descrição ou ID',
  name: 'Nome',
  descriptionLabel: 'Descrição',
  type: 'Tipo',
  typeFixed: 'Não pode ser alterado depois.',
  types: { User: 'Usuário', MachineToMachine: 'Máquina a máquina' },
  typeHelp: {
    User: 'Atribuída a membros de organizações.',
    MachineToMachine: 'Atribuída a serviços que agem em nome de organizações.',
  },
  columns: { name: 'Função', permissions: 'Permissões' },
  empty: {
    title: 'Nenhuma função da organização ainda',
    text: 'Crie uma função, como admin, e escolha as permissões dela em uma organização.',
  },
  create: {
    action: 'Criar função da organização',
    description: 'Dê a ela o nome de um cargo ou tarefa em uma organização, como admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Gerencia membros e cobrança',
    permissions: 'Permissões',
  },
  tabs: { permissions: 'Permissões', general: 'Geral' },
  permissions: {
    search: 'Permissão, descrição ou ID',
    columns: { name: 'Permissão', resource: 'Recurso' },
    organization: 'Organização',
    empty: {
      title: 'Nenhuma permissão ainda',
      text: 'Atribua permissões da organização e permissões das suas APIs.',
    },
    assign: 'Atribuir permissões',
    assignTitle: 'Atribuir permissões a {{name}}',
    assignDescription:
      'Usuários e aplicativos com esta função as recebem com o próximo token de organização.',
    remove: 'Remover',
    removeTitle: 'Remover {{name}}?',
    removeText:
      'Usuários e aplicativos com esta função perdem a permissão com o próximo token de organização.',
    removeConfirm: 'Remover permissão',
  },
  general: {
    title: 'Função da organização',
    description: 'Como os administradores identificam a função.',
  },
  delete: {
    action: 'Excluir função da organização',
    title: 'Excluir {{name}}?',
    text: 'Usuários e aplicativos com esta função perdem as permissões dela em todas as organizações. Não é possível desfazer esta ação.',
  },
};
