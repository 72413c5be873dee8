import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications, in European Portuguese: lists, creating and deleting. */
export const applications: Translation<'applications'> = {
  title: 'Aplicações',
  description: 'Aplicações em que os seus utilizadores iniciam sessão e clientes máquina a máquina.',
  search: 'Nome, descrição ou ID',
  lists: {
    mine: 'As minhas aplicações',
    thirdParty: 'Aplicações de terceiros',
    registration: 'Registo de clientes',
  },
  columns: { name: 'Aplicação', type: 'Tipo', id: 'ID', createdAt: 'Criação' },
  types: {
    SPA: 'Aplicação de página única',
    Traditional: 'Aplicação Web',
    Native: 'Aplicação nativa',
    MachineToMachine: 'Máquina a máquina',
    Protected: 'Aplicação protegida',
    SAML: 'Aplicação SAML',
  },
  typeHelp: {
    SPA: 'É executada no navegador e não tem segredo.',
    Traditional: 'Apresenta páginas a partir de um servidor e tem um segredo.',
    Native: 'É instalada num dispositivo e não tem segredo.',
    MachineToMachine: 'Chama API em nome próprio, sem utilizadores.',
    Protected: 'Não tem início de sessão próprio. Um proxy inverso à frente dela trata do início de sessão.',
    SAML: 'É um fornecedor de serviços que suporta SAML 2.0.',
  },
  name: 'Nome',
  descriptionLabel: 'Descrição',
  thirdParty: 'Aplicação de terceiros',
  thirdPartyHelp:
    'Operada por outra empresa. Os utilizadores têm de dar consentimento antes de ela obter os dados deles. Começa com {{scopes}}; adicione mais no separador Permissões. Não pode ser alterado mais tarde.',
  thirdPartyBadge: 'Terceiros',
  adminBadge: 'Acesso de gestão',
  builtIn: 'Esta aplicação está incorporada. Os respetivos URL seguem as definições do servidor.',
  empty: {
    title: 'Ainda não há aplicações',
    text: 'Escolha a sua framework e obtenha um guia com código para a sua aplicação.',
  },
  emptyThirdParty: {
    title: 'Ainda não há aplicações de terceiros',
    text: 'Permita que os seus utilizadores iniciem sessão em aplicações de outras empresas, com o consentimento deles.',
  },
  create: {
    action: 'Criar aplicação',
    title: 'Criar aplicação',
    description: 'Escolha a sua framework. Segue-se um guia com código para ela.',
    search: 'Framework, linguagem ou biblioteca',
    named: 'Criar aplicação com {{name}}',
    device: 'Criar aplicação para {{name}}',
    nameHelp: 'É mostrado aos utilizadores na página de consentimento e aos administradores.',
    namePlaceholder: 'Loja online',
  },
  tabs: {
    settings: 'Definições',
    branding: 'Marca',
    access: 'Acesso',
    permissions: 'Permissões',
    roles: 'Funções',
    logs: 'Registos',
    organizations: 'Organizações',
  },
  access,
  ...settings,
  roles: {
    search: 'Nome, descrição ou ID',
    columns: { name: 'Função', description: 'Descrição' },
    empty: {
      title: 'Ainda não há funções',
      text: 'Sem uma função, a aplicação não tem permissões de API.',
    },
    assign: 'Atribuir funções',
    assignTitle: 'Atribuir funções a {{name}}',
    assignDescription: 'A aplicação recebe as respetivas permissões com o próximo token.',
    remove: 'Remover',
    removeTitle: 'Remover {{name}}?',
    removeText: 'A aplicação perde as respetivas permissões com o próximo token.',
    removeConfirm: 'Remover função',
    noneTitle: 'Esta aplicação age em nome dos utilizadores',
    noneText:
      'As permissões dela são as do utilizador com sessão iniciada. Só as aplicações máquina a máquina têm funções.',
  },
  organizations: {
    noneTitle: 'Esta aplicação age em nome dos utilizadores',
    noneText:
      'Age para as organizações do utilizador com sessão iniciada. Só as aplicações máquina a máquina pertencem elas próprias a organizações.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Nenhum URI de redirecionamento',
    serviceProvider: 'Nenhum ID da entidade ou URL do ACS',
    signInMethod: 'Nenhum método de início de sessão',
  },
  today: {
    signIns_zero: 'Nenhum início de sessão hoje',
    signIns_one: '{{number}} início de sessão hoje',
    signIns_many: '{{number}} de inícios de sessão hoje',
    signIns_other: '{{number}} inícios de sessão hoje',
    tokens_zero: 'Nenhum token emitido hoje',
    tokens_one: '{{number}} token emitido hoje',
    tokens_many: '{{number}} de tokens emitidos hoje',
    tokens_other: '{{number}} tokens emitidos hoje',
    more: {
      signIns: 'Mais de {{number}} inícios de sessão hoje',
      tokens: 'Mais de {{number}} tokens emitidos hoje',
    },
  },
  bulk: {
    deleteTitle_one: 'Eliminar {{count}} aplicação?',
    deleteTitle_many: 'Eliminar {{count}} de aplicações?',
    deleteTitle_other: 'Eliminar {{count}} aplicações?',
    deleteText:
      'As aplicações são eliminadas permanentemente. As sessões dos utilizadores nelas são terminadas.',
    deleteConfirm: 'Eliminar aplicações',
    deleteTyped_one: 'eliminar {{count}} aplicação',
    deleteTyped_many: 'eliminar {{count}} de aplicações',
    deleteTyped_other: 'eliminar {{count}} aplicações',
  },
  delete: {
    action: 'Eliminar aplicação',
    title: 'Eliminar {{name}}?',
    text: 'Os utilizadores deixam de poder iniciar sessão nela, e os respetivos tokens são rejeitados. Não é possível anular esta ação.',
    users_one: 'A sessão de {{count}} utilizador nela é terminada.',
    users_many: 'As sessões de {{count}} de utilizadores nela são terminadas.',
    users_other: 'As sessões de {{count}} utilizadores nela são terminadas.',
    secrets_one: '{{count}} segredo deixa de funcionar.',
    secrets_many: '{{count}} de segredos deixam de funcionar.',
    secrets_other: '{{count}} segredos deixam de funcionar.',
    roles_one: '{{count}} função é removida dela.',
    roles_many: '{{count}} de funções são removidas dela.',
    roles_other: '{{count}} funções são removidas dela.',
  },
  guide,
};
