/** The tab Sign-up and sign-in: who can sign up, and the methods, in French. */
export const signUpAndSignIn = {
  identifiers: {
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
  },
  mode: {
    title: 'Création de comptes',
    text: 'Indique si les utilisateurs peuvent créer un compte.',
    label: 'Qui peut se connecter',
    options: {
      SignInAndRegister: 'Utilisateurs existants et nouveaux',
      SignIn: 'Utilisateurs existants uniquement',
      Register: 'Nouveaux utilisateurs uniquement',
    },
    help: {
      SignInAndRegister: 'Les utilisateurs se connectent ou créent un compte.',
      SignIn: 'Seuls les administrateurs créent des comptes.',
      Register:
        'Les utilisateurs peuvent créer un compte, mais les utilisateurs existants ne peuvent pas se connecter.',
    },
  },
  combinations: {
    title: 'Préréglages',
    text: 'Un préréglage remplit les paramètres d’inscription et de connexion ci-dessous. Vous pouvez ensuite modifier chacun d’eux.',
    label: 'Identifier les utilisateurs par',
    options: {
      emailAndCode: 'Adresse e-mail et code de vérification',
      emailAndPassword: 'Adresse e-mail et mot de passe',
      emailAndBoth: 'Adresse e-mail et mot de passe ou code de vérification',
      usernameAndPassword: 'Nom d’utilisateur et mot de passe',
      other: 'Personnalisé',
    },
  },
  sso: {
    title: 'SSO d’entreprise',
    text: 'Les utilisateurs d’une entreprise se connectent avec le fournisseur d’identité de celle-ci.',
    label: 'Activer le SSO d’entreprise',
    help: 'Les utilisateurs dont l’adresse e-mail a le domaine d’un connecteur se connectent chez son fournisseur d’identité. Configurez les connecteurs dans SSO d’entreprise.',
  },
  signUp: {
    title: 'Inscription',
    text: 'Ce que les nouveaux utilisateurs saisissent pour créer un compte.',
    identifiers: 'Identifiant d’inscription',
    options: {
      email: 'Adresse e-mail',
      phone: 'Numéro de téléphone',
      username: 'Nom d’utilisateur',
      emailOrSms: 'Adresse e-mail ou numéro de téléphone',
      none: 'Aucun',
      other: 'Personnalisé, défini via l’API',
    },
    help: {
      email: 'Vérifiée avec un code par e-mail.',
      phone: 'Vérifié avec un code par SMS.',
      username: 'Tout nom d’utilisateur disponible, avec un mot de passe.',
      emailOrSms: 'Les utilisateurs choisissent l’un des deux et le vérifient avec un code.',
      none: 'Les utilisateurs ne peuvent s’inscrire qu’avec un connecteur social ou SSO d’entreprise.',
      other: 'Choisir une autre option le remplace.',
    },
    password: 'Mot de passe',
    passwordHelp: 'Si l’option est désactivée, les utilisateurs se connectent avec un code de vérification.',
    passwordNeeded: 'Les noms d’utilisateur nécessitent toujours un mot de passe.',
    verify: 'Vérifier à l’inscription',
    verifyHelp: 'Les utilisateurs prouvent que l’adresse e-mail ou le numéro de téléphone leur appartient.',
  },
  methods: {
    title: 'Connexion',
    text: 'Identifiants et leur mode de vérification, dans l’ordre d’affichage.',
    label: 'Méthodes de connexion',
    add: 'Ajouter une méthode',
    password: 'Mot de passe',
    code: 'Code de vérification',
    first: 'Première étape pour {{name}}',
    passwordFirst: 'Mot de passe d’abord',
    codeFirst: 'Code d’abord',
    up: 'Monter {{name}}',
    down: 'Descendre {{name}}',
    remove: 'Retirer {{name}}',
  },
  social: {
    title: 'Connexion sociale',
    text: 'Connecteurs sociaux sur les pages de connexion, dans l’ordre d’affichage.',
    label: 'Connecteurs sociaux',
    add: 'Ajouter un connecteur',
    none: 'Aucun connecteur social n’est configuré : les pages de connexion n’en affichent pas.',
    setUp: 'Configurer un connecteur social',
    setUpAnother: 'Configurer un autre connecteur',
    missing:
      'Ce connecteur n’existe plus et n’est pas affiché. Retirez-le, ou configurez-en un avec cette cible.',
    nativeOnly:
      'Ce connecteur est destiné aux applications natives et n’est pas affiché dans les navigateurs.',
    automaticAccountLinking: 'Association automatique des comptes',
    automaticAccountLinkingHelp:
      'Connecte à un compte existant si le fournisseur a vérifié la même adresse e-mail ou le même numéro de téléphone. Si l’option est désactivée, les utilisateurs confirment d’abord avec leur mot de passe ou un code. À activer uniquement si vous faites confiance à tous les fournisseurs.',
    skipRequiredIdentifiers: 'Ignorer les identifiants obligatoires à l’inscription sociale',
    skipRequiredIdentifiersHelp:
      'L’identifiant d’inscription n’est pas demandé aux nouveaux utilisateurs d’un connecteur social.',
  },
  forgotPassword: {
    title: 'Réinitialisation du mot de passe',
    text: 'Comment les utilisateurs qui ont oublié leur mot de passe vérifient leur compte avant d’en définir un nouveau.',
    label: 'Vérifier par',
    options: {
      all: 'Tous les canaux configurés',
      off: 'Désactivée (les administrateurs réinitialisent les mots de passe)',
      email: 'Adresse e-mail',
      phone: 'Numéro de téléphone',
      both: 'Adresse e-mail ou numéro de téléphone',
    },
    reached: {
      off: 'Aucun connecteur ne peut envoyer de codes : les utilisateurs ne peuvent pas réinitialiser leur mot de passe. Configurez d’abord l’e-mail ou les SMS.',
      email: 'Actuellement : adresse e-mail.',
      phone: 'Actuellement : numéro de téléphone.',
      both: 'Actuellement : adresse e-mail ou numéro de téléphone.',
    },
    suggested: {
      email: 'Les utilisateurs ne peuvent pas réinitialiser un mot de passe oublié. Suggestion : e-mail.',
      phone: 'Les utilisateurs ne peuvent pas réinitialiser un mot de passe oublié. Suggestion : SMS.',
    },
    use: { email: 'Utiliser l’e-mail', phone: 'Utiliser les SMS' },
  },
  passkeys: {
    title: 'Clés d’accès',
    text: 'Connexion avec l’empreinte, le visage ou le code PIN d’un appareil. Aucun second facteur n’est exigé.',
    enabled: 'Connexion avec une clé d’accès',
    enabledHelp:
      'Les utilisateurs qui se connectent autrement sont invités une fois à ajouter une clé d’accès.',
    allowAutofill: 'Suggérer à la saisie automatique',
    allowAutofillHelp:
      'Le navigateur suggère les clés d’accès dans le premier champ de la page de connexion.',
    showPasskeyButton: 'Afficher un bouton',
    showPasskeyButtonHelp:
      'Sous le formulaire de connexion. Les navigateurs sans saisie automatique de clés d’accès l’affichent toujours.',
  },
};
