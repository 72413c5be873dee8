import type { Translation } from '../translated.ts';

/** Webhooks, in French. */
export const webhooks: Translation<'webhooks'> = {
  title: 'Webhooks',
  description:
    'Informez vos serveurs en temps réel des connexions, des modifications d’utilisateurs et d’autres événements.',
  search: 'Nom, URL ou ID',
  name: 'Nom',
  url: 'URL du point de terminaison',
  urlHelp: 'Les événements y sont envoyés sous forme de requêtes POST avec un corps JSON.',
  columns: {
    name: 'Webhook',
    url: 'URL',
    rate: 'Réussite (24 h)',
    status: 'Statut',
  },
  rate: '{{percent}} sur {{total}}',
  noRequests: 'Aucune requête',
  states: { enabled: 'Activé', disabled: 'Désactivé', failing: 'En échec' },
  empty: {
    title: 'Aucun webhook pour l’instant',
    text: 'Créez un webhook pour mettre à jour vos propres systèmes lorsque quelque chose change dans Gatehouse.',
  },
  create: {
    action: 'Créer un webhook',
    title: 'Créer un webhook',
    description:
      'Choisissez un point de terminaison et les événements à envoyer. Vous pourrez modifier les autres paramètres plus tard.',
  },
  tabs: { settings: 'Paramètres', requests: 'Requêtes récentes' },
  failing: {
    title: 'Toutes les requêtes échouent depuis le {{time}}',
    text: 'Après trois jours, le webhook est désactivé. Les événements en échec sont conservés 14 jours et peuvent être rejoués.',
  },
  disabledAfter: {
    title: 'Désactivé le {{time}}, car toutes les requêtes ont échoué pendant trois jours',
    text: 'Corrigez le point de terminaison, activez le webhook, puis rejouez les événements en échec.',
  },
  general: {
    title: 'Webhook',
    description: 'Nom et point de terminaison.',
    enabled: 'Activé',
    enabledHelp:
      'Un webhook désactivé ne reçoit aucun événement. Ceux qui surviennent pendant ce temps ne sont pas envoyés plus tard.',
  },
  subscribed: {
    title: 'Événements',
    description: 'Événements envoyés au point de terminaison.',
    label: 'Événements',
    all: 'Tous les événements : {{family}}',
    count_one: '{{count}} événement',
    count_many: '{{count}} d’événements',
    count_other: '{{count}} événements',
  },
  families: {
    flows: 'Connexion et inscription',
    users: 'Utilisateurs',
    roles: 'Rôles',
    scopes: 'Permissions des ressources API',
    organizations: 'Organisations',
    template: 'Modèle d’organisation',
    limits: 'Limites',
  },
  delivery: {
    title: 'Requêtes',
    description: 'Comment les événements sont envoyés.',
    headers: 'En-têtes',
    headersHelp:
      'Envoyés avec chaque requête. Les valeurs ne sont plus affichées. Pour conserver une valeur, laissez les points.',
    headerName: 'Nom de l’en-tête',
    headerValue: 'Valeur de {{name}}',
    addHeader: 'Ajouter un en-tête',
    removeHeader: 'Retirer {{name}}',
    retries: 'Nouvelles tentatives',
    retriesHelp: 'Une requête en échec est renvoyée après 10 secondes, 1 minute et 10 minutes.',
    retryCounts: {
      none: 'Aucune',
      one: '1 tentative',
      two: '2 tentatives',
      three: '3 tentatives',
    },
  },
  key: {
    title: 'Clé de signature',
    description: 'Utilisez-la pour vérifier que les requêtes proviennent de Gatehouse.',
    label: 'Clé de signature',
    secret: 'clé de signature',
    help: 'L’en-tête gatehouse-signature de chaque requête contient une signature de son corps et de son heure.',
    replace: 'Remplacer la clé de signature',
    replaceTitle: 'Remplacer la clé de signature ?',
    replaceText:
      'Les nouvelles requêtes et tentatives sont signées avec la nouvelle clé. Votre point de terminaison les rejette tant qu’il n’a pas la clé. De nouvelles tentatives ont lieu et les événements peuvent être rejoués plus tard.',
    replaced: 'La clé de signature a été remplacée.',
  },
  test: {
    title: 'Test',
    description: 'Envoyez des exemples d’événements au point de terminaison enregistré.',
    label: 'Exemple d’événement',
    every: 'Tous les événements sélectionnés',
    action: 'Envoyer un test',
    sent: 'Le point de terminaison a accepté le test.',
    refused: 'Le point de terminaison a répondu avec le statut {{status}}.',
  },
  requests: {
    columns: {
      time: 'Date',
      event: 'Événement',
      result: 'Résultat',
      status: 'Réponse',
    },
    results: { Success: 'Réussite', Error: 'Échec' },
    result: 'Résultat',
    event: 'Événement',
    noAnswer: 'Aucune réponse',
    duration: '{{ms}} ms',
    empty: {
      title: 'Aucune requête au cours des dernières 24 heures',
      text: 'Les requêtes apparaissent ici dès qu’un événement sélectionné survient.',
    },
    replayAll: 'Rejouer les événements en échec',
    replayAllTitle: 'Rejouer les événements en échec ?',
    replayAllText:
      'Tous les événements en échec de cette période qui sont encore conservés sont renvoyés dans l’ordre.',
    since: 'Période des échecs',
    periods: { hour: 'Dernière heure', day: 'Dernières 24 heures', all: '14 derniers jours' },
    replayed_one: '{{count}} événement est renvoyé.',
    replayed_many: '{{count}} d’événements sont renvoyés.',
    replayed_other: '{{count}} événements sont renvoyés.',
    replayedNone: 'Aucun événement en échec de cette période n’est conservé.',
  },
  request: {
    title: '{{event}}',
    request: 'Requête',
    response: 'Réponse',
    headers: 'En-têtes',
    body: 'Corps',
    noAnswer: 'Le point de terminaison n’a pas répondu.',
    emptyAnswer: 'La réponse n’a pas de corps.',
    deliveryId: 'ID de l’événement',
    attempt: 'Tentative {{number}}',
    states: { Delivered: 'Remis', Waiting: 'Nouvelle tentative prévue', Failed: 'Échec' },
    replay: 'Rejouer',
    replayed: 'L’événement est renvoyé.',
  },
  events: {
    PostRegister: 'Un utilisateur s’est inscrit sur les pages de connexion.',
    PostSignIn: 'Un utilisateur s’est connecté.',
    PostResetPassword: 'Un utilisateur a remplacé un mot de passe oublié.',
    PostSignInAdaptiveMfaTriggered: 'Une connexion inhabituelle a exigé un second facteur.',
    User: {
      Created: 'Un utilisateur a été créé, y compris par inscription.',
      Deleted: 'Un utilisateur a été supprimé. L’événement contient le dernier état de l’utilisateur.',
      Data: {
        Updated: 'Les données, le mot de passe ou les méthodes de connexion d’un utilisateur ont changé.',
      },
      SuspensionStatus: { Updated: 'Un utilisateur a été suspendu ou réactivé.' },
      Roles: { Updated: 'Un utilisateur a reçu ou perdu des rôles.' },
      Identity: {
        Linked: 'Un utilisateur a associé un compte d’un autre service.',
        Unlinked: 'Un compte d’un autre service a été dissocié.',
      },
      MfaVerification: {
        Created: 'Un utilisateur a reçu un second facteur.',
        Deleted: 'Le second facteur d’un utilisateur a été retiré.',
      },
      Session: { Ended: 'Une session, ou toutes celles d’un utilisateur, ont pris fin.' },
    },
    Import: {
      Completed:
        'Une importation d’utilisateurs s’est terminée. Un seul événement, quel que soit le nombre d’utilisateurs ajoutés.',
    },
    Role: {
      Created: 'Un rôle a été créé.',
      Deleted: 'Un rôle a été supprimé.',
      Data: { Updated: 'Le nom ou la description d’un rôle a changé.' },
      Scopes: { Updated: 'Un rôle a reçu ou perdu des permissions.' },
    },
    Application: { Roles: { Updated: 'Une application machine à machine a reçu ou perdu des rôles.' } },
    Scope: {
      Created: 'Une permission d’une ressource API a été créée.',
      Deleted: 'Une permission d’une ressource API a été supprimée.',
      Data: { Updated: 'Une permission d’une ressource API a changé.' },
    },
    Organization: {
      Created: 'Une organisation a été créée.',
      Deleted: 'Une organisation a été supprimée.',
      Data: { Updated: 'Les données ou paramètres d’une organisation ont changé.' },
      Membership: {
        Updated: 'Des membres ont rejoint ou quitté une organisation.',
        Roles: { Updated: 'Les rôles d’organisation d’un membre ont changé.' },
      },
    },
    OrganizationRole: {
      Created: 'Un rôle d’organisation a été créé.',
      Deleted: 'Un rôle d’organisation a été supprimé.',
      Data: { Updated: 'Un rôle d’organisation a changé.' },
      Scopes: { Updated: 'Un rôle d’organisation a reçu ou perdu des permissions.' },
    },
    OrganizationScope: {
      Created: 'Une permission d’organisation a été créée.',
      Deleted: 'Une permission d’organisation a été supprimée.',
      Data: { Updated: 'Une permission d’organisation a changé.' },
    },
    Identifier: {
      Lockout: 'La connexion avec un identifiant est bloquée après de trop nombreuses tentatives.',
    },
    Message: { RateLimited: 'Trop de messages ont été demandés pour un destinataire.' },
    Grant: {
      LimitExceeded:
        'Une connexion a dépassé la limite d’autorisations d’une application : les plus anciennes ont pris fin.',
    },
  },
  delete: {
    action: 'Supprimer le webhook',
    title: 'Supprimer {{name}} ?',
    text: 'Son point de terminaison ne reçoit plus d’événements. Les événements en attente et en échec ainsi que la liste des requêtes sont aussi supprimés.',
  },
};
