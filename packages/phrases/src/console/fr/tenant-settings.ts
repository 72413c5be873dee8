import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in French. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Nom et environnement de ce locataire.',
  general: {
    title: 'Général',
    description: 'La région et l’environnement ne pourront plus être modifiés.',
    id: 'ID du locataire',
    name: 'Nom',
    nameHelp: 'Visible uniquement par les administrateurs.',
    region: 'Région',
    tag: 'Environnement',
    created: 'Création',
  },
  delete: {
    title: 'Supprimer le locataire',
    description: 'Ses utilisateurs ne peuvent plus se connecter, avec effet immédiat.',
    action: 'Supprimer le locataire',
    confirmTitle: 'Supprimer {{name}} ?',
    confirmText:
      'Tous les utilisateurs, applications et paramètres de ce locataire sont supprimés. Seul l’opérateur de ce service peut le restaurer, pendant 7 jours.',
    host: 'La connexion et les API sur {{host}} cessent de fonctionner.',
    members_one: '{{count}} autre administrateur perd son accès.',
    members_many: '{{count}} d’autres administrateurs perdent leur accès.',
    members_other: '{{count}} autres administrateurs perdent leur accès.',
    blockedTitle: 'Ce locataire ne peut pas encore être supprimé',
    blockedText: 'Réglez d’abord ce point :',
    blockers: {
      paid_plan: 'Il a un forfait payant. Passez au forfait gratuit.',
      inactive_subscription: 'Son abonnement n’est pas actif. Mettez à jour le moyen de paiement.',
      open_invoice: 'Il a une facture impayée. Payez-la.',
    },
  },
};
