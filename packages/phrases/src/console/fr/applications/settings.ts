/** The tab Settings of an application, in French. */
export const settings = {
  general: {
    title: 'Général',
    text: 'Comment les utilisateurs et les administrateurs identifient l’application.',
  },
  endpoints: {
    title: 'Points de terminaison',
    text: 'Points de terminaison pour votre bibliothèque cliente. La plupart n’ont besoin que de celui de découverte.',
    applicationId: 'ID de l’application',
    discovery: 'Découverte',
    endpoint: 'Point de terminaison',
    issuer: 'Émetteur',
    authorization: 'Autorisation',
    token: 'Jeton',
    userinfo: 'Userinfo',
    jwks: 'Clés publiques (JWKS)',
    endSession: 'Déconnexion',
    device: 'Autorisation d’appareil',
    more: 'Afficher tous les points de terminaison',
  },
  deviceFlow: {
    title: 'Flux d’appareil',
    text: 'Pour les téléviseurs, les lignes de commande et les autres appareils sans navigateur. L’appareil affiche un code que les utilisateurs saisissent sur leur téléphone ou leur ordinateur.',
    address: 'URL de vérification',
    onlyWay: 'Les utilisateurs se connectent à cette application uniquement avec le flux d’appareil.',
    unused:
      'Cette application n’utilise pas le flux d’appareil. Il se choisit à la création d’une application et ne peut plus être modifié.',
    create: 'Créer une application pour le flux d’appareil',
  },
  protected: {
    title: 'Protection',
    text: 'Paramètres du proxy inverse placé devant l’application. Le guide montre comment les ajouter à sa configuration.',
    banner:
      'Gatehouse ne transmet pas de requêtes. Votre proxy inverse répond sur {{host}}, connecte les utilisateurs et transmet leur identité à l’application.',
    subDomain: 'Sous-domaine',
    subDomainHelp:
      'Les utilisateurs ouvrent l’application sur ce sous-domaine de {{domain}}. Il ne pourra plus être modifié.',
    host: 'Hôte',
    hostHelp: 'Créez un enregistrement DNS qui pointe vers votre proxy.',
    origin: 'Origine',
    originHelp:
      'Schéma, hôte et port vers lesquels le proxy transmet. N’autorisez les connexions que depuis le proxy.',
    sessionDuration: 'Durée de session',
    sessionDurationHelp: 'Durée pendant laquelle les utilisateurs restent connectés au proxy.',
    pageRules: 'Chemins protégés',
    pageRulesHelp:
      'Expressions régulières des chemins qui exigent une connexion. Si le champ est vide, tous l’exigent.',
    uriElsewhere: 'Saisissez une URL commençant par https://{{host}}, l’hôte de l’application.',
  },
  protectedDomain: {
    title: 'Domaine personnalisé',
    text: 'Un domaine supplémentaire pour l’application. Votre proxy le prend aussi en charge.',
    none: 'Aucun domaine personnalisé.',
    add: 'Ajouter un domaine',
    addText:
      'Dirigez-le vers {{host}} avec un enregistrement CNAME et ajoutez-le à la configuration de votre proxy. Ses URI de redirection sont ajoutées.',
    domain: 'Domaine',
    status: 'Statut',
    states: {
      PendingVerification: 'En attente du DNS',
      PendingSsl: 'En attente du proxy',
      Active: 'Actif',
      Error: 'Enregistrement DNS absent',
    },
    record: 'Enregistrement CNAME',
    check: 'Vérifier de nouveau',
    delete: 'Retirer le domaine',
    deleteOf: 'Retirer {{domain}}',
    deleteTitle: 'Retirer {{domain}} ?',
    deleteText:
      'Ses URI de redirection sont retirées : les utilisateurs ne peuvent plus se connecter à l’application sur {{domain}}.',
  },
  secrets: {
    title: 'Secrets',
    text: 'Authentifient l’application. Plusieurs peuvent être actifs, ce qui permet de les renouveler sans interruption.',
    create: 'Créer un secret',
    createText: 'Actif immédiatement.',
    name: 'Nom',
    namePlaceholder: 'production',
    expiryHelp: 'Le secret cesse de fonctionner après cette date.',
    never: 'N’expire jamais',
    created: 'Créé',
    expires: 'Expire',
    expired: 'Expiré',
    empty: 'Aucun secret. L’application ne peut pas s’authentifier.',
    made: 'Secret créé',
    madeText:
      'Copiez-le dans votre application. Vous pourrez l’afficher de nouveau ; chaque affichage est consigné dans le journal d’audit.',
    done: 'Terminé',
    delete: 'Supprimer le secret',
    deleteOf: 'Supprimer le secret {{name}}',
    deleteTitle: 'Supprimer {{name}} ?',
    deleteText: 'Les requêtes qui l’utilisent sont immédiatement rejetées.',
    deleteLastText:
      'C’est le seul secret. L’application ne peut pas s’authentifier tant que vous n’en créez pas un autre.',
  },
  authentication: {
    title: 'Authentification du client',
    text: 'Comment l’application s’authentifie lorsqu’elle demande des jetons.',
    method: 'Méthode',
    methods: {
      client_secret: 'Secret client',
      private_key_jwt: 'Clé privée (private_key_jwt)',
    },
    methodHelp: {
      client_secret: 'L’application envoie l’un de ses secrets.',
      private_key_jwt:
        'L’application signe une assertion de courte durée, et seule sa clé publique est conservée ici. Ses secrets sont rejetés.',
    },
    keys: 'Clés publiques (JWKS)',
    keysHelp:
      'Un JSON Web Key Set contenant jusqu’à dix clés publiques : EC (P-256, P-384), RSA d’au moins 2048 bits ou Ed25519. Ajoutez une nouvelle clé avant de retirer l’ancienne.',
  },
  protections: {
    title: 'Protections',
    text: 'Normes qui renforcent la protection des connexions et des jetons. La bibliothèque cliente doit les prendre en charge.',
    options: {
      off: 'Ne pas utiliser',
      allowed: 'Autoriser',
      required: 'Exiger',
    },
    pushedRequests: 'Demandes d’autorisation poussées (PAR)',
    pushedRequestsHelp:
      'L’application envoie d’abord les paramètres d’une connexion au serveur (RFC 9126), pour qu’aucun navigateur ne puisse les modifier.',
    signedRequests: 'Demandes signées (JAR)',
    signedRequestsHelp: 'L’application signe les paramètres d’une connexion avec sa clé privée (RFC 9101).',
    boundTokens: 'Jetons liés (DPoP)',
    boundTokensHelp:
      'Les jetons d’accès sont liés à une clé de l’application (RFC 9449) et inutilisables par d’autres. Il en va de même des jetons d’actualisation des applications sans secret.',
    stepUp: 'Authentification renforcée',
    stepUpHelp:
      'L’application peut demander un second facteur lorsqu’elle en a besoin (acr_values, RFC 9470), et ses jetons indiquent comment l’utilisateur s’est connecté (acr).',
  },
  redirects: {
    title: 'Redirections',
    text: 'URL vers lesquelles les utilisateurs peuvent revenir. Elles doivent correspondre exactement.',
    redirectUris: 'URI de redirection',
    none: 'Aucune URI de redirection. Les utilisateurs ne peuvent pas encore se connecter à cette application dans un navigateur.',
    postLogoutRedirectUris: 'URI de redirection après déconnexion',
    unencrypted: 'Non chiffrée. Utilisez https, sauf pour localhost.',
    formPost: 'Autoriser form_post',
    formPostHelp:
      'L’application peut demander response_mode=form_post : le code est alors envoyé à l’URI de redirection dans le corps d’un POST, et non dans l’URL.',
  },
  uriProblems: {
    machine: 'Les utilisateurs ne peuvent pas se connecter aux applications machine à machine.',
    wildcard: 'Les caractères génériques ne sont pas autorisés. Indiquez chaque URI.',
    malformed: 'Saisissez une URI complète, sans espaces, fragment ni identifiants.',
    web: 'Commencez par https:// ou http://.',
    native: 'Commencez par https://, http:// ou un schéma contenant un point, comme com.example.app://.',
    nativeHost: 'Utilisez http:// uniquement pour localhost et 127.0.0.1, et https:// pour les autres hôtes.',
    duplicate: 'Cette URI figure déjà dans la liste.',
  },
  cors: {
    title: 'Requêtes d’origines multiples (CORS)',
    text: 'Origines qui peuvent appeler le service depuis un navigateur.',
    label: 'Origines autorisées',
    help: 'Les origines des URI de redirection sont toujours autorisées.',
    problem: 'Saisissez uniquement le schéma, l’hôte et le port, comme https://app.example.com.',
  },
  backchannel: {
    title: 'Déconnexion back-channel',
    text: 'Avertit votre serveur lorsqu’une session utilisée pour se connecter à cette application prend fin.',
    uri: 'URI de déconnexion back-channel',
    uriHelp:
      'Reçoit un jeton de déconnexion signé lorsque l’utilisateur se déconnecte, qu’un administrateur met fin à la session, ou que l’utilisateur est suspendu ou supprimé.',
    session: 'Exiger l’ID de session (sid)',
    sessionHelp:
      'Ajoute sid aux jetons d’ID et aux jetons de déconnexion, pour ne mettre fin qu’à cette session.',
  },
  tokens: {
    title: 'Jetons',
    text: 'Durée pendant laquelle les utilisateurs restent connectés à cette application.',
    idTokenTtl: 'Durée de vie du jeton d’ID',
    idTokenTtlHelp: '1 heure si le champ est vide.',
    refreshTokenTtl: 'Durée de vie du jeton d’actualisation',
    refreshTokenTtlHelp:
      'De 1 à 90 jours, ou 14 si le champ est vide. Les utilisateurs doivent ensuite se reconnecter.',
    rotate: 'Renouveler les jetons d’actualisation',
    rotateHelp:
      'Un jeton d’actualisation est remplacé après 70 % de sa durée de vie. Si un jeton remplacé est réutilisé, l’accès est révoqué.',
    rotatePublicHelp:
      'Un jeton d’actualisation est remplacé à chaque utilisation. Si un jeton remplacé est réutilisé, l’accès est révoqué.',
    always: 'Toujours émettre un jeton d’actualisation',
    alwaysHelp: 'Même si l’application ne demande pas offline_access.',
  },
  exchange: {
    title: 'Échange de jetons',
    text: 'Permet à l’application d’agir en tant qu’utilisateur, par exemple pour l’assistance, des agents et des scripts (RFC 8693).',
    allow: 'Autoriser l’échange de jetons',
    allowHelp:
      'Elle peut échanger des jetons de sujet, des jetons d’accès de vos autres applications et des jetons d’accès personnels. À activer uniquement pour les applications qui en ont besoin.',
    thirdParty: 'Les applications tierces ne peuvent pas échanger de jetons.',
  },
  customData: {
    title: 'Données personnalisées',
    text: 'JSON conservé avec l’application. Les utilisateurs ne le voient jamais.',
    label: 'Données personnalisées',
  },
};
