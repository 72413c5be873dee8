import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in European Portuguese. */
export const domains: Translation<'domains'> = {
  title: 'Domínios personalizados',
  description: 'Permita que os utilizadores iniciem sessão no seu próprio domínio, como login.example.com.',
  columns: { domain: 'Domínio', status: 'Estado', detail: 'Passo seguinte', added: 'Adição' },
  primary: 'Principal',
  status: {
    PendingVerification: 'A aguardar o DNS',
    PendingSsl: 'A aguardar o certificado',
    Active: 'Ativo',
    Error: 'Não servido',
  },
  detail: {
    PendingVerification: 'Crie os registos DNS',
    PendingSsl: 'O DNS foi verificado; o proxy obtém um certificado',
    Active: 'Os utilizadores podem iniciar sessão aqui',
    failing: 'Faltam registos DNS',
    Error: 'Corrija os registos DNS',
  },
  full_one:
    'Um inquilino pode ter {{count}} domínio personalizado. Para adicionar outro, elimine-o primeiro.',
  full_many:
    'Um inquilino pode ter {{count}} de domínios personalizados. Para adicionar outro, elimine primeiro um.',
  full_other:
    'Um inquilino pode ter {{count}} domínios personalizados. Para adicionar outro, elimine primeiro um.',
  empty: {
    title: 'Ainda não há domínios personalizados',
    text: 'Os utilizadores iniciam sessão no URL deste servidor. Adicione um domínio para utilizar o seu.',
  },
  create: {
    action: 'Adicionar domínio',
    title: 'Adicionar domínio personalizado',
    description: 'Em seguida, terá de criar dois registos DNS que comprovam que o domínio é seu.',
    label: 'Domínio',
    help: 'Um host de um domínio que gere, com pelo menos três partes, como login.example.com.',
  },
  tabs: { dns: 'DNS', files: 'Ficheiros de verificação' },
  check: 'Verificar novamente',
  lastChecked: 'Última verificação: {{time}}',
  explain: {
    PendingVerification: {
      title: 'Crie estes registos onde gere o DNS do domínio',
      text: 'São verificados a cada poucos minutos durante uma semana. As alterações de DNS podem demorar várias horas a ter efeito.',
    },
    PendingSsl: {
      title: 'O DNS foi verificado. A aguardar uma ligação segura ao domínio',
      text: 'O proxy à frente deste servidor tem de obter um certificado para o domínio e encaminhar os respetivos pedidos.',
    },
    Error: {
      title: 'Este domínio não é servido',
      text: 'Corrija os registos DNS e verifique novamente. Também são verificados de hora a hora.',
    },
    failing: {
      title: 'Os registos DNS deste domínio faltam desde {{time}}',
      text: 'O domínio ainda funciona. Se os registos faltarem durante um dia, deixa de funcionar até que voltem.',
    },
  },
  problem: 'A última verificação encontrou: {{problem}}',
  records: {
    title: 'Registos DNS',
    description: 'Mantenha ambos os registos enquanto utilizar o domínio.',
    type: 'Tipo',
    name: 'Nome',
    value: 'Valor',
    state: 'Encontrado',
    unchecked: 'Ainda não verificado',
    met: 'Correto',
    missing: 'Não encontrado',
    apex: 'Em vez do registo CNAME, pode utilizar registos A e AAAA com os endereços IP de {{target}}.',
  },
  addresses: {
    title: 'URL',
    description: 'Para aplicações cujos utilizadores iniciam sessão neste domínio.',
    issuer: 'Emissor',
    discovery: 'Endpoint de descoberta',
    providers:
      'Os fornecedores sociais e empresariais também precisam dos URL de callback deste domínio. A Management API e a Account API aceitam tokens deste emissor.',
  },
  makePrimary: {
    action: 'Tornar principal',
    title: 'Tornar {{domain}} o domínio principal?',
    text: 'As ligações em convites e mensagens que os administradores enviam conduzem a este domínio. As aplicações mantêm os URL que utilizam.',
  },
  noPrimary: {
    action: 'Não utilizar como principal',
    title: 'Voltar a utilizar o URL do próprio servidor nas ligações?',
    text: 'As ligações já enviadas continuam a funcionar enquanto {{domain}} estiver ativo.',
  },
  delete: {
    action: 'Eliminar domínio',
    title: 'Eliminar {{domain}}?',
    text: 'Deixa imediatamente de funcionar. Os utilizadores que iniciaram sessão nele têm de voltar a fazê-lo, e as aplicações que utilizam o respetivo emissor deixam de funcionar.',
    users_one:
      'A única chave de acesso de {{count}} utilizador pertence a este domínio e deixa de funcionar: {{names}}',
    users_many:
      'As únicas chaves de acesso de {{count}} de utilizadores pertencem a este domínio e deixam de funcionar: {{names}}',
    users_other:
      'As únicas chaves de acesso de {{count}} utilizadores pertencem a este domínio e deixam de funcionar: {{names}}',
    more: '{{names}} e outros',
  },
  files: {
    title: 'Ficheiros de verificação',
    description:
      'Ficheiros que outros serviços procuram no domínio, como a Apple, a Google ou motores de busca.',
    path: 'Caminho',
    pathHelp: 'Um ficheiro com extensão na raiz ou um caminho em /.well-known/.',
    type: 'Tipo',
    types: { 'text/plain': 'Texto', 'application/json': 'JSON' },
    content: 'Conteúdo',
    add: 'Adicionar ficheiro',
    remove: 'Remover ficheiro {{number}}',
    file: 'Ficheiro {{number}}',
    none: 'Nenhum ficheiro',
  },
};
