/** Demo connectors: their notice, and the result page of the sign-in preview’s demo connector, in French. */
export const connectorsDemo = {
  badge: 'Démo',
  notice: {
    title: 'Les connecteurs de démonstration servent aux essais',
    text: 'Ils utilisent des identifiants que tous les locataires partagent. Ajoutez des connecteurs avec les vôtres avant que de vrais utilisateurs ne se connectent : chacun remplace le connecteur de démonstration de son fournisseur.',
  },
  title: 'Connexion avec le connecteur de démonstration',
  text: 'Le fournisseur a répondu, mais le connecteur de démonstration ne connecte pas d’utilisateurs. Configurez un connecteur avec vos propres identifiants.',
};
