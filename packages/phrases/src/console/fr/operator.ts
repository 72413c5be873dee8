import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in French. */
export const operator: Translation<'operator'> = {
  title: 'Tous les locataires',
  description:
    'Le forfait de chaque locataire, ainsi que ses utilisateurs actifs et jetons du mois. Les opérateurs ne voient pas les données des locataires.',
  search: 'Rechercher par nom ou ID',
  columns: {
    tenant: 'Locataire',
    id: 'ID',
    region: 'Région',
    plan: 'Forfait',
    users: 'Utilisateurs actifs',
    tokens: 'Jetons',
    members: 'Membres',
    state: 'Statut',
    createdAt: 'Création',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (ancien)',
    dev: 'Développement',
    admin: 'Admin',
  },
  states: { active: 'Actif', suspended: 'Suspendu', suspendedFor: 'Suspendu : {{reason}}' },
  empty: {
    title: 'Aucun locataire pour l’instant',
    text: 'Les locataires que les utilisateurs créent apparaissent ici.',
  },
  suspend: {
    action: 'Suspendre',
    title: 'Suspendre {{name}} ?',
    text: 'Les utilisateurs ne peuvent plus se connecter à ce locataire et rien ne peut y être modifié tant que vous ne levez pas la suspension. Rien n’est perdu.',
    reason: 'Motif',
    reasonHelp: 'Visible par les opérateurs et dans le journal d’audit du locataire.',
    confirm: 'Suspendre le locataire',
  },
  unsuspend: {
    action: 'Lever la suspension',
    title: 'Lever la suspension de {{name}} ?',
    text: 'Les sessions et jetons antérieurs fonctionnent de nouveau.',
  },
  plan: {
    action: 'Changer de forfait',
    title: 'Changer le forfait de {{name}}',
    text: 'Le locataire reçoit immédiatement le forfait, sans paiement.',
    save: 'Changer de forfait',
  },
};
