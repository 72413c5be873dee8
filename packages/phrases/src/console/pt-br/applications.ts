import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications, in Brazilian Portuguese: lists, creating and deleting. */
export const applications: Translation<'applications'> = {
  title: 'Aplicativos',
  description: 'Aplicativos em que seus usuários entram e clientes máquina a máquina.',
  search: 'Nome, descrição ou ID',
  lists: { mine: 'Meus aplicativos', thirdParty: 'Aplicativos de terceiros', registration: 'Registro' },
  columns: { name: 'Aplicativo', type: 'Tipo', id: 'ID', createdAt: 'Criação' },
  types: {
    SPA: 'Aplicativo de página única',
    Traditional: 'Aplicativo web',
    Native: 'Aplicativo nativo',
    MachineToMachine: 'Máquina a máquina',
    Protected: 'Aplicativo protegido',
    SAML: 'Aplicativo SAML',
  },
  typeHelp: {
    SPA: 'É executado no navegador e não tem segredo.',
    Traditional: 'Renderiza as páginas em um servidor e tem um segredo.',
    Native: 'É instalado em um dispositivo e não tem segredo.',
    MachineToMachine: 'Chama APIs em nome próprio, sem usuários.',
    Protected: 'Não tem login próprio. O login é feito por um proxy reverso à frente dele.',
    SAML: 'É um provedor de serviços compatível com SAML 2.0.',
  },
  name: 'Nome',
  descriptionLabel: 'Descrição',
  thirdParty: 'Aplicativo de terceiros',
  thirdPartyHelp:
    'Operado por outra empresa. Os usuários precisam consentir antes que ele receba os dados deles. Começa com {{scopes}}; adicione mais na aba Permissões. Não pode ser alterado depois.',
  thirdPartyBadge: 'Terceiros',
  adminBadge: 'Acesso de gerenciamento',
  builtIn: 'Este aplicativo é integrado. As URLs dele seguem as configurações do servidor.',
  empty: {
    title: 'Nenhum aplicativo ainda',
    text: 'Escolha seu framework e receba um guia com código para o seu aplicativo.',
  },
  emptyThirdParty: {
    title: 'Nenhum aplicativo de terceiros ainda',
    text: 'Permita que seus usuários entrem em aplicativos de outras empresas, com o consentimento deles.',
  },
  create: {
    action: 'Criar aplicativo',
    title: 'Criar aplicativo',
    description: 'Escolha seu framework. Em seguida vem um guia com código para ele.',
    search: 'Framework, linguagem ou biblioteca',
    named: 'Criar aplicativo com {{name}}',
    device: 'Criar aplicativo para {{name}}',
    nameHelp: 'Exibido aos usuários na página de consentimento e aos administradores.',
    namePlaceholder: 'Loja virtual',
  },
  tabs: {
    settings: 'Configurações',
    branding: 'Marca',
    access: 'Acesso',
    permissions: 'Permissões',
    roles: 'Funções',
    logs: 'Logs',
    organizations: 'Organizações',
  },
  access,
  ...settings,
  roles: {
    search: 'Nome, descrição ou ID',
    columns: { name: 'Função', description: 'Descrição' },
    empty: {
      title: 'Nenhuma função ainda',
      text: 'Sem uma função, o aplicativo não tem permissões de API.',
    },
    assign: 'Atribuir funções',
    assignTitle: 'Atribuir funções a {{name}}',
    assignDescription: 'O aplicativo recebe as permissões delas com o próximo token.',
    remove: 'Remover',
    removeTitle: 'Remover {{name}}?',
    removeText: 'O aplicativo perde as permissões dela com o próximo token.',
    removeConfirm: 'Remover função',
    noneTitle: 'Este aplicativo age em nome dos usuários',
    noneText:
      'As permissões dele são as do usuário que entrou. Só aplicativos máquina a máquina têm funções.',
  },
  organizations: {
    noneTitle: 'Este aplicativo age em nome dos usuários',
    noneText:
      'Ele age para as organizações do usuário que entrou. Só aplicativos máquina a máquina podem pertencer a organizações.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Nenhuma URI de redirecionamento',
    serviceProvider: 'Nenhum ID da entidade ou URL do ACS',
    signInMethod: 'Nenhum método de login',
  },
  today: {
    signIns_zero: 'Nenhum login hoje',
    signIns_one: '{{number}} login hoje',
    signIns_many: '{{number}} de logins hoje',
    signIns_other: '{{number}} logins hoje',
    tokens_zero: 'Nenhum token emitido hoje',
    tokens_one: '{{number}} token emitido hoje',
    tokens_many: '{{number}} de tokens emitidos hoje',
    tokens_other: '{{number}} tokens emitidos hoje',
    more: {
      signIns: 'Mais de {{number}} logins hoje',
      tokens: 'Mais de {{number}} tokens emitidos hoje',
    },
  },
  bulk: {
    deleteTitle_one: 'Excluir {{count}} aplicativo?',
    deleteTitle_many: 'Excluir {{count}} de aplicativos?',
    deleteTitle_other: 'Excluir {{count}} aplicativos?',
    deleteText: 'Os aplicativos são excluídos permanentemente. As sessões dos usuários neles são encerradas.',
    deleteConfirm: 'Excluir aplicativos',
    deleteTyped_one: 'excluir {{count}} aplicativo',
    deleteTyped_many: 'excluir {{count}} de aplicativos',
    deleteTyped_other: 'excluir {{count}} aplicativos',
  },
  delete: {
    action: 'Excluir aplicativo',
    title: 'Excluir {{name}}?',
    text: 'Os usuários não poderão mais entrar nele, e os tokens dele são rejeitados. Não é possível desfazer esta ação.',
    users_one: 'A sessão de {{count}} usuário nele é encerrada.',
    users_many: 'As sessões de {{count}} de usuários nele são encerradas.',
    users_other: 'As sessões de {{count}} usuários nele são encerradas.',
    secrets_one: '{{count}} segredo deixa de funcionar.',
    secrets_many: '{{count}} de segredos deixam de funcionar.',
    secrets_other: '{{count}} segredos deixam de funcionar.',
    roles_one: '{{count}} função é removida dele.',
    roles_many: '{{count}} de funções são removidas dele.',
    roles_other: '{{count}} funções são removidas dele.',
  },
  guide,
};
