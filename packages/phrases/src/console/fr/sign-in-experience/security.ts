/** The tab Security, in French. */
export const security = {
  security: {
    minutes: 'minutes',
    days: 'jours',
    usernames: {
      title: 'Noms d’utilisateur',
      text: 'Règles pour les noms d’utilisateur que choisissent les utilisateurs. Elles ne s’appliquent pas aux noms existants ni à ceux définis par les administrateurs.',
      min: 'Longueur minimale',
      max: 'Longueur maximale',
      characters: 'Caractères autorisés',
      charactersHelp:
        'Un nom d’utilisateur commence par une lettre ou un tiret bas. Les points et traits d’union ne peuvent pas être placés au début, à la fin ou l’un à côté de l’autre.',
      groups: {
        lowercase: 'Minuscules (a–z)',
        uppercase: 'Majuscules (A–Z)',
        numbers: 'Chiffres (0–9)',
        underscore: 'Tirets bas (_)',
        dot: 'Points (.)',
        hyphen: 'Traits d’union (-)',
      },
      case: 'Noms d’utilisateur sensibles à la casse',
      caseHelp:
        '« Anna » et « anna » sont des utilisateurs différents. Les utilisateurs doivent saisir exactement leur nom d’utilisateur.',
      conflicts_one:
        '{{count}} nom d’utilisateur existe avec une casse différente : {{names}}. Renommez ou supprimez d’abord ces utilisateurs.',
      conflicts_many:
        '{{count}} de noms d’utilisateur existent avec une casse différente, par exemple {{names}}. Renommez ou supprimez d’abord ces utilisateurs.',
      conflicts_other:
        '{{count}} noms d’utilisateur existent avec une casse différente, par exemple {{names}}. Renommez ou supprimez d’abord ces utilisateurs.',
    },
    expiration: {
      title: 'Expiration des mots de passe',
      text: 'Les utilisateurs dont le mot de passe a expiré en choisissent un nouveau à leur prochaine connexion avec celui-ci. Les autres méthodes de connexion ne sont pas concernées.',
      enabled: 'Faire expirer les mots de passe',
      enabledHelp:
        'Les recommandations actuelles (NIST SP 800-63B) le déconseillent. À activer si une réglementation l’exige.',
      days: 'Durée de validité',
      daysHelp: 'De 1 à 3 650 jours après la définition du mot de passe.',
    },
    lockout: {
      title: 'Blocage',
      text: 'Bloque un identifiant après des tentatives échouées. Les navigateurs déjà utilisés pour se connecter au compte sont comptés séparément.',
      attempts: 'Tentatives échouées',
      attemptsHelp: 'En une heure.',
      duration: 'Durée du blocage',
      durationHelp: 'Vous pouvez débloquer un utilisateur plus tôt sur sa page.',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'Bloque les robots avant la vérification des mots de passe, l’envoi des codes et la création des comptes.',
      enabled: 'Exiger un CAPTCHA',
      enabledHelp:
        'Une fois par connexion ou inscription. Si le fournisseur est injoignable, les utilisateurs ne peuvent pas se connecter.',
      missing: 'Aucun fournisseur n’est configuré : aucun CAPTCHA n’est exigé. Ajoutez ses clés ci-dessous.',
      provider: 'Fournisseur CAPTCHA',
      providerText: 'Clés de votre compte chez le fournisseur. Enregistrez-les avant d’exiger un CAPTCHA.',
      service: 'Fournisseur',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'Clé de site',
      secrets: { Turnstile: 'Clé secrète', RecaptchaEnterprise: 'Clé d’API' },
      projectId: 'ID du projet Google Cloud',
      mode: 'Mode',
      modes: { invisible: 'Invisible', checkbox: 'Case à cocher' },
      domain: 'Hôte du script',
      domainHelp: 'recaptcha.net fonctionne aussi là où google.com est bloqué.',
      remove: 'Retirer le fournisseur',
      removeTitle: 'Retirer le fournisseur CAPTCHA ?',
      removeText:
        'Ses clés sont supprimées et aucun CAPTCHA n’est exigé tant que vous n’ajoutez pas de nouveau un fournisseur.',
    },
    codes: {
      title: 'Codes de vérification',
      text: 'Pour les codes envoyés par e-mail et par SMS.',
      lifetime: 'Durée de vie',
      lifetimeHelp: 'De 1 à 60 minutes.',
      attempts: 'Tentatives',
      attemptsHelp: 'Après ce nombre de saisies incorrectes, le code ne fonctionne plus.',
    },
    sessions: {
      title: 'Sessions',
      text: 'Durée pendant laquelle un navigateur reste connecté. Les modifications s’appliquent aux nouvelles sessions.',
      idle: 'Délai d’inactivité',
      idleHelp: 'Repart de zéro à chaque connexion à une application.',
      absolute: 'Durée de vie maximale',
      absoluteHelp:
        'Commence à la connexion et s’applique même si la session est utilisée. Laissez le champ vide pour ne pas fixer de limite.',
    },
    emails: {
      title: 'Adresses e-mail',
      text: 'Adresses e-mail avec lesquelles les utilisateurs peuvent s’inscrire ou qu’ils peuvent ajouter à leur compte.',
      subaddressing: 'Rejeter les sous-adresses',
      subaddressingHelp: 'Comme ada+shop@example.com.',
      customAllowlist: 'Liste d’autorisation',
      customAllowlistHelp:
        'Si elle est définie, toutes les autres adresses sont rejetées. Une entrée par ligne.',
      customBlocklist: 'Liste de blocage',
      customBlocklistHelp: 'ada@example.com, @example.com ou @*.example.com. Une entrée par ligne.',
      wrong: 'Saisissez une adresse e-mail ou un domaine, comme @example.com.',
    },
  },
};
