import type { Translation } from '../translated.ts';

/** Webhooks, in Brazilian Portuguese. */
export const webhooks: Translation<'webhooks'> = {
  title: 'Webhooks',
  description:
    'Notifique seus servidores de logins, alterações de usuários e outros eventos assim que ocorrem.',
  search: 'Nome, URL ou ID',
  name: 'Nome',
  url: 'URL do endpoint',
  urlHelp: 'Os eventos são enviados a ela como solicitações POST com corpo JSON.',
  columns: { name: 'Webhook', url: 'Endpoint', rate: 'Sucesso em 24 horas', status: 'Status' },
  rate: '{{percent}} de {{total}}',
  noRequests: 'Nenhuma solicitação',
  states: { enabled: 'Ativado', disabled: 'Desativado', failing: 'Com falhas' },
  empty: {
    title: 'Nenhum webhook ainda',
    text: 'Crie um webhook para atualizar seus próprios sistemas quando algo muda no Gatehouse.',
  },
  create: {
    action: 'Criar webhook',
    title: 'Criar webhook',
    description:
      'Escolha um endpoint e os eventos a enviar. Você pode alterar as outras configurações depois.',
  },
  tabs: { settings: 'Configurações', requests: 'Solicitações recentes' },
  failing: {
    title: 'Todas as solicitações falharam desde {{time}}',
    text: 'Após três dias, o webhook é desativado. Os eventos com falha são mantidos por 14 dias e podem ser reenviados.',
  },
  disabledAfter: {
    title: 'Desativado em {{time}} porque todas as solicitações falharam por três dias',
    text: 'Corrija o endpoint, ative o webhook e depois reenvie os eventos com falha.',
  },
  general: {
    title: 'Webhook',
    description: 'Nome e endpoint.',
    enabled: 'Ativado',
    enabledHelp:
      'Um webhook desativado não recebe eventos. Os que ocorrem enquanto ele está desativado não são enviados depois.',
  },
  subscribed: {
    title: 'Eventos',
    description: 'Eventos enviados ao endpoint.',
    label: 'Eventos',
    all: 'Todos os eventos: {{family}}',
    count_one: '{{count}} evento',
    count_many: '{{count}} de eventos',
    count_other: '{{count}} eventos',
  },
  families: {
    flows: 'Login e cadastro',
    users: 'Usuários',
    roles: 'Funções',
    scopes: 'Permissões de recursos de API',
    organizations: 'Organizações',
    template: 'Modelo de organização',
    limits: 'Limites',
  },
  delivery: {
    title: 'Solicitações',
    description: 'Como os eventos são enviados.',
    headers: 'Cabeçalhos',
    headersHelp:
      'Enviados com cada solicitação. Os valores não são exibidos de novo. Para manter um valor, deixe os pontos.',
    headerName: 'Nome do cabeçalho',
    headerValue: 'Valor de {{name}}',
    addHeader: 'Adicionar cabeçalho',
    removeHeader: 'Remover {{name}}',
    retries: 'Novas tentativas',
    retriesHelp: 'Uma solicitação com falha é repetida após 10 segundos, 1 minuto e 10 minutos.',
    retryCounts: {
      none: 'Nenhuma',
      one: '1 nova tentativa',
      two: '2 novas tentativas',
      three: '3 novas tentativas',
    },
  },
  key: {
    title: 'Chave de assinatura',
    description: 'Use-a para verificar se as solicitações vêm do Gatehouse.',
    label: 'Chave de assinatura',
    secret: 'chave de assinatura',
    help: 'O cabeçalho gatehouse-signature de cada solicitação contém uma assinatura do corpo e da hora dela.',
    replace: 'Substituir chave de assinatura',
    replaceTitle: 'Substituir a chave de assinatura?',
    replaceText:
      'As novas solicitações e tentativas são assinadas com a nova chave. Seu endpoint as rejeita até ter a chave. Elas são repetidas e podem ser reenviadas depois.',
    replaced: 'A chave de assinatura foi substituída.',
  },
  test: {
    title: 'Teste',
    description: 'Envie eventos de exemplo ao endpoint salvo.',
    label: 'Evento de exemplo',
    every: 'Todos os eventos escolhidos',
    action: 'Enviar teste',
    sent: 'O endpoint aceitou o teste.',
    refused: 'O endpoint respondeu com o status {{status}}.',
  },
  requests: {
    columns: {
      time: 'Data e hora',
      event: 'Evento',
      result: 'Resultado',
      status: 'Resposta',
    },
    results: { Success: 'Sucesso', Error: 'Erro' },
    result: 'Resultado',
    event: 'Evento',
    noAnswer: 'Sem resposta',
    duration: '{{ms}} ms',
    empty: {
      title: 'Nenhuma solicitação nas últimas 24 horas',
      text: 'As solicitações aparecem aqui assim que ocorre um evento escolhido.',
    },
    replayAll: 'Reenviar eventos com falha',
    replayAllTitle: 'Reenviar eventos com falha?',
    replayAllText:
      'Todos os eventos com falha deste período que ainda estão guardados são reenviados em ordem.',
    since: 'Período das falhas',
    periods: { hour: 'Última hora', day: 'Últimas 24 horas', all: 'Últimos 14 dias' },
    replayed_one: '{{count}} evento será reenviado.',
    replayed_many: '{{count}} de eventos serão reenviados.',
    replayed_other: '{{count}} eventos serão reenviados.',
    replayedNone: 'Não há mais eventos com falha guardados deste período.',
  },
  request: {
    title: '{{event}}',
    request: 'Solicitação',
    response: 'Resposta',
    headers: 'Cabeçalhos',
    body: 'Corpo',
    noAnswer: 'O endpoint não respondeu.',
    emptyAnswer: 'A resposta não tem corpo.',
    deliveryId: 'ID do evento',
    attempt: 'Tentativa {{number}}',
    states: { Delivered: 'Entregue', Waiting: 'Aguardando nova tentativa', Failed: 'Com falha' },
    replay: 'Reenviar',
    replayed: 'O evento será reenviado.',
  },
  events: {
    PostRegister: 'Um usuário se cadastrou nas páginas de login.',
    PostSignIn: 'Um usuário entrou.',
    PostResetPassword: 'Um usuário substituiu uma senha esquecida.',
    PostSignInAdaptiveMfaTriggered: 'Um login incomum exigiu um segundo fator.',
    User: {
      Created: 'Um usuário foi criado, inclusive por cadastro.',
      Deleted: 'Um usuário foi excluído. O evento contém o último estado dele.',
      Data: { Updated: 'Os dados, a senha ou os métodos de login de um usuário mudaram.' },
      SuspensionStatus: { Updated: 'Um usuário foi suspenso ou reativado.' },
      Roles: { Updated: 'Um usuário recebeu ou perdeu funções.' },
      Identity: {
        Linked: 'Um usuário vinculou uma conta de outro serviço.',
        Unlinked: 'Uma conta de outro serviço foi desvinculada.',
      },
      MfaVerification: {
        Created: 'Um usuário recebeu um segundo fator.',
        Deleted: 'O segundo fator de um usuário foi removido.',
      },
      Session: { Ended: 'Uma sessão, ou todas as de um usuário, terminou.' },
    },
    Import: {
      Completed:
        'Uma importação de usuários terminou. É um só evento, seja qual for o número de usuários adicionados.',
    },
    Role: {
      Created: 'Uma função foi criada.',
      Deleted: 'Uma função foi excluída.',
      Data: { Updated: 'O nome ou a descrição de uma função mudou.' },
      Scopes: { Updated: 'Uma função recebeu ou perdeu permissões.' },
    },
    Application: {
      Roles: { Updated: 'Um aplicativo máquina a máquina recebeu ou perdeu funções.' },
    },
    Scope: {
      Created: 'Uma permissão de um recurso de API foi criada.',
      Deleted: 'Uma permissão de um recurso de API foi excluída.',
      Data: { Updated: 'Uma permissão de um recurso de API mudou.' },
    },
    Organization: {
      Created: 'Uma organização foi criada.',
      Deleted: 'Uma organização foi excluída.',
      Data: { Updated: 'Os dados ou as configurações de uma organização mudaram.' },
      Membership: {
        Updated: 'Membros entraram em uma organização ou saíram dela.',
        Roles: { Updated: 'As funções de um membro na organização mudaram.' },
      },
    },
    OrganizationRole: {
      Created: 'Uma função da organização foi criada.',
      Deleted: 'Uma função da organização foi excluída.',
      Data: { Updated: 'Uma função da organização mudou.' },
      Scopes: { Updated: 'Uma função da organização recebeu ou perdeu permissões.' },
    },
    OrganizationScope: {
      Created: 'Uma permissão da organização foi criada.',
      Deleted: 'Uma permissão da organização foi excluída.',
      Data: { Updated: 'Uma permissão da organização mudou.' },
    },
    Identifier: { Lockout: 'O login com um identificador está bloqueado após muitas tentativas.' },
    Message: { RateLimited: 'Mensagens demais foram solicitadas para um destinatário.' },
    Grant: {
      LimitExceeded:
        'Um login excedeu o limite de autorizações de um aplicativo, por isso as mais antigas terminaram.',
    },
  },
  delete: {
    action: 'Excluir webhook',
    title: 'Excluir {{name}}?',
    text: 'O endpoint dele não recebe mais eventos. Os eventos pendentes e com falha e a lista de solicitações também são excluídos.',
  },
};
