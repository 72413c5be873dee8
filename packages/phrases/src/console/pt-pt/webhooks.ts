import type { Translation } from '../translated.ts';

/** Webhooks, in European Portuguese. */
export const webhooks: Translation<'webhooks'> = {
  title: 'Webhooks',
  description:
    'Notifique os seus servidores de inícios de sessão, alterações de utilizadores e outros eventos assim que ocorrem.',
  search: 'Nome, URL ou ID',
  name: 'Nome',
  url: 'URL do endpoint',
  urlHelp: 'Os eventos são enviados para este URL como pedidos POST com um corpo JSON.',
  columns: { name: 'Webhook', url: 'Endpoint', rate: 'Sucesso, últimas 24 horas', status: 'Estado' },
  rate: '{{percent}} de {{total}}',
  noRequests: 'Nenhum pedido',
  states: { enabled: 'Ativado', disabled: 'Desativado', failing: 'Com falhas' },
  empty: {
    title: 'Ainda não há webhooks',
    text: 'Crie um webhook para atualizar os seus próprios sistemas quando algo muda no Gatehouse.',
  },
  create: {
    action: 'Criar webhook',
    title: 'Criar webhook',
    description: 'Escolha um endpoint e os eventos a enviar. Pode alterar as outras definições mais tarde.',
  },
  tabs: { settings: 'Definições', requests: 'Pedidos recentes' },
  failing: {
    title: 'Todos os pedidos falharam desde {{time}}',
    text: 'Após três dias, o webhook é desativado. Os eventos com falha são mantidos durante 14 dias e podem ser reenviados.',
  },
  disabledAfter: {
    title: 'Desativado em {{time}}, porque todos os pedidos falharam durante três dias',
    text: 'Corrija o endpoint, ative o webhook e depois reenvie os eventos com falha.',
  },
  general: {
    title: 'Webhook',
    description: 'Nome e endpoint.',
    enabled: 'Ativado',
    enabledHelp:
      'Um webhook desativado não recebe eventos. Os eventos que ocorrem enquanto está desativado não são enviados mais tarde.',
  },
  subscribed: {
    title: 'Eventos',
    description: 'Eventos enviados para o endpoint.',
    label: 'Eventos',
    all: 'Todos os eventos: {{family}}',
    count_one: '{{count}} evento',
    count_many: '{{count}} de eventos',
    count_other: '{{count}} eventos',
  },
  families: {
    flows: 'Início de sessão e registo',
    users: 'Utilizadores',
    roles: 'Funções',
    scopes: 'Permissões de recursos de API',
    organizations: 'Organizações',
    template: 'Modelo de organização',
    limits: 'Limites',
  },
  delivery: {
    title: 'Pedidos',
    description: 'Como os eventos são enviados.',
    headers: 'Cabeçalhos',
    headersHelp:
      'São enviados com cada pedido. Os valores não voltam a ser mostrados. Para manter um valor, deixe os pontos.',
    headerName: 'Nome do cabeçalho',
    headerValue: 'Valor de {{name}}',
    addHeader: 'Adicionar cabeçalho',
    removeHeader: 'Remover {{name}}',
    retries: 'Novas tentativas',
    retriesHelp: 'Um pedido com falha é repetido após 10 segundos, 1 minuto e 10 minutos.',
    retryCounts: {
      none: 'Nenhuma',
      one: '1 nova tentativa',
      two: '2 novas tentativas',
      three: '3 novas tentativas',
    },
  },
  key: {
    title: 'Chave de assinatura',
    description: 'Utilize-a para verificar se os pedidos vêm do Gatehouse.',
    label: 'Chave de assinatura',
    secret: 'chave de assinatura',
    help: 'O cabeçalho gatehouse-signature de cada pedido contém uma assinatura do respetivo corpo e hora.',
    replace: 'Substituir chave de assinatura',
    replaceTitle: 'Substituir a chave de assinatura?',
    replaceText:
      'Os novos pedidos e tentativas são assinados com a nova chave. O seu endpoint rejeita-os até ter a chave. São repetidos e podem ser reenviados mais tarde.',
    replaced: 'A chave de assinatura foi substituída.',
  },
  test: {
    title: 'Teste',
    description: 'Envie eventos de exemplo para o endpoint guardado.',
    label: 'Evento de exemplo',
    every: 'Todos os eventos subscritos',
    action: 'Enviar teste',
    sent: 'O endpoint aceitou o teste.',
    refused: 'O endpoint respondeu com o estado {{status}}.',
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
      title: 'Nenhum pedido nas últimas 24 horas',
      text: 'Os pedidos aparecem aqui assim que ocorre um evento subscrito.',
    },
    replayAll: 'Reenviar eventos com falha',
    replayAllTitle: 'Reenviar eventos com falha?',
    replayAllText:
      'Todos os eventos com falha deste período que ainda estão guardados são reenviados por ordem.',
    since: 'Período das falhas',
    periods: { hour: 'Última hora', day: 'Últimas 24 horas', all: 'Últimos 14 dias' },
    replayed_one: '{{count}} evento vai ser reenviado.',
    replayed_many: '{{count}} de eventos vão ser reenviados.',
    replayed_other: '{{count}} eventos vão ser reenviados.',
    replayedNone: 'Já não há eventos com falha guardados deste período.',
  },
  request: {
    title: '{{event}}',
    request: 'Pedido',
    response: 'Resposta',
    headers: 'Cabeçalhos',
    body: 'Corpo',
    noAnswer: 'O endpoint não respondeu.',
    emptyAnswer: 'A resposta não tem corpo.',
    deliveryId: 'ID do evento',
    attempt: 'Tentativa {{number}}',
    states: { Delivered: 'Entregue', Waiting: 'A aguardar nova tentativa', Failed: 'Com falha' },
    replay: 'Reenviar',
    replayed: 'O evento vai ser reenviado.',
  },
  events: {
    PostRegister: 'Um utilizador registou-se nas páginas de início de sessão.',
    PostSignIn: 'Um utilizador iniciou sessão.',
    PostResetPassword: 'Um utilizador substituiu uma palavra-passe esquecida.',
    PostSignInAdaptiveMfaTriggered: 'Um início de sessão invulgar exigiu um segundo fator.',
    User: {
      Created: 'Um utilizador foi criado, inclusive por registo.',
      Deleted: 'Um utilizador foi eliminado. O evento contém o último estado do utilizador.',
      Data: {
        Updated: 'Os dados, a palavra-passe ou os métodos de início de sessão de um utilizador mudaram.',
      },
      SuspensionStatus: { Updated: 'Um utilizador foi suspenso ou reativado.' },
      Roles: { Updated: 'Um utilizador recebeu ou perdeu funções.' },
      Identity: {
        Linked: 'Um utilizador associou uma conta de outro serviço.',
        Unlinked: 'Uma conta de outro serviço foi desassociada.',
      },
      MfaVerification: {
        Created: 'Um utilizador recebeu um segundo fator.',
        Deleted: 'O segundo fator de um utilizador foi removido.',
      },
      Session: { Ended: 'Terminou uma sessão, ou todas as sessões de um utilizador.' },
    },
    Import: {
      Completed:
        'Terminou uma importação de utilizadores. É um só evento, seja qual for o número de utilizadores adicionados.',
    },
    Role: {
      Created: 'Uma função foi criada.',
      Deleted: 'Uma função foi eliminada.',
      Data: { Updated: 'O nome ou a descrição de uma função mudou.' },
      Scopes: { Updated: 'Uma função recebeu ou perdeu permissões.' },
    },
    Application: {
      Roles: { Updated: 'Uma aplicação máquina a máquina recebeu ou perdeu funções.' },
    },
    Scope: {
      Created: 'Uma permissão de um recurso de API foi criada.',
      Deleted: 'Uma permissão de um recurso de API foi eliminada.',
      Data: { Updated: 'Uma permissão de um recurso de API mudou.' },
    },
    Organization: {
      Created: 'Uma organização foi criada.',
      Deleted: 'Uma organização foi eliminada.',
      Data: { Updated: 'Os dados ou as definições de uma organização mudaram.' },
      Membership: {
        Updated: 'Membros aderiram a uma organização ou saíram dela.',
        Roles: { Updated: 'As funções de um membro na organização mudaram.' },
      },
    },
    OrganizationRole: {
      Created: 'Uma função da organização foi criada.',
      Deleted: 'Uma função da organização foi eliminada.',
      Data: { Updated: 'Uma função da organização mudou.' },
      Scopes: { Updated: 'Uma função da organização recebeu ou perdeu permissões.' },
    },
    OrganizationScope: {
      Created: 'Uma permissão da organização foi criada.',
      Deleted: 'Uma permissão da organização foi eliminada.',
      Data: { Updated: 'Uma permissão da organização mudou.' },
    },
    Identifier: {
      Lockout: 'O início de sessão com um identificador está bloqueado após demasiadas tentativas.',
    },
    Message: { RateLimited: 'Foram pedidas demasiadas mensagens para um destinatário.' },
    Grant: {
      LimitExceeded:
        'Um início de sessão excedeu o limite de autorizações de uma aplicação, pelo que as mais antigas terminaram.',
    },
  },
  delete: {
    action: 'Eliminar webhook',
    title: 'Eliminar {{name}}?',
    text: 'O respetivo endpoint deixa de receber eventos. Os eventos pendentes e com falha e a lista de pedidos também são eliminados.',
  },
};
