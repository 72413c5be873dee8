import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in European Portuguese. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'JWT personalizado',
  description:
    'Scripts que adicionam claims a tokens de acesso ou participam em inícios de sessão, e as claims dos tokens de ID.',
  types: {
    'access-token': {
      title: 'Tokens de acesso de utilizadores',
      text: 'Um script adiciona claims aos tokens de acesso dos utilizadores: no início de sessão, em cada atualização e para organizações.',
    },
    'client-credentials': {
      title: 'Tokens máquina a máquina',
      text: 'Um script adiciona claims aos tokens de acesso das aplicações máquina a máquina.',
    },
  },
  state: {
    none: 'Nenhum script',
    blocking: 'Script ativo. Se falhar, não é emitido nenhum token.',
    lenient: 'Script ativo. Se falhar, o token é emitido sem as claims do script.',
  },
  actions: {
    'post-first-factor': {
      title: 'Após uma palavra-passe incorreta',
      text: 'Um script verifica uma palavra-passe incorreta noutro sistema. Se estiver correta nesse sistema, o utilizador é criado ou atualizado com ela. Assim, os utilizadores migram à medida que iniciam sessão.',
      script:
        'runAction devolve { action, user, passwordVerified: true } se a palavra-passe estiver correta: createUser para um utilizador desconhecido, caso contrário updateUser. Se não devolver nada ou falhar, o início de sessão é rejeitado.',
    },
    'post-sign-in': {
      title: 'No fim de um início de sessão',
      text: 'Um script é executado depois de todos os passos de verificação. Pode atualizar o utilizador ou rejeitar o início de sessão.',
      script:
        'runAction devolve { action: "updateUser", user } para alterar o utilizador, ou nada. api.denyAccess rejeita o início de sessão. Uma execução demora no máximo 3 segundos.',
    },
    state: { on: 'Ativado', off: 'Desativado. O script é mantido.' },
    enabled: { label: 'Ativado', help: 'Se desativado, o script é mantido, mas não é executado.' },
    passwords: {
      title: 'Este script recebe palavras-passe em texto simples',
      text: 'Envie-as apenas para o sistema que as verifica, por HTTPS. Aqui não ficam em nenhum registo.',
    },
    policy: {
      label: 'Se o script falhar',
      block: { label: 'Rejeitar o início de sessão', help: 'O utilizador pode tentar novamente.' },
      allow: {
        label: 'Continuar sem o script',
        help: 'O erro fica no registo de auditoria. Um script que chama api.denyAccess continua a rejeitar o início de sessão.',
      },
    },
    test: 'Execute o script do editor com um evento de exemplo. Nenhum utilizador é alterado e nada é guardado.',
    event: 'Evento de exemplo',
    result: 'Resultado',
    none: {
      title: 'O script não devolveu nada',
      'post-first-factor': 'O início de sessão é rejeitado.',
      'post-sign-in': 'O início de sessão continua.',
    },
  },
  create: 'Criar script',
  edit: 'Editar script',
  delete: {
    action: 'Eliminar script',
    title: 'Eliminar o script de «{{title}}»?',
    ofAction: 'Os inícios de sessão continuam sem ele. Todas as versões e variáveis são eliminadas.',
    text: 'Os novos tokens deixam de conter as respetivas claims, pelo que as API que precisam delas rejeitam os tokens. Todas as versões e variáveis são eliminadas.',
  },
  script: {
    title: 'Script',
    text: 'getCustomJwtClaims devolve as claims. Pode ser assíncrona e chamar fetch até cinco vezes. Uma execução demora no máximo 3 segundos.',
    label: 'Script',
    help: 'Prima Ctrl+Espaço para ver os dados disponíveis.',
    syntaxError: 'Erro de sintaxe',
  },
  block: {
    label: 'Não emitir o token se o script falhar',
    help: 'Caso contrário, o token é emitido sem as claims do script, e o erro fica no registo de auditoria.',
  },
  variables: {
    label: 'Variáveis de ambiente',
    help: 'Para os segredos do script. Os valores são armazenados de forma encriptada e não podem voltar a ser lidos.',
    name: 'Nome',
    value: 'Valor de {{name}}',
    add: 'Adicionar variável',
    remove: 'Remover {{name}}',
  },
  samples: { token: 'Token de exemplo', context: 'Contexto de exemplo' },
  run: {
    title: 'Teste',
    text: 'Execute o script do editor com dados de exemplo. Não é emitido nenhum token e nada é guardado.',
    action: 'Executar',
    token: 'Claims no token',
    console: 'Consola',
    ignored: 'Os scripts não podem definir estas claims',
    denied: 'O script recusou o acesso',
    failed: 'O script falhou',
    failedAt: 'O script falhou na linha {{line}}',
    limited: 'A execução foi interrompida',
    limits: {
      time: 'Demorou mais de 3 segundos.',
      memory: 'Utilizou demasiada memória.',
      queue: 'Há demasiados scripts a aguardar execução. Tente novamente dentro de momentos.',
    },
    time: 'Concluído em {{milliseconds}} ms',
  },
  versions: {
    title: 'Versões',
    text: 'Todas as versões guardadas do script. Restaurar coloca uma versão no editor; guarde para a ativar.',
    version: 'Versão {{version}}',
    compare: 'Comparar',
    restore: 'Restaurar',
    same: 'Esta versão está no editor.',
    difference: 'Alterações se for restaurada',
  },
  idToken: {
    title: 'Claims do token de ID',
    text: 'Claims opcionais que os tokens de ID contêm.',
    edit: 'Escolher claims',
    label: 'Claims',
    help: 'Uma claim só está no token de ID se a aplicação pedir o respetivo âmbito. O endpoint userinfo devolve-as todas.',
    claims: {
      custom_data: 'Os dados personalizados do utilizador. Âmbito: custom_data',
      identities: 'Contas sociais associadas. Âmbito: identities',
      sso_identities: 'Identidades empresariais. Âmbito: identities',
      roles: 'Nomes das funções do utilizador. Âmbito: roles',
      organizations: 'ID das organizações do utilizador. Âmbito: urn:logto:scope:organizations',
      organization_data: 'ID e nomes destas organizações. Âmbito: urn:logto:scope:organizations',
      organization_roles: 'Funções em organizações. Âmbito: urn:logto:scope:organization_roles',
    },
  },
};
