/** The tab Security, in Brazilian Portuguese. */
export const security = {
  security: {
    minutes: 'minutos',
    days: 'dias',
    usernames: {
      title: 'Nomes de usuário',
      text: 'Regras para os nomes de usuário que os usuários escolhem. Não valem para os existentes nem para os definidos por administradores.',
      min: 'Tamanho mínimo',
      max: 'Tamanho máximo',
      characters: 'Caracteres permitidos',
      charactersHelp:
        'Um nome de usuário começa com uma letra ou um sublinhado. Pontos e hifens não podem ser o primeiro nem o último caractere, nem ficar lado a lado.',
      groups: {
        lowercase: 'Letras minúsculas (a–z)',
        uppercase: 'Letras maiúsculas (A–Z)',
        numbers: 'Dígitos (0–9)',
        underscore: 'Sublinhados (_)',
        dot: 'Pontos (.)',
        hyphen: 'Hifens (-)',
      },
      case: 'Diferenciar maiúsculas de minúsculas',
      caseHelp:
        '“Anna” e “anna” são usuários diferentes. Os usuários precisam inserir o nome de usuário exatamente.',
      conflicts_one:
        '{{count}} nome de usuário existe com maiúsculas e minúsculas diferentes: {{names}}. Renomeie ou exclua esses usuários primeiro.',
      conflicts_many:
        '{{count}} de nomes de usuário existem com maiúsculas e minúsculas diferentes, por exemplo {{names}}. Renomeie ou exclua esses usuários primeiro.',
      conflicts_other:
        '{{count}} nomes de usuário existem com maiúsculas e minúsculas diferentes, por exemplo {{names}}. Renomeie ou exclua esses usuários primeiro.',
    },
    expiration: {
      title: 'Expiração de senha',
      text: 'Os usuários com senha expirada escolhem uma nova na próxima vez que entram com ela. Outros métodos de login não são afetados.',
      enabled: 'Expirar senhas',
      enabledHelp:
        'As orientações atuais (NIST SP 800-63B) desaconselham. Ative se uma regulamentação exigir.',
      days: 'Expirar após',
      daysHelp: 'De 1 a 3.650 dias depois que a senha é definida.',
    },
    lockout: {
      title: 'Bloqueio',
      text: 'Bloqueia um identificador após tentativas malsucedidas. Os navegadores que já entraram na conta antes são contados à parte.',
      attempts: 'Tentativas malsucedidas',
      attemptsHelp: 'No período de uma hora.',
      duration: 'Duração do bloqueio',
      durationHelp: 'Você pode desbloquear um usuário antes disso na página dele.',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'Bloqueia bots antes que senhas sejam verificadas, códigos sejam enviados e contas sejam criadas.',
      enabled: 'Exigir um CAPTCHA',
      enabledHelp:
        'Uma vez a cada login ou cadastro. Se o provedor estiver inacessível, os usuários não podem entrar.',
      missing:
        'Nenhum provedor está configurado, por isso nenhum CAPTCHA é exigido. Adicione as chaves dele abaixo.',
      provider: 'Provedor de CAPTCHA',
      providerText: 'Chaves da sua conta no provedor. Salve-as antes de exigir um CAPTCHA.',
      service: 'Provedor',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'Chave do site',
      secrets: { Turnstile: 'Chave secreta', RecaptchaEnterprise: 'Chave de API' },
      projectId: 'ID do projeto do Google Cloud',
      mode: 'Modo',
      modes: { invisible: 'Invisível', checkbox: 'Caixa de seleção' },
      domain: 'Host do script',
      domainHelp: 'recaptcha.net também funciona onde google.com está bloqueado.',
      remove: 'Remover provedor',
      removeTitle: 'Remover o provedor de CAPTCHA?',
      removeText:
        'As chaves dele são excluídas, e nenhum CAPTCHA é exigido até que você adicione um provedor de novo.',
    },
    codes: {
      title: 'Códigos de verificação',
      text: 'Para códigos enviados por e-mail e SMS.',
      lifetime: 'Validade',
      lifetimeHelp: 'De 1 a 60 minutos.',
      attempts: 'Tentativas',
      attemptsHelp: 'Depois deste número de códigos incorretos, o código não funciona mais.',
    },
    sessions: {
      title: 'Sessões',
      text: 'Por quanto tempo o login vale em um navegador. As alterações valem para novas sessões.',
      idle: 'Tempo limite de inatividade',
      idleHelp: 'Recomeça a cada login em um aplicativo.',
      absolute: 'Duração máxima',
      absoluteHelp:
        'Começa no login e vale mesmo que a sessão esteja em uso. Deixe vazio para não haver limite.',
    },
    emails: {
      title: 'Endereços de e-mail',
      text: 'Com quais endereços de e-mail os usuários podem se cadastrar ou quais podem adicionar à conta.',
      subaddressing: 'Rejeitar subendereços',
      subaddressingHelp: 'Como ada+shop@example.com.',
      customAllowlist: 'Lista de permissões',
      customAllowlistHelp: 'Se definida, todos os outros endereços são rejeitados. Uma entrada por linha.',
      customBlocklist: 'Lista de bloqueio',
      customBlocklistHelp: 'ada@example.com, @example.com ou @*.example.com. Uma entrada por linha.',
      wrong: 'Insira um endereço de e-mail ou um domínio, como @example.com.',
    },
  },
};
