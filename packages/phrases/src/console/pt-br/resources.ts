import type { Translation } from '../translated.ts';

/** API resources, in Brazilian Portuguese. */
export const resources: Translation<'resources'> = {
  title: 'Recursos de API',
  description: 'APIs que seus aplicativos chamam e as permissões delas.',
  search: 'Nome, identificador ou ID',
  columns: { name: 'API', indicator: 'Identificador', lifetime: 'Validade do token' },
  builtIn: 'Integrada',
  default: 'Padrão',
  name: 'Nome',
  indicator: 'Identificador da API',
  lifetime: 'Validade do token de acesso',
  lifetimeHelp: 'Os tokens de acesso para esta API expiram após esse tempo; não é possível revogá-los antes.',
  empty: {
    title: 'Nenhum recurso de API ainda',
    text: 'Registre uma API para que os aplicativos possam solicitar tokens de acesso para ela.',
  },
  create: {
    action: 'Criar recurso de API',
    title: 'Criar recurso de API',
    description: 'Os tokens de acesso têm o identificador como audiência.',
    namePlaceholder: 'Pedidos',
    indicatorHelp: 'Uma URI absoluta. Não precisa ser acessível e não pode ser alterada depois.',
  },
  tabs: { permissions: 'Permissões', general: 'Geral' },
  permissions: {
    search: 'Permissão, descrição ou ID',
    columns: { name: 'Permissão', description: 'Descrição', createdAt: 'Criação' },
    empty: {
      title: 'Nenhuma permissão ainda',
      text: 'Os tokens de acesso contêm as permissões solicitadas que as funções do usuário têm.',
    },
    create: 'Criar permissão',
    createTitle: 'Criar permissão',
    createDescription: 'Dê a ela o nome do que permite, como read:orders.',
    edit: 'Editar',
    editTitle: 'Editar permissão',
    editDescription: 'Sua API verifica o nome no token. Altere-o lá também.',
    save: 'Salvar permissão',
    name: 'Nome',
    nameHelp: 'Sem espaços: os escopos são separados por espaços.',
    descriptionLabel: 'Descrição',
    descriptionPlaceholder: 'Ver todos os pedidos',
    delete: 'Excluir permissão',
    deleteTitle: 'Excluir {{name}}?',
    deleteText: 'Ela é removida de todas as funções. Os tokens existentes a mantêm até expirarem.',
  },
  general: {
    title: 'API',
    text: 'Como os administradores e os tokens de acesso identificam a API.',
    indicatorHelp: 'A audiência dos tokens de acesso dela. Não pode ser alterada.',
  },
  tokens: { title: 'Tokens de acesso', text: 'Vale para todos os tokens de acesso para esta API.' },
  defaultApi: {
    title: 'API padrão',
    text: 'Usada quando uma solicitação não indica uma API.',
    label: 'API padrão deste locatário',
    help: 'Só uma API pode ser a padrão. Esta substitui a atual.',
  },
  management: 'A Management API é integrada e não pode ser alterada.',
  notices: {
    managementApi:
      'O console usa esta API. Aplicativos máquina a máquina com uma função que tenha as permissões dela também podem usá-la.',
  },
  delete: {
    action: 'Excluir recurso de API',
    title: 'Excluir {{name}}?',
    text: 'Os aplicativos não poderão mais obter tokens para ele. Não é possível desfazer esta ação.',
    permissions_one: '{{count}} permissão é excluída e removida de todas as funções.',
    permissions_many: '{{count}} de permissões são excluídas e removidas de todas as funções.',
    permissions_other: '{{count}} permissões são excluídas e removidas de todas as funções.',
  },
  guide: {
    action: 'Guia',
    other: 'Outro framework',
    title: 'Validar tokens: {{name}}',
    description: 'Aceite os tokens de acesso emitidos para {{name}} e rejeite todos os outros.',
    done: 'Concluir',
    tool: 'Ferramenta',
    install: 'Instale uma biblioteca',
    check: 'Valide cada token',
    checkText:
      'Verifique a assinatura, o emissor, a audiência, o tipo e a expiração. Caso contrário, tokens para outra API também serão aceitos.',
    protect: 'Exija uma permissão',
    protectText:
      'Um token válido identifica o chamador; as permissões dele indicam o que o chamador pode fazer.',
    token: 'Obtenha um token para testar',
    tokenText:
      'Use um aplicativo máquina a máquina com uma função que tenha a permissão. Ele obtém um token com o próprio ID e segredo.',
  },
};
