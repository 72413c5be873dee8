import type { Translation } from '../translated.ts';

/** Test sign-in: a sign-in that creates and changes nothing, and its result, in French. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Tester la connexion',
  title: 'Tester la connexion avec {{name}}',
  description: 'Rien n’est créé ni modifié. Les paramètres enregistrés sont testés.',
  starting: 'Lancement du test…',
  waiting: 'En attente de la connexion…',
  waitingText:
    'Connectez-vous chez le fournisseur dans la fenêtre qui s’est ouverte. Le résultat s’affiche ici.',
  blocked: 'Le navigateur a bloqué la fenêtre',
  blockedText:
    'Ouvrez plutôt le test dans un nouvel onglet. Le lien fonctionne une fois, pendant 10 minutes.',
  closed: 'La fenêtre du test a peut-être été fermée',
  closedText: 'Si elle est encore ouverte, continuez-y. Sinon, recommencez.',
  open: 'Ouvrir le test dans un nouvel onglet',
  callback: 'URL de rappel',
  callbackHelp:
    'Si le fournisseur affiche une erreur sur l’URI de redirection ou l’URL de réponse, enregistrez-y exactement cette URL.',
  again: 'Tester de nouveau',
  close: 'Fermer',
  page: {
    title: 'Résultat du test',
    reading: 'Lecture du résultat…',
    ended: 'Ce test est terminé',
    endedText:
      'Un test fonctionne une fois, pendant 10 minutes, dans le navigateur où il a été lancé. Lancez un nouveau test dans la console.',
    shared:
      'Le résultat s’affiche aussi dans la fenêtre où vous avez lancé le test. Vous pouvez fermer celle-ci.',
  },
  application: {
    title: 'Tester la connexion à {{name}}',
    description:
      'Les pages et les étapes sont celles de vos utilisateurs. Rien n’est créé ni modifié, et l’application ne reçoit rien.',
    waitingText:
      'Connectez-vous en tant qu’utilisateur de l’application dans la fenêtre qui s’est ouverte. Le résultat s’affiche ici.',
    barred: 'L’utilisateur n’a pas accès',
    barredText: 'L’accès à l’application est limité, et son contrôle d’accès n’inclut pas cet utilisateur.',
    signsIn: 'L’application recevrait les revendications de {{name}}.',
    registers: 'Un nouveau compte serait créé, et l’application recevrait ses revendications.',
    noNameId:
      'Le compte n’a pas d’adresse e-mail pour le Name ID : le fournisseur de services recevrait donc une erreur. Choisissez un autre format du Name ID, ou ajoutez une adresse e-mail.',
    newUser: 'Un nouveau compte',
    course: 'Connexion',
    rows: {
      user: 'Utilisateur',
      methods: 'Méthodes d’authentification',
      mfa: 'Second facteur',
      access: 'Contrôle d’accès',
      consent: 'Consentement',
      changes: 'Modifications lors d’une vraie connexion',
      scripts: 'Non exécuté pendant un test',
    },
    mfa: {
      verified: 'Vérifié',
      none: 'Non requis',
      adds: 'Configuré, mais non enregistré : {{factors}}',
    },
    access: {
      all: 'Tous les utilisateurs peuvent utiliser l’application',
      allowed: 'L’accès est limité, et cet utilisateur est autorisé',
      refused: 'L’accès est limité, et cet utilisateur n’est pas autorisé',
    },
    consent: {
      asked: 'Il serait demandé à l’utilisateur, sauf s’il l’a déjà donné',
      none: 'Vos propres applications ne demandent pas de consentement',
    },
    changes: {
      none: 'Aucune',
      Registers: 'Un nouveau compte',
      LinksIdentity: 'Un compte associé du fournisseur d’identité',
      ChangesProfile: 'De nouvelles données de profil',
      SetsPassword: 'Un nouveau mot de passe',
      AgreesToTerms: 'Acceptation des conditions',
      JoinsOrganizations:
        'Appartenance à des organisations, si le provisionnement juste-à-temps inclut l’utilisateur',
      TrustsDevice: 'Un appareil de confiance',
    },
    scripts: {
      AccessTokenClaims: 'Le script des revendications des jetons d’accès, qui peut en ajouter',
      PostFirstFactorVerification: 'L’action après un mot de passe incorrect',
      PostSignIn: 'L’action après la connexion, qui peut la rejeter',
    },
    idToken: 'Jeton d’ID',
    idTokenText: 'Avec tous les scopes que l’application peut demander : {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'La réponse du point de terminaison userinfo.',
    accessToken: 'Jeton d’accès pour {{name}}',
    accessTokenText: 'Avec toutes les permissions de l’utilisateur pour cette ressource API.',
    accessTokens: 'Jetons d’accès',
    noRolesYet: 'Un nouvel utilisateur n’a que les rôles par défaut : ses permissions dépendent donc d’eux.',
    noResource:
      'L’utilisateur n’a aucune permission pour une ressource API. Le jeton d’accès est donc opaque : il ne fonctionne que pour le point de terminaison userinfo et l’Account API.',
    nameId: 'Name ID',
    attributes: 'Attributs',
    attributesText: 'Les attributs de l’assertion, tels que le mappage des attributs les nomme.',
    noValue: 'Aucune valeur',
  },
  passed: 'La connexion fonctionne',
  failed: 'Échec de la connexion',
  reason: 'Détails : {{reason}}',
  account: {
    title: 'Compte',
    SignsIn: 'L’utilisateur serait connecté à un compte déjà associé.',
    Links:
      'Le compte ayant la même adresse e-mail ou le même numéro de téléphone serait associé, et l’utilisateur y serait connecté.',
    AsksToLink:
      'Un compte a la même adresse e-mail ou le même numéro de téléphone. L’utilisateur devrait vérifier l’adresse ou le numéro avant l’association.',
    Registers: 'Aucun compte ne correspond. Un nouveau compte serait créé.',
    Refused:
      'Aucun compte ne correspond, et l’inscription est désactivée. L’utilisateur ne pourrait pas se connecter.',
    user: 'Utilisateur',
  },
  notes: {
    title: 'À vérifier aussi',
    EmailNotVerified:
      'Le fournisseur a envoyé une adresse e-mail sans indiquer qu’elle est vérifiée : elle n’est donc pas utilisée. N’activez le paramètre qui la considère comme fiable que si le fournisseur vérifie les adresses.',
    NotOffered:
      'Le connecteur ne figure pas encore sur la page de connexion. Ajoutez-le dans l’expérience de connexion.',
    SsoTurnedOff:
      'Le SSO d’entreprise est désactivé dans l’expérience de connexion : les utilisateurs ne sont pas dirigés vers ce connecteur.',
    NoDomains:
      'Le connecteur n’a pas encore de domaine de messagerie : aucun utilisateur n’est dirigé vers lui.',
    UserSuspended: 'Cet utilisateur est suspendu et ne pourrait pas se connecter.',
  },
  profile: {
    title: 'Profil',
    text: 'Comment la réponse alimente le profil de l’utilisateur.',
    id: 'ID chez le fournisseur',
    email: 'E-mail',
    phone: 'Téléphone',
    name: 'Nom',
    avatar: 'Avatar',
    missing: 'Non envoyé',
  },
  sent: 'Réponse du fournisseur',
  sentText:
    'Les revendications ou attributs de l’utilisateur, tels qu’ils ont été reçus. Ils ne sont pas conservés.',
  faults: {
    AccessDenied:
      'L’accès a été refusé chez le fournisseur. Utilisez un compte qui y est affecté à l’application, ou réessayez et autorisez l’accès.',
    Client:
      'Le fournisseur n’accepte pas l’ID client ou le secret client. Copiez de nouveau les deux depuis le fournisseur.',
    CallbackUrl:
      'L’URL de rappel enregistrée chez le fournisseur est différente. Enregistrez exactement l’URL affichée sur cette page : pour SAML, le service consommateur d’assertions (URL de réponse).',
    Scope: 'Le fournisseur ne connaît pas l’un des scopes demandés. Vérifiez le scope dans les paramètres.',
    Code: 'Le fournisseur a rejeté son propre code. Vérifiez que l’URL de rappel est enregistrée exactement comme affichée, puis réessayez.',
    Issuer:
      'La réponse provient d’un autre émetteur que celui des paramètres. Copiez l’émetteur, ou l’ID d’entité du fournisseur d’identité, exactement comme le fournisseur l’affiche.',
    Audience:
      'La réponse est destinée à une autre audience. Vérifiez l’ID client ou, pour SAML, l’audience (notre ID d’entité) chez le fournisseur.',
    Clock:
      'La réponse n’est pas encore valide ou a expiré. Vérifiez que les horloges du fournisseur et de ce serveur sont à l’heure.',
    Signature:
      'La signature ne correspond pas. Le fournisseur a peut-être une nouvelle clé ou un nouveau certificat de signature : mettez à jour le certificat ou les métadonnées dans les paramètres.',
    Encryption:
      'L’assertion ne peut pas être déchiffrée. Désactivez le chiffrement chez le fournisseur, ou activez-le ici et fournissez-lui de nouveau nos métadonnées.',
    OtherSignIn: 'La réponse appartient à une autre connexion. Recommencez le test.',
    MissingId:
      'La réponse ne contient aucun ID durable de l’utilisateur. Mappez l’ID à un attribut, ou faites envoyer un NameID persistant par le fournisseur.',
    Refused: 'Le fournisseur a refusé la connexion. Son motif figure ci-dessous.',
    Unreachable:
      'Le fournisseur n’a pas répondu. Vérifiez les URL dans les paramètres, et que ce serveur peut joindre le fournisseur.',
    ServerCertificate:
      'Le certificat TLS du fournisseur n’est pas valide : le fournisseur n’a donc pas été contacté.',
    ForbiddenAddress:
      'Les requêtes vers cette adresse ne sont pas autorisées. Utilisez une URL publique, ou demandez à l’opérateur d’autoriser l’adresse.',
    Settings:
      'Les paramètres sont incomplets ou incompatibles entre eux. Vérifiez-les, enregistrez-les, puis réessayez.',
    Response: 'La réponse n’est pas conforme au protocole. Les détails figurent ci-dessous.',
    EmailMissing:
      'La réponse ne contient aucune adresse e-mail utilisable. Mappez un attribut à l’adresse e-mail, ou demandez le scope qui l’inclut.',
    EmailNotOfDomain:
      'L’adresse e-mail n’appartient à aucun des domaines de ce connecteur. Ajoutez le domaine, ou connectez-vous avec un autre compte.',
    EmailHeld:
      'L’adresse e-mail appartient à un compte associé à une autre identité de ce fournisseur. Dissociez cette identité si l’adresse a été réattribuée.',
  },
};
