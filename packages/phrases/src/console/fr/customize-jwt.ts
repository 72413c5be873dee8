import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in French. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'JWT personnalisés',
  description:
    'Scripts qui ajoutent des revendications aux jetons d’accès ou interviennent dans les connexions, et revendications des jetons d’ID.',
  types: {
    'access-token': {
      title: 'Jetons d’accès utilisateur',
      text: 'Un script ajoute des revendications aux jetons d’accès des utilisateurs : à la connexion, à chaque actualisation et pour les organisations.',
    },
    'client-credentials': {
      title: 'Jetons machine à machine',
      text: 'Un script ajoute des revendications aux jetons d’accès des applications machine à machine.',
    },
  },
  state: {
    none: 'Aucun script',
    blocking: 'Script actif. S’il échoue, aucun jeton n’est émis.',
    lenient: 'Script actif. S’il échoue, le jeton est émis sans ses revendications.',
  },
  actions: {
    'post-first-factor': {
      title: 'Après un mot de passe incorrect',
      text: 'Un script vérifie un mot de passe incorrect auprès d’un autre système. S’il y est correct, l’utilisateur est créé ou mis à jour avec lui : les utilisateurs migrent en se connectant.',
      script:
        'runAction renvoie { action, user, passwordVerified: true } si le mot de passe est correct : createUser pour un utilisateur inconnu, sinon updateUser. Si elle ne renvoie rien ou échoue, la connexion est rejetée.',
    },
    'post-sign-in': {
      title: 'À la fin d’une connexion',
      text: 'Un script s’exécute après toutes les étapes de vérification. Il peut mettre à jour l’utilisateur ou rejeter la connexion.',
      script:
        'runAction renvoie { action: "updateUser", user } pour modifier l’utilisateur, ou rien. api.denyAccess rejette la connexion. Une exécution dure au plus 3 secondes.',
    },
    state: { on: 'Activé', off: 'Désactivé. Le script est conservé.' },
    enabled: { label: 'Activé', help: 'S’il est désactivé, le script est conservé mais ne s’exécute pas.' },
    passwords: {
      title: 'Ce script reçoit des mots de passe en clair',
      text: 'Envoyez-les uniquement au système qui les vérifie, en HTTPS. Ils ne sont pas journalisés ici.',
    },
    policy: {
      label: 'Si le script échoue',
      block: { label: 'Rejeter la connexion', help: 'L’utilisateur peut réessayer.' },
      allow: {
        label: 'Continuer sans le script',
        help: 'Le journal d’audit consigne l’erreur. Un script qui appelle api.denyAccess rejette toujours la connexion.',
      },
    },
    test: 'Exécutez le script de l’éditeur avec un exemple d’événement. Aucun utilisateur n’est modifié et rien n’est enregistré.',
    event: 'Exemple d’événement',
    result: 'Résultat',
    none: {
      title: 'Le script n’a rien renvoyé',
      'post-first-factor': 'La connexion est rejetée.',
      'post-sign-in': 'La connexion continue.',
    },
  },
  create: 'Créer un script',
  edit: 'Modifier le script',
  delete: {
    action: 'Supprimer le script',
    title: 'Supprimer le script « {{title}} » ?',
    ofAction: 'Les connexions continuent sans lui. Toutes les versions et variables sont supprimées.',
    text: 'Les nouveaux jetons ne contiennent plus ses revendications : les API qui en ont besoin les rejettent. Toutes les versions et variables sont supprimées.',
  },
  script: {
    title: 'Script',
    text: 'getCustomJwtClaims renvoie les revendications. Elle peut être asynchrone et appeler fetch jusqu’à cinq fois. Une exécution dure au plus 3 secondes.',
    label: 'Script',
    help: 'Appuyez sur Ctrl+Espace pour voir les données disponibles.',
    syntaxError: 'Erreur de syntaxe',
  },
  block: {
    label: 'Ne pas émettre de jeton si le script échoue',
    help: 'Sinon, le jeton est émis sans les revendications du script et le journal d’audit consigne l’erreur.',
  },
  variables: {
    label: 'Variables d’environnement',
    help: 'Pour les secrets du script. Les valeurs sont conservées chiffrées et ne peuvent plus être lues.',
    name: 'Nom',
    value: 'Valeur de {{name}}',
    add: 'Ajouter une variable',
    remove: 'Retirer {{name}}',
  },
  samples: { token: 'Exemple de jeton', context: 'Exemple de contexte' },
  run: {
    title: 'Test',
    text: 'Exécutez le script de l’éditeur avec des exemples de données. Aucun jeton n’est émis et rien n’est enregistré.',
    action: 'Exécuter',
    token: 'Revendications dans le jeton',
    console: 'Console',
    ignored: 'Les scripts ne peuvent pas définir ces revendications',
    denied: 'Le script a refusé l’accès',
    failed: 'Le script a échoué',
    failedAt: 'Le script a échoué à la ligne {{line}}',
    limited: 'L’exécution a été arrêtée',
    limits: {
      time: 'Elle a duré plus de 3 secondes.',
      memory: 'Elle a utilisé trop de mémoire.',
      queue: 'Trop de scripts attendent leur exécution. Réessayez dans un instant.',
    },
    time: 'Terminé en {{milliseconds}} ms',
  },
  versions: {
    title: 'Versions',
    text: 'Toutes les versions enregistrées du script. La restauration place une version dans l’éditeur ; enregistrez pour l’activer.',
    version: 'Version {{version}}',
    compare: 'Comparer',
    restore: 'Restaurer',
    same: 'Cette version est dans l’éditeur.',
    difference: 'Modifications en cas de restauration',
  },
  idToken: {
    title: 'Revendications des jetons d’ID',
    text: 'Revendications facultatives que contiennent les jetons d’ID.',
    edit: 'Choisir des revendications',
    label: 'Revendications',
    help: 'Une revendication ne figure dans le jeton d’ID que si l’application demande son scope. Le point de terminaison userinfo les renvoie toutes.',
    claims: {
      custom_data: 'Les données personnalisées de l’utilisateur. Scope : custom_data',
      identities: 'Comptes sociaux associés. Scope : identities',
      sso_identities: 'Identités d’entreprise. Scope : identities',
      roles: 'Noms des rôles de l’utilisateur. Scope : roles',
      organizations: 'ID des organisations de l’utilisateur. Scope : urn:logto:scope:organizations',
      organization_data: 'ID et noms de ces organisations. Scope : urn:logto:scope:organizations',
      organization_roles: 'Rôles dans les organisations. Scope : urn:logto:scope:organization_roles',
    },
  },
};
