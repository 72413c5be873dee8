import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in Brazilian Portuguese. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'JWT personalizado',
  description:
    'Scripts que adicionam claims a tokens de acesso ou participam de logins, e as claims dos tokens de ID.',
  types: {
    'access-token': {
      title: 'Tokens de acesso de usuários',
      text: 'Um script adiciona claims aos tokens de acesso dos usuários: no login, a cada atualização e para organizações.',
    },
    'client-credentials': {
      title: 'Tokens máquina a máquina',
      text: 'Um script adiciona claims aos tokens de acesso de aplicativos máquina a máquina.',
    },
  },
  state: {
    none: 'Nenhum script',
    blocking: 'Script ativo. Se ele falhar, nenhum token é emitido.',
    lenient: 'Script ativo. Se ele falhar, o token é emitido sem as claims dele.',
  },
  actions: {
    'post-first-factor': {
      title: 'Após uma senha incorreta',
      text: 'Um script verifica uma senha incorreta em outro sistema. Se ela estiver correta lá, o usuário é criado ou atualizado com ela; assim, os usuários migram à medida que entram.',
      script:
        'runAction retorna { action, user, passwordVerified: true } se a senha estiver correta: createUser para um usuário desconhecido, senão updateUser. Se não retornar nada ou falhar, o login é rejeitado.',
    },
    'post-sign-in': {
      title: 'No fim de um login',
      text: 'Um script é executado após todas as etapas de verificação. Ele pode atualizar o usuário ou rejeitar o login.',
      script:
        'runAction retorna { action: "updateUser", user } para alterar o usuário, ou nada. api.denyAccess rejeita o login. Uma execução leva no máximo 3 segundos.',
    },
    state: { on: 'Ativado', off: 'Desativado. O script é mantido.' },
    enabled: { label: 'Ativado', help: 'Se desativado, o script é mantido, mas não é executado.' },
    passwords: {
      title: 'Este script recebe senhas em texto simples',
      text: 'Envie-as somente ao sistema que as verifica, por HTTPS. Elas não são registradas em log aqui.',
    },
    policy: {
      label: 'Se o script falhar',
      block: { label: 'Rejeitar o login', help: 'O usuário pode tentar novamente.' },
      allow: {
        label: 'Continuar sem o script',
        help: 'O log de auditoria registra o erro. Um script que chama api.denyAccess ainda rejeita o login.',
      },
    },
    test: 'Execute o script do editor com um evento de exemplo. Nenhum usuário é alterado e nada é salvo.',
    event: 'Evento de exemplo',
    result: 'Resultado',
    none: {
      title: 'O script não retornou nada',
      'post-first-factor': 'O login é rejeitado.',
      'post-sign-in': 'O login continua.',
    },
  },
  create: 'Criar script',
  edit: 'Editar script',
  delete: {
    action: 'Excluir script',
    title: 'Excluir o script de “{{title}}”?',
    ofAction: 'Os logins continuam sem ele. Todas as versões e variáveis são excluídas.',
    text: 'Os novos tokens não contêm mais as claims dele, por isso as APIs que precisam delas rejeitam os tokens. Todas as versões e variáveis são excluídas.',
  },
  script: {
    title: 'Script',
    text: 'getCustomJwtClaims retorna as claims. Pode ser assíncrona e chamar fetch até cinco vezes. Uma execução leva no máximo 3 segundos.',
    label: 'Script',
    help: 'Pressione Ctrl+Espaço para ver os dados disponíveis.',
    syntaxError: 'Erro de sintaxe',
  },
  block: {
    label: 'Não emitir token se o script falhar',
    help: 'Caso contrário, o token é emitido sem as claims do script, e o log de auditoria registra o erro.',
  },
  variables: {
    label: 'Variáveis de ambiente',
    help: 'Para os segredos do script. Os valores são armazenados criptografados e não podem ser lidos de novo.',
    name: 'Nome',
    value: 'Valor de {{name}}',
    add: 'Adicionar variável',
    remove: 'Remover {{name}}',
  },
  samples: { token: 'Token de exemplo', context: 'Contexto de exemplo' },
  run: {
    title: 'Teste',
    text: 'Execute o script do editor com dados de exemplo. Nenhum token é emitido e nada é salvo.',
    action: 'Executar',
    token: 'Claims no token',
    console: 'Console',
    ignored: 'Os scripts não podem definir estas claims',
    denied: 'O script negou o acesso',
    failed: 'O script falhou',
    failedAt: 'O script falhou na linha {{line}}',
    limited: 'A execução foi interrompida',
    limits: {
      time: 'Ela levou mais de 3 segundos.',
      memory: 'Ela usou memória demais.',
      queue: 'Há scripts demais aguardando execução. Tente novamente em um momento.',
    },
    time: 'Concluído em {{milliseconds}} ms',
  },
  versions: {
    title: 'Versões',
    text: 'Todas as versões salvas do script. Restaurar coloca uma versão no editor; salve para ativá-la.',
    version: 'Versão {{version}}',
    compare: 'Comparar',
    restore: 'Restaurar',
    same: 'Esta versão está no editor.',
    difference: 'Alterações se restaurada',
  },
  idToken: {
    title: 'Claims do token de ID',
    text: 'Claims opcionais que os tokens de ID contêm.',
    edit: 'Escolher claims',
    label: 'Claims',
    help: 'Uma claim só está no token de ID se o aplicativo solicitar o escopo dela. O endpoint userinfo retorna todas.',
    claims: {
      custom_data: 'Os dados personalizados do usuário. Escopo: custom_data',
      identities: 'Contas sociais vinculadas. Escopo: identities',
      sso_identities: 'Identidades corporativas. Escopo: identities',
      roles: 'Nomes das funções do usuário. Escopo: roles',
      organizations: 'IDs das organizações do usuário. Escopo: urn:logto:scope:organizations',
      organization_data: 'IDs e nomes dessas organizações. Escopo: urn:logto:scope:organizations',
      organization_roles: 'Funções em organizações. Escopo: urn:logto:scope:organization_roles',
    },
  },
};
