import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in French. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'Clés de signature',
  tabs: { 'private-keys': 'Clés des jetons', 'cookie-keys': 'Clés des cookies' },
  descriptions: {
    'private-keys':
      'Signent les jetons d’accès et les jetons d’ID. Les API les vérifient avec le jeu de clés publié.',
    'cookie-keys': 'Signent les cookies des sessions et des pages de connexion. Seul ce serveur les lit.',
  },
  columns: {
    id: 'ID de la clé',
    status: 'État',
    meaning: 'Utilisation',
    algorithm: 'Algorithme',
    created: 'Création',
  },
  status: { Next: 'Suivante', Current: 'Actuelle', Previous: 'Précédente' },
  meaning: {
    next: 'Signera à partir du {{time}}.',
    current: 'Signe les nouveaux jetons.',
    previous: 'Vérifie les anciens jetons.',
    stillUsed: 'Vérifie des jetons jusqu’au {{time}}.',
    unused: 'Plus nécessaire : ses jetons ont expiré.',
    cookies: 'Signe les cookies.',
    oldCookies: 'Vérifie les cookies des navigateurs qui ne sont pas encore revenus.',
  },
  rotate: {
    action: 'Renouveler la clé',
    title: 'Renouveler la clé des jetons',
    description:
      'Une nouvelle clé signe les jetons. La clé actuelle est conservée pour vérifier ceux qu’elle a signés.',
    algorithm: 'Algorithme',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Compact et rapide. Toutes les bibliothèques courantes le vérifient.',
      RSA: 'Pour les API ou passerelles qui ne vérifient que RS256.',
    },
    when: 'Début de la signature',
    later: 'Après un délai de grâce',
    laterHelp: 'Les API qui mettent en cache le jeu de clés reçoivent la clé avant qu’elle signe.',
    replaces: 'Remplace la clé en attente.',
    now: 'Immédiatement',
    nowHelp:
      'Pour une clé qui a pu être divulguée. Les API qui ont mis en cache le jeu de clés rejettent les nouveaux jetons jusqu’à ce qu’elles le relisent.',
    notNow: 'Indisponible tant qu’une autre clé est en attente.',
    grace: 'Délai de grâce',
    graceHelp: 'De 1 minute à 31 jours. Plus long que la mise en cache du jeu de clés par vos API.',
    breaksTitle: 'Certains jetons cesseront de fonctionner',
    breaksNow:
      'La clé précédente est supprimée immédiatement. Les API rejetteront les jetons qu’elle a signés, valides jusqu’au {{time}}.',
    breaksLater:
      'La clé précédente est supprimée lorsque la nouvelle commence à signer. Les API rejetteront les jetons qu’elle a signés, valides jusqu’au {{time}}.',
  },
  rotateCookies: {
    action: 'Renouveler la clé des cookies',
    title: 'Renouveler la clé des cookies ?',
    text: 'Une nouvelle clé signe immédiatement les cookies. La clé actuelle est conservée : aucun utilisateur n’est déconnecté.',
    signedOut:
      'La clé précédente est supprimée. Les utilisateurs qui ne sont pas revenus depuis le dernier renouvellement sont déconnectés, et leurs navigateurs ne sont plus reconnus.',
  },
  delete: {
    action: 'Supprimer la clé',
    title: 'Supprimer cette clé ?',
    unused: 'Les jetons qu’elle a signés ont expiré : rien ne cesse de fonctionner.',
    mayBeUsed: 'Les jetons valides qu’elle a signés cessent immédiatement de fonctionner.',
    stillUsed: 'Elle a signé des jetons valides jusqu’au {{time}}. Ils cessent immédiatement de fonctionner.',
    oldCookie:
      'Les utilisateurs dont le navigateur n’est pas revenu depuis le dernier renouvellement sont déconnectés.',
    currentCookie:
      'Les utilisateurs qui se sont connectés depuis le dernier renouvellement sont déconnectés, et les connexions en cours recommencent. La clé précédente signe de nouveau.',
  },
};
