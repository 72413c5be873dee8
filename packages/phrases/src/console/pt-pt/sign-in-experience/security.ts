/** The tab Security, in European Portuguese. */
export const security = {
  security: {
    minutes: 'minutos',
    days: 'dias',
    usernames: {
      title: 'Nomes de utilizador',
      text: 'Regras para os nomes de utilizador que os utilizadores escolhem. Não se aplicam aos existentes nem aos definidos por administradores.',
      min: 'Comprimento mínimo',
      max: 'Comprimento máximo',
      characters: 'Caracteres permitidos',
      charactersHelp:
        'Um nome de utilizador começa por uma letra ou um sublinhado. Os pontos e hífenes não podem ser o primeiro nem o último caráter, nem ficar lado a lado.',
      groups: {
        lowercase: 'Letras minúsculas (a–z)',
        uppercase: 'Letras maiúsculas (A–Z)',
        numbers: 'Algarismos (0–9)',
        underscore: 'Sublinhados (_)',
        dot: 'Pontos (.)',
        hyphen: 'Hífenes (-)',
      },
      case: 'Distinguir maiúsculas de minúsculas',
      caseHelp:
        '«Anna» e «anna» são utilizadores diferentes. Os utilizadores têm de introduzir o nome de utilizador exatamente.',
      conflicts_one:
        '{{count}} nome de utilizador existe com maiúsculas e minúsculas diferentes: {{names}}. Primeiro, mude o nome destes utilizadores ou elimine-os.',
      conflicts_many:
        '{{count}} de nomes de utilizador existem com maiúsculas e minúsculas diferentes, por exemplo {{names}}. Primeiro, mude o nome destes utilizadores ou elimine-os.',
      conflicts_other:
        '{{count}} nomes de utilizador existem com maiúsculas e minúsculas diferentes, por exemplo {{names}}. Primeiro, mude o nome destes utilizadores ou elimine-os.',
    },
    expiration: {
      title: 'Expiração da palavra-passe',
      text: 'Os utilizadores com uma palavra-passe expirada escolhem uma nova da próxima vez que iniciarem sessão com ela. Os outros métodos de início de sessão não são afetados.',
      enabled: 'Fazer expirar as palavras-passe',
      enabledHelp:
        'As orientações atuais (NIST SP 800-63B) desaconselham-no. Ative se um regulamento o exigir.',
      days: 'Expirar após',
      daysHelp: 'De 1 a 3650 dias depois de a palavra-passe ser definida.',
    },
    lockout: {
      title: 'Bloqueio',
      text: 'Bloqueia um identificador após tentativas falhadas. Os navegadores que já iniciaram sessão na conta são contados à parte.',
      attempts: 'Tentativas falhadas',
      attemptsHelp: 'No prazo de uma hora.',
      duration: 'Duração do bloqueio',
      durationHelp: 'Pode desbloquear um utilizador mais cedo na respetiva página.',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'Bloqueia bots antes de as palavras-passe serem verificadas, os códigos enviados e as contas criadas.',
      enabled: 'Exigir um CAPTCHA',
      enabledHelp:
        'Uma vez em cada início de sessão ou registo. Se o fornecedor estiver inacessível, os utilizadores não podem iniciar sessão.',
      missing:
        'Não está configurado nenhum fornecedor, pelo que não é exigido nenhum CAPTCHA. Adicione as respetivas chaves abaixo.',
      provider: 'Fornecedor de CAPTCHA',
      providerText: 'Chaves da sua conta no fornecedor. Guarde-as antes de exigir um CAPTCHA.',
      service: 'Fornecedor',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'Chave do site',
      secrets: { Turnstile: 'Chave secreta', RecaptchaEnterprise: 'Chave de API' },
      projectId: 'ID do projeto do Google Cloud',
      mode: 'Modo',
      modes: { invisible: 'Invisível', checkbox: 'Caixa de verificação' },
      domain: 'Host do script',
      domainHelp: 'recaptcha.net também funciona onde google.com está bloqueado.',
      remove: 'Remover fornecedor',
      removeTitle: 'Remover o fornecedor de CAPTCHA?',
      removeText:
        'As respetivas chaves são eliminadas, e não é exigido nenhum CAPTCHA até voltar a adicionar um fornecedor.',
    },
    codes: {
      title: 'Códigos de verificação',
      text: 'Para códigos enviados por e-mail e SMS.',
      lifetime: 'Validade',
      lifetimeHelp: 'De 1 a 60 minutos.',
      attempts: 'Tentativas',
      attemptsHelp: 'Após este número de tentativas incorretas, o código deixa de funcionar.',
    },
    sessions: {
      title: 'Sessões',
      text: 'Durante quanto tempo a sessão se mantém iniciada num navegador. As alterações aplicam-se a novas sessões.',
      idle: 'Limite de inatividade',
      idleHelp: 'Recomeça com cada início de sessão numa aplicação.',
      absolute: 'Validade máxima',
      absoluteHelp:
        'Começa no início de sessão e aplica-se mesmo que a sessão esteja em utilização. Deixe vazio para não haver limite.',
    },
    emails: {
      title: 'Endereços de e-mail',
      text: 'Com que endereços de e-mail os utilizadores se podem registar ou quais podem adicionar à conta.',
      subaddressing: 'Rejeitar subendereços',
      subaddressingHelp: 'Como ada+shop@example.com.',
      customAllowlist: 'Lista de endereços permitidos',
      customAllowlistHelp: 'Se definida, todos os outros endereços são rejeitados. Uma entrada por linha.',
      customBlocklist: 'Lista de endereços bloqueados',
      customBlocklistHelp: 'ada@example.com, @example.com ou @*.example.com. Uma entrada por linha.',
      wrong: 'Introduza um endereço de e-mail ou um domínio, como @example.com.',
    },
  },
};
