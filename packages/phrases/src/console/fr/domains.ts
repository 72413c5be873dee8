import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in French. */
export const domains: Translation<'domains'> = {
  title: 'Domaines personnalisés',
  description:
    'Permettez aux utilisateurs de se connecter sur votre propre domaine, comme login.example.com.',
  columns: { domain: 'Domaine', status: 'Statut', detail: 'Étape suivante', added: 'Ajout' },
  primary: 'Principal',
  status: {
    PendingVerification: 'En attente du DNS',
    PendingSsl: 'En attente du certificat',
    Active: 'Actif',
    Error: 'Hors service',
  },
  detail: {
    PendingVerification: 'Créez les enregistrements DNS',
    PendingSsl: 'Le DNS est vérifié ; le proxy obtient un certificat',
    Active: 'Les utilisateurs peuvent s’y connecter',
    failing: 'Des enregistrements DNS sont absents',
    Error: 'Corrigez les enregistrements DNS',
  },
  full_one:
    'Un locataire peut avoir {{count}} domaine personnalisé. Pour en ajouter un autre, supprimez-le d’abord.',
  full_many:
    'Un locataire peut avoir {{count}} de domaines personnalisés. Pour en ajouter un autre, supprimez-en d’abord un.',
  full_other:
    'Un locataire peut avoir {{count}} domaines personnalisés. Pour en ajouter un autre, supprimez-en d’abord un.',
  empty: {
    title: 'Aucun domaine personnalisé pour l’instant',
    text: 'Les utilisateurs se connectent à l’URL de ce serveur. Ajoutez un domaine pour utiliser le vôtre.',
  },
  create: {
    action: 'Ajouter un domaine',
    title: 'Ajouter un domaine personnalisé',
    description: 'Vous créez ensuite deux enregistrements DNS qui vérifient que le domaine vous appartient.',
    label: 'Domaine',
    help: 'Un hôte d’un domaine que vous gérez, en trois parties au moins, comme login.example.com.',
  },
  tabs: { dns: 'DNS', files: 'Fichiers de vérification' },
  check: 'Vérifier de nouveau',
  lastChecked: 'Dernière vérification : {{time}}',
  explain: {
    PendingVerification: {
      title: 'Créez ces enregistrements là où vous gérez le DNS du domaine',
      text: 'Ils sont vérifiés à quelques minutes d’intervalle pendant une semaine. Les modifications DNS peuvent mettre plusieurs heures à prendre effet.',
    },
    PendingSsl: {
      title: 'Le DNS est vérifié. En attente d’une connexion sécurisée au domaine',
      text: 'Le proxy placé devant ce serveur doit obtenir un certificat pour le domaine et transmettre ses requêtes.',
    },
    Error: {
      title: 'Ce domaine est hors service',
      text: 'Corrigez les enregistrements DNS, puis vérifiez de nouveau. Ils sont aussi vérifiés toutes les heures.',
    },
    failing: {
      title: 'Les enregistrements DNS de ce domaine sont absents depuis le {{time}}',
      text: 'Le domaine fonctionne encore. Si les enregistrements restent absents pendant un jour, il cesse de fonctionner jusqu’à leur retour.',
    },
  },
  problem: 'Résultat de la dernière vérification : {{problem}}',
  records: {
    title: 'Enregistrements DNS',
    description: 'Conservez les deux enregistrements tant que vous utilisez le domaine.',
    type: 'Type',
    name: 'Nom',
    value: 'Valeur',
    state: 'Résultat',
    unchecked: 'Pas encore vérifié',
    met: 'Correct',
    missing: 'Introuvable',
    apex: 'Au lieu de l’enregistrement CNAME, vous pouvez utiliser des enregistrements A et AAAA avec les adresses IP de {{target}}.',
  },
  addresses: {
    title: 'URL',
    description: 'Pour les applications dont les utilisateurs se connectent sur ce domaine.',
    issuer: 'Émetteur',
    discovery: 'Point de terminaison de découverte',
    providers:
      'Les fournisseurs sociaux et d’entreprise ont aussi besoin des URL de rappel de ce domaine. La Management API et l’Account API acceptent les jetons de cet émetteur.',
  },
  makePrimary: {
    action: 'Définir comme principal',
    title: 'Définir {{domain}} comme domaine principal ?',
    text: 'Les liens des invitations et messages envoyés par les administrateurs y mènent. Les applications conservent les URL qu’elles utilisent.',
  },
  noPrimary: {
    action: 'Ne plus utiliser comme principal',
    title: 'Utiliser de nouveau l’URL du serveur pour les liens ?',
    text: 'Les liens déjà envoyés continuent de fonctionner tant que {{domain}} est actif.',
  },
  delete: {
    action: 'Supprimer le domaine',
    title: 'Supprimer {{domain}} ?',
    text: 'Il cesse immédiatement de fonctionner. Les utilisateurs qui s’y sont connectés doivent se reconnecter, et les applications qui utilisent son émetteur cessent de fonctionner.',
    users_one:
      'La seule clé d’accès de {{count}} utilisateur appartient à ce domaine et cesse de fonctionner : {{names}}',
    users_many:
      'La seule clé d’accès de {{count}} d’utilisateurs appartient à ce domaine et cesse de fonctionner : {{names}}',
    users_other:
      'La seule clé d’accès de {{count}} utilisateurs appartient à ce domaine et cesse de fonctionner : {{names}}',
    more: '{{names}} et d’autres',
  },
  files: {
    title: 'Fichiers de vérification',
    description:
      'Fichiers que d’autres services recherchent sur le domaine, comme Apple, Google ou les moteurs de recherche.',
    path: 'Chemin',
    pathHelp: 'Un fichier avec une extension à la racine, ou un chemin sous /.well-known/.',
    type: 'Type',
    types: { 'text/plain': 'Texte', 'application/json': 'JSON' },
    content: 'Contenu',
    add: 'Ajouter un fichier',
    remove: 'Retirer le fichier {{number}}',
    file: 'Fichier {{number}}',
    none: 'Aucun fichier',
  },
};
