import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in French. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'SSO d’entreprise',
  description:
    'Permettez aux utilisateurs d’une entreprise de se connecter avec le fournisseur d’identité de celle-ci.',
  columns: { name: 'Nom', kind: 'Fournisseur', domains: 'Domaines de messagerie', status: 'Statut' },
  status: { ready: 'Actif', noDomain: 'Domaine manquant', noSettings: 'Paramètres manquants' },
  empty: {
    title: 'Aucun connecteur SSO d’entreprise pour l’instant',
    text: 'Créez-en un pour chaque entreprise. Les utilisateurs dont l’adresse e-mail appartient à ses domaines se connectent avec son fournisseur d’identité, sans mot de passe ici.',
  },
  off: {
    text: 'Le SSO d’entreprise est désactivé dans l’expérience de connexion : ces connecteurs ne sont pas utilisés.',
    action: 'Aller au paramètre',
  },
  create: {
    action: 'Créer un connecteur SSO',
    title: 'Créer un connecteur SSO',
    description: 'Inactif tant que des paramètres et un domaine ne sont pas ajoutés.',
    kind: 'Fournisseur d’identité',
    name: 'Nom',
    nameHelp: 'Affiché aux administrateurs, et aux utilisateurs s’il n’y a pas de nom affiché.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Connexion',
    experience: 'Expérience',
    'connection-links': 'Liens de configuration',
    'idp-initiated-auth': 'Connexion initiée par l’IdP',
  },
  addresses: {
    title: 'Configuration du fournisseur d’identité',
    description: 'Saisissez ces valeurs chez le fournisseur d’identité.',
    names: {
      redirectUri: 'URI de redirection',
      assertionConsumerServiceUrl: 'URL du service consommateur d’assertions (ACS)',
      entityId: 'ID d’entité et URL des métadonnées',
    },
  },
  settings: { title: 'Paramètres', description: 'Valeurs du fournisseur d’identité de l’entreprise.' },
  lookUp: {
    title: 'Vérifier la configuration',
    description:
      'Lit la configuration du fournisseur avec les paramètres ci-dessus, même s’ils ne sont pas enregistrés.',
    action: 'Tester',
    found: 'Réponse du fournisseur :',
    failed: 'Réponse inattendue',
    unreachable: 'Le fournisseur est injoignable',
    wrongSettings: 'Non testé : corrigez d’abord les paramètres ci-dessus.',
    advice: {
      general: 'Vérifiez l’URL, ou réessayez dans quelques minutes.',
      invalid_config: 'Un paramètre est absent ou non valide.',
      invalid_certificate: 'Le certificat du fournisseur n’est pas approuvé.',
      invalid_response: 'La réponse ne provient pas d’un fournisseur d’identité de ce type. Vérifiez l’URL.',
      authorization_failed: 'Le fournisseur a refusé l’accès. Vérifiez l’URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Domaines',
    description: 'Utilisateurs qui se connectent avec ce fournisseur d’identité.',
    domains: 'Domaines de messagerie',
    domainsHelp:
      'Les utilisateurs ayant une adresse e-mail de ces domaines ne peuvent se connecter qu’avec ce fournisseur d’identité. Un par ligne.',
    problems: {
      invalid: 'Saisissez un domaine, comme example.com.',
      public: 'C’est un fournisseur de messagerie public, pas le domaine d’une entreprise.',
      twice: 'Ce domaine figure déjà dans la liste.',
    },
  },
  look: {
    title: 'Apparence',
    description: 'Présentation du connecteur sur les pages de connexion.',
    displayName: 'Nom affiché',
    logo: 'Logo',
    darkLogo: 'Logo en mode sombre',
  },
  profile: {
    title: 'Synchronisation du profil',
    description: 'Données copiées depuis le fournisseur d’identité.',
    sync: 'Synchroniser les profils à chaque connexion',
    syncHelp:
      'Copie le nom et l’avatar à chaque connexion. Si l’option est désactivée, seulement à la création du compte.',
  },
  internal: {
    title: 'Console',
    description: 'Affiché aux administrateurs, et aux utilisateurs s’il n’y a pas de nom affiché.',
  },
  idpInitiated: {
    off: {
      title: 'La connexion initiée par l’IdP est désactivée',
      text: 'Les connexions initiées par l’IdP sont rejetées. Si vous les autorisez, elles lancent une connexion à l’une de vos applications, qui demande ensuite l’authentification au fournisseur.',
      action: 'Autoriser la connexion initiée par l’IdP',
    },
    title: 'Connexion initiée par l’IdP',
    description: 'Où arrivent les utilisateurs qui commencent chez leur fournisseur d’identité.',
    application: 'Application',
    choose: 'Choisir une application',
    search: 'Rechercher une application par nom ou ID',
    more: 'Charger plus d’applications',
    autoSend: 'Envoyer la demande d’autorisation à la place de l’application',
    autoSendHelp:
      'Uniquement pour les applications web traditionnelles, qui ont un secret. Si l’option est désactivée, une page de l’application lance la connexion.',
    redirectUri: 'URI de redirection',
    firstRedirectUri: 'Première URI de redirection de l’application',
    parameters: 'Paramètres supplémentaires',
    parametersHelp:
      'Ajoutés à la requête : "scopes" et "resources" sous forme de listes, les autres sous forme de chaînes.',
    callbackUri: 'URL de connexion',
    callbackUriHelp:
      'Appelée avec le paramètre ssoConnectorId. La page lance la connexion avec direct_sign_in=sso: suivi de cet ID.',
    turnOff: {
      title: 'Désactiver',
      text: 'Les connexions initiées par l’IdP sont de nouveau rejetées.',
      action: 'Désactiver la connexion initiée par l’IdP',
      question: 'Désactiver la connexion initiée par l’IdP ?',
    },
  },
  delete: {
    action: 'Supprimer le connecteur SSO',
    title: 'Supprimer {{name}} ?',
    text: 'Ses paramètres et secrets sont supprimés. Cette action est irréversible.',
    users_one:
      '{{count}} utilisateur se connecte avec lui. Il sera déconnecté partout et aura besoin d’une autre méthode de connexion. Son compte est conservé.',
    users_many:
      '{{count}} d’utilisateurs se connectent avec lui. Ils seront déconnectés partout et auront besoin d’une autre méthode de connexion. Leurs comptes sont conservés.',
    users_other:
      '{{count}} utilisateurs se connectent avec lui. Ils seront déconnectés partout et auront besoin d’une autre méthode de connexion. Leurs comptes sont conservés.',
    domain: 'Les utilisateurs ayant une adresse e-mail sur {{domain}} ne se connectent plus avec lui.',
  },
};
