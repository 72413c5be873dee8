import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in French. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Étape {{step}} sur {{total}}',
  next: 'Suivant',
  create: 'Créer',
  finish: 'Terminer',
  welcome: {
    title: 'Bienvenue dans Gatehouse',
    text: 'Répondez à quelques questions sur votre projet. Aucune n’est obligatoire.',
    project: 'À qui est destiné votre projet ?',
    projects: { personal: 'À moi', company: 'À une entreprise' },
    companyName: 'Nom de l’entreprise',
    stage: 'Où en est votre produit ?',
    stages: {
      'new-product': 'Nouveau produit',
      'existing-product': 'Produit existant',
      'target-enterprise-ready': 'Ouverture aux grandes entreprises',
    },
    additionalFeatures: 'Qu’est-ce qui compte pour vous ?',
    features: {
      'customize-ui-and-flow': 'Mes propres pages et étapes de connexion',
      compliance: 'Conformité',
      'export-user-data': 'Export des données utilisateur',
      'budget-control': 'Maîtrise des coûts',
      'bring-own-auth': 'Mon authentification existante',
      others: 'Autre chose',
    },
    allowReports: 'Partager mes données d’utilisation de la console',
    reportsHelp:
      'L’opérateur de ce service sait quelles pages vous ouvrez et quelles premières étapes vous effectuez. Votre ID et votre adresse e-mail sont hachés. Vous pouvez modifier ce choix dans votre profil.',
  },
  tenant: {
    title: 'Créez votre premier locataire',
    text: 'Un locataire a ses propres utilisateurs, applications et pages de connexion. Celui-ci est gratuit et destiné au développement.',
    name: 'Nom',
    namePlaceholder: 'Mon projet',
    region: 'Région',
    collaborators: 'Collaborateurs',
    collaboratorsHelp:
      'Ils recevront une invitation. Appuyez sur Espace ou Entrée pour ajouter une adresse e-mail.',
  },
  look: {
    title: 'Concevez votre page de connexion',
    text: 'Vous pourrez tout modifier plus tard.',
    inspire: 'Inspirez-moi',
    logo: 'Logo',
    color: 'Couleur de marque',
    identifier: 'Identifiant de connexion',
    identifiers: { email: 'Adresse e-mail', username: 'Nom d’utilisateur' },
    methods: 'Authentification',
    methodNames: { password: 'Mot de passe', verificationCode: 'Code de vérification' },
    social: 'Connexion sociale',
    demo: 'Démo',
    later: 'Disponible plus tard',
  },
};
