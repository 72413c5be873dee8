import type { Translation } from '../translated.ts';

/** Organizations, and the organizations of a user or application, in French. */
export const organizations: Translation<'organizations'> = {
  title: 'Organisations',
  description: 'Vos clients professionnels, chacun avec ses membres, ses rôles et son image de marque.',
  search: 'Nom ou ID',
  columns: {
    name: 'Organisation',
    description: 'Description',
    members: 'Membres',
    createdAt: 'Création',
  },
  mfaBadge: 'MFA obligatoire',
  empty: {
    title: 'Aucune organisation pour l’instant',
    text: 'Créez-en une pour chacun de vos clients professionnels. Leurs employés en deviennent membres.',
  },
  name: 'Nom',
  descriptionLabel: 'Description',
  create: {
    action: 'Créer une organisation',
    description: 'En général, une pour chacun de vos clients professionnels.',
    namePlaceholder: 'Acme',
    descriptionPlaceholder: 'Client depuis 2027, forfait entreprise',
  },
  tabs: {
    settings: 'Paramètres',
    members: 'Membres',
    invitations: 'Invitations',
    'machine-to-machine': 'Machine à machine',
    branding: 'Image de marque',
  },
  general: {
    title: 'Organisation',
    description: 'Comment les administrateurs et les applications identifient l’organisation.',
  },
  mfa: {
    title: 'Authentification multifacteur',
    description: 'Comment les membres protègent leur compte.',
    label: 'Exiger un second facteur',
    help: 'Les membres ont besoin d’un second facteur pour se connecter et obtenir des jetons pour cette organisation.',
    missing:
      'Aucun second facteur n’est activé : les membres ne peuvent pas en configurer et n’obtiennent pas de jetons pour cette organisation.',
    turnOn: 'Activer des seconds facteurs',
  },
  jit: {
    title: 'Provisionnement juste-à-temps',
    description: 'Utilisateurs qui deviennent membres automatiquement, et rôles qu’ils reçoivent.',
    remove: 'Retirer {{name}}',
    domains: {
      label: 'Domaines de messagerie',
      help: 'Les utilisateurs qui s’inscrivent avec une adresse e-mail vérifiée de ces domaines deviennent membres.',
      none: 'Aucun domaine de messagerie.',
      add: 'Ajouter un domaine',
      field: 'Domaine de messagerie',
      invalid: 'Saisissez un domaine, comme example.com.',
      twice: 'Ce domaine figure déjà dans la liste.',
      public: 'N’importe qui peut obtenir une adresse e-mail sur {{domain}} et devenir membre.',
      removeText:
        'Les utilisateurs qui s’inscrivent avec ce domaine ne deviennent plus membres. Les membres actuels restent.',
      removeConfirm: 'Retirer le domaine',
    },
    connectors: {
      label: 'Connecteurs SSO d’entreprise',
      help: 'Les utilisateurs qui se connectent avec l’un d’eux pour la première fois deviennent membres.',
      none: 'Aucun connecteur SSO d’entreprise.',
      add: 'Ajouter des connecteurs SSO',
      addTitle: 'Ajouter des connecteurs SSO à {{name}}',
      search: 'Nom',
      removeText:
        'Les utilisateurs qui se connectent avec lui ne deviennent plus membres. Les membres actuels restent.',
      removeConfirm: 'Retirer le connecteur',
    },
    roles: {
      label: 'Rôles par défaut',
      help: 'Attribués aux utilisateurs qui deviennent membres automatiquement.',
      none: 'Aucun rôle par défaut.',
      add: 'Ajouter des rôles',
      addTitle: 'Ajouter des rôles par défaut à {{name}}',
      addDescription: 'Attribués aux utilisateurs qui deviennent membres automatiquement.',
      removeText: 'Les nouveaux membres ne le reçoivent plus. Les membres actuels le conservent.',
      removeConfirm: 'Retirer le rôle',
    },
  },
  customData: {
    title: 'Données personnalisées',
    description: 'Données que vos applications conservent avec cette organisation.',
    label: 'JSON',
  },
  members: {
    empty: {
      title: 'Aucun membre pour l’instant',
      text: 'Ajoutez des utilisateurs et donnez-leur des rôles du modèle d’organisation.',
    },
    add: 'Ajouter des membres',
    addTitle: 'Ajouter des membres à {{name}}',
    remove: 'Retirer',
    removeTitle: 'Retirer {{name}} ?',
    removeText:
      'Ce membre perd ses rôles dans cette organisation et ne peut plus obtenir de jetons pour elle. Son compte est conservé.',
    removeConfirm: 'Retirer le membre',
    removeSeveral_one: 'Retirer {{count}} membre ?',
    removeSeveral_many: 'Retirer {{count}} de membres ?',
    removeSeveral_other: 'Retirer {{count}} membres ?',
    removeSeveralText:
      'Ces membres perdent leurs rôles dans cette organisation et ne peuvent plus obtenir de jetons pour elle. Leurs comptes sont conservés.',
    removeSeveralConfirm: 'Retirer les membres',
  },
  machines: {
    search: 'Nom ou ID',
    columns: { name: 'Application', description: 'Description' },
    empty: {
      title: 'Aucune application machine à machine pour l’instant',
      text: 'Ajoutez des services qui agissent au nom de cette organisation, comme une importation nocturne.',
    },
    add: 'Ajouter des applications machine à machine',
    addTitle: 'Ajouter des applications machine à machine à {{name}}',
    removeText:
      'L’application perd ses rôles dans cette organisation et ne peut plus obtenir de jetons pour elle.',
    removeConfirm: 'Retirer l’application',
    removeSeveral_one: 'Retirer {{count}} application machine à machine ?',
    removeSeveral_many: 'Retirer {{count}} d’applications machine à machine ?',
    removeSeveral_other: 'Retirer {{count}} applications machine à machine ?',
    removeSeveralText:
      'Les applications perdent leurs rôles dans cette organisation et ne peuvent plus obtenir de jetons pour elle.',
    removeSeveralConfirm: 'Retirer les applications',
  },
  roles: {
    label: 'Rôles',
    one: 'Rôle',
    search: 'Rôle, description ou ID',
    edit: 'Modifier les rôles',
    editTitle: 'Rôles de {{name}}',
    editDescription:
      'Les rôles s’appliquent dans cette organisation, à partir du prochain jeton d’organisation.',
    save: 'Enregistrer les rôles',
    assign: 'Attribuer des rôles',
    assignTitle_one: 'Attribuer des rôles (sélection : {{count}})',
    assignTitle_many: 'Attribuer des rôles (sélection : {{count}})',
    assignTitle_other: 'Attribuer des rôles (sélection : {{count}})',
  },
  /** The organizations of a user or application. */
  of: {
    search: 'Nom, rôle ou ID',
    empty: {
      title: 'Aucune organisation pour l’instant',
      text: {
        User: 'Ajoutez l’utilisateur aux organisations dont il fait partie.',
        MachineToMachine: 'Ajoutez l’application aux organisations pour lesquelles elle agit.',
      },
    },
    add: 'Ajouter à des organisations',
    addTitle: 'Ajouter {{name}} à des organisations',
    remove: 'Retirer de l’organisation',
    removeTitle: 'Retirer de {{name}} ?',
    removeText: {
      User: 'L’utilisateur perd ses rôles dans cette organisation et ne peut plus obtenir de jetons pour elle.',
      MachineToMachine:
        'L’application perd ses rôles dans cette organisation et ne peut plus obtenir de jetons pour elle.',
    },
    removeConfirm: 'Retirer',
  },
  bulk: {
    deleteTitle_one: 'Supprimer {{count}} organisation ?',
    deleteTitle_many: 'Supprimer {{count}} d’organisations ?',
    deleteTitle_other: 'Supprimer {{count}} organisations ?',
    deleteText:
      'Les organisations sont supprimées définitivement. Leurs utilisateurs et applications sont conservés.',
    deleteConfirm: 'Supprimer les organisations',
    deleteTyped_one: 'supprimer {{count}} organisation',
    deleteTyped_many: 'supprimer {{count}} d’organisations',
    deleteTyped_other: 'supprimer {{count}} organisations',
  },
  delete: {
    action: 'Supprimer l’organisation',
    title: 'Supprimer {{name}} ?',
    text: 'Ses paramètres et son image de marque sont aussi supprimés. Les utilisateurs et applications sont conservés. Cette action est irréversible.',
    members_one: '{{count}} membre perd son accès.',
    members_many: '{{count}} de membres perdent leur accès.',
    members_other: '{{count}} membres perdent leur accès.',
    applications_one: '{{count}} application machine à machine perd son accès.',
    applications_many: '{{count}} d’applications machine à machine perdent leur accès.',
    applications_other: '{{count}} applications machine à machine perdent leur accès.',
  },
};
