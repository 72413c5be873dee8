/** The guide of an application, in French. */
export const guide = {
  action: 'Guide',
  title: 'Connecter {{name}}',
  description: 'Du code prêt à l’emploi avec les ID et URL de {{name}}.',
  done: 'Terminé',
  tool: 'Outil',
  thirdParty:
    'Cette application est tierce : les utilisateurs doivent donner leur consentement. Elle peut demander {{scopes}} ; les autres scopes sont rejetés avec invalid_scope tant que vous ne les autorisez pas.',
  toPermissions: 'Modifier les permissions',
  secretPlaceholder: 'SECRET_DE_VOTRE_APPLICATION',
  secretHidden: 'Le code ci-dessous contient un texte à remplacer par le secret de l’application.',
  secretShown: 'Le code ci-dessous contient le secret. Ne le divulguez pas.',
  showSecret: 'Afficher le secret',
  hideSecret: 'Masquer le secret',
  redirectUri: 'URI de redirection',
  afterSignOut: 'URI de redirection après déconnexion',
  saveAddresses: 'Enregistrer les URI de redirection',
  saveAndFinish: 'Enregistrer les URI de redirection et terminer',
  addressesSaved: 'Enregistrées',
  addressesUnsaved: 'Suggérées, non enregistrées',
  resource: 'API à appeler',
  roles_one: '{{count}} rôle',
  roles_many: '{{count}} de rôles',
  roles_other: '{{count}} rôles',
  noRoles: 'Aucun rôle pour l’instant',
  toRoles: 'Attribuer des rôles',
  noApi: 'Aucune ressource API pour l’instant',
  toApis: 'Créer une ressource API',
  steps: {
    create: { title: 'Créer un projet', text: 'Ou utilisez un projet existant.' },
    install: { title: 'Installer', text: 'Installez la bibliothèque cliente.' },
    redirects: {
      title: 'Définir les URI de redirection',
      text: 'Où les utilisateurs reviennent après la connexion et la déconnexion. Les autres URI sont rejetées.',
    },
    configure: { title: 'Configurer', text: 'Le code contient les ID et URL de votre application.' },
    callback: { title: 'Traiter le rappel', text: 'L’URI de redirection mène ici.' },
    platform: {
      title: 'Enregistrer le schéma d’URI',
      text: 'L’URI de redirection ouvre alors votre application au lieu du navigateur.',
    },
    signIn: { title: 'Connexion et déconnexion', text: 'Affichez l’utilisateur connecté.' },
    deviceBegin: {
      title: 'Demander un code',
      text: 'L’appareil le demande avec l’ID de l’application. Aucun secret n’est nécessaire.',
    },
    deviceShow: {
      title: 'Afficher l’URL et le code',
      text: 'Affichez-les en grand jusqu’à l’expiration du code, avec verification_uri_complete sous forme de code QR. Les utilisateurs ouvrent l’URL sur leur téléphone ou leur ordinateur, comparent le code, se connectent et autorisent l’accès.',
    },
    devicePoll: {
      title: 'Attendre les jetons',
      text: 'Interrogez le serveur toutes les 5 secondes avec le code de l’appareil. authorization_pending : recommencez. slow_down : attendez 5 secondes de plus entre les requêtes. expired_token : reprenez depuis le début. access_denied : l’utilisateur a refusé l’accès. Une réponse réussie contient les jetons.',
    },
    deviceRun: {
      title: 'Essayer',
      text: 'Ce script exécute toutes les étapes. Il affiche l’URL et le code, attend, puis affiche l’utilisateur connecté.',
    },
    roles: {
      title: 'Attribuer un rôle',
      text: 'Les jetons contiennent les permissions demandées que les rôles de l’application incluent. Le rôle #internal:admin a celles de la Management API.',
    },
    token: { title: 'Obtenir un jeton', text: 'Avec l’ID et le secret de l’application, pour une API.' },
    callApi: {
      title: 'Appeler l’API',
      text: 'Envoyez le jeton dans l’en-tête Authorization. La Management API renvoie les premiers utilisateurs ; pour votre propre API, utilisez son URL.',
    },
    ownApi: {
      title: 'Appeler votre propre API',
      text: 'Demandez l’API et ses permissions à la connexion. Le jeton contient celles que les rôles de l’utilisateur incluent. Ignorez cette étape si vous n’avez pas d’API.',
    },
    protectedHost: {
      title: 'Diriger l’hôte vers votre proxy',
      text: 'Créez un enregistrement DNS et obtenez un certificat pour cet hôte. N’autorisez les connexions à l’application que depuis le proxy.',
    },
    protectedProxy: {
      title: 'Configurer la connexion',
      text: 'La configuration contient vos ID, vos URL et les paramètres de l’application. Copiez-la de nouveau s’ils changent.',
    },
    protectedServer: {
      title: 'Configurer le serveur web',
      text: 'Il exige une connexion avant de transmettre une requête, et indique l’utilisateur à l’application dans X-Forwarded-User.',
    },
    protectedRun: { title: 'Essayer', text: 'Démarrez le proxy et ouvrez l’hôte dans un navigateur.' },
    runMachine: { title: 'Essayer', text: 'La réponse de l’API s’affiche.' },
    run: { title: 'Essayer', text: 'Démarrez votre application et connectez-vous.' },
  },
};
