import type { Translation } from '../translated.ts';

/** API resources, in European Portuguese. */
export const resources: Translation<'resources'> = {
  title: 'Recursos de API',
  description: 'As API que as suas aplicações chamam e as respetivas permissões.',
  search: 'Nome, identificador ou ID',
  columns: { name: 'API', indicator: 'Identificador', lifetime: 'Validade do token' },
  builtIn: 'Incorporada',
  default: 'Predefinida',
  name: 'Nome',
  indicator: 'Identificador da API',
  lifetime: 'Validade do token de acesso',
  lifetimeHelp: 'Os tokens de acesso para esta API expiram após este período; não podem ser revogados antes.',
  empty: {
    title: 'Ainda não há recursos de API',
    text: 'Registe uma API para que as aplicações possam pedir tokens de acesso para ela.',
  },
  create: {
    action: 'Criar recurso de API',
    title: 'Criar recurso de API',
    description: 'Os tokens de acesso têm o identificador como audiência.',
    namePlaceholder: 'Encomendas',
    indicatorHelp: 'Um URI absoluto. Não tem de estar acessível e não pode ser alterado mais tarde.',
  },
  tabs: { permissions: 'Permissões', general: 'Geral' },
  permissions: {
    search: 'Permissão, descrição ou ID',
    columns: { name: 'Permissão', description: 'Descrição', createdAt: 'Criação' },
    empty: {
      title: 'Ainda não há permissões',
      text: 'Os tokens de acesso contêm as permissões pedidas que as funções do utilizador têm.',
    },
    create: 'Criar permissão',
    createTitle: 'Criar permissão',
    createDescription: 'Dê-lhe o nome do que permite, como read:orders.',
    edit: 'Editar',
    editTitle: 'Editar permissão',
    editDescription: 'A sua API verifica o nome no token. Altere-o também nela.',
    save: 'Guardar permissão',
    name: 'Nome',
    nameHelp: 'Sem espaços: os âmbitos são separados por espaços.',
    descriptionLabel: 'Descrição',
    descriptionPlaceholder: 'Ver todas as encomendas',
    delete: 'Eliminar permissão',
    deleteTitle: 'Eliminar {{name}}?',
    deleteText: 'É removida de todas as funções. Os tokens existentes mantêm-na até expirarem.',
  },
  general: {
    title: 'API',
    text: 'Como os administradores e os tokens de acesso identificam a API.',
    indicatorHelp: 'A audiência dos respetivos tokens de acesso. Não pode ser alterado.',
  },
  tokens: { title: 'Tokens de acesso', text: 'Aplica-se a todos os tokens de acesso para esta API.' },
  defaultApi: {
    title: 'API predefinida',
    text: 'É utilizada se um pedido não indicar uma API.',
    label: 'API predefinida deste inquilino',
    help: 'Só uma API pode ser a predefinida. Esta substitui a atual.',
  },
  management: 'A Management API está incorporada e não pode ser alterada.',
  notices: {
    managementApi:
      'A consola utiliza esta API. As aplicações máquina a máquina com uma função que tenha as respetivas permissões também a podem utilizar.',
  },
  delete: {
    action: 'Eliminar recurso de API',
    title: 'Eliminar {{name}}?',
    text: 'As aplicações deixam de poder obter tokens para ele. Não é possível anular esta ação.',
    permissions_one: '{{count}} permissão é eliminada e removida de todas as funções.',
    permissions_many: '{{count}} de permissões são eliminadas e removidas de todas as funções.',
    permissions_other: '{{count}} permissões são eliminadas e removidas de todas as funções.',
  },
  guide: {
    action: 'Guia',
    other: 'Outra framework',
    title: 'Validar tokens: {{name}}',
    description: 'Aceite tokens de acesso emitidos para {{name}} e rejeite todos os outros.',
    done: 'Concluir',
    tool: 'Ferramenta',
    install: 'Instalar uma biblioteca',
    check: 'Validar cada token',
    checkText:
      'Verifique a assinatura, o emissor, a audiência, o tipo e a expiração. Caso contrário, também são aceites tokens para outra API.',
    protect: 'Exigir uma permissão',
    protectText:
      'Um token válido identifica quem faz a chamada; as respetivas permissões indicam o que pode fazer.',
    token: 'Obter um token para testar',
    tokenText:
      'Utilize uma aplicação máquina a máquina com uma função que tenha a permissão. Obtém um token com o ID e o segredo da aplicação.',
  },
};
