import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in French. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Export',
  description: 'Transférez ce locataire vers une autre installation ou conservez une copie de ses données.',
  sealed: {
    title: 'Export scellé',
    description:
      'Toutes les données, chiffrées avec une phrase secrète. Il peut être importé dans un locataire vide.',
    passphrase: 'Phrase secrète',
    help: 'Au moins {{count}} caractères. Sans elle, personne ne peut ouvrir le fichier.',
    again: 'Répéter la phrase secrète',
    short: 'Saisissez au moins {{count}} caractères.',
    different: 'Les phrases secrètes ne correspondent pas.',
    action: 'Exporter avec les secrets',
    done: 'L’export est enregistré. Conservez le fichier et sa phrase secrète à des endroits différents. Les autres admins en sont informés par e-mail.',
  },
  unsealed: {
    title: 'Export des données',
    description: 'Fichier JSON Lines que vous pouvez lire et traiter. Il ne peut pas être importé.',
    text: 'Paramètres, utilisateurs, organisations et rôles, sans les secrets, les hachages de mots de passe et les seconds facteurs.',
    action: 'Exporter sans les secrets',
  },
  signInAgain: {
    title: 'Reconnectez-vous pour continuer',
    text: 'Votre dernière connexion date de plus de 10 minutes. Vous reviendrez ensuite sur cette page.',
    action: 'Se reconnecter',
  },
};
