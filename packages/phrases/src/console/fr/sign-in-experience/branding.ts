/** The tab Branding: colors, logos, CSS and the custom sign-in UI, in French. */
export const branding = {
  color: {
    title: 'Couleurs',
    text: 'Utilisées pour les boutons, les liens et le champ actif. Le texte reste lisible avec toutes les couleurs.',
    primary: 'Couleur de marque',
    darkPrimary: 'Couleur de marque en mode sombre',
    darkFollows: 'Suit la couleur de marque tant que vous ne la modifiez pas.',
    derive: 'Utiliser {{color}}, dérivée de la couleur de marque',
    dark: 'Mode sombre',
    darkHelp:
      'Les pages suivent le réglage système de l’utilisateur. Si l’option est désactivée, elles sont toujours claires.',
  },
  logos: {
    title: 'Logo et favicon',
    text: 'Affichés au-dessus du formulaire et dans l’onglet du navigateur. S’il n’y a pas de logo, celui de l’application est utilisé.',
    logo: 'Logo',
    darkLogo: 'Logo en mode sombre',
    darkHelp: 'Par défaut, la version claire.',
    favicon: 'Favicon',
    faviconHelp: 'Une image carrée pour l’onglet du navigateur.',
    darkFavicon: 'Favicon en mode sombre',
  },
  css: {
    title: 'CSS personnalisé',
    text: 'CSS appliqué après les styles par défaut. Des sélecteurs simples suffisent : h1, input, .card, .button.',
    label: 'Feuille de style',
    help: 'Les polices et images d’autres hôtes ne sont pas chargées.',
    darkHelp:
      'Ces couleurs s’appliquent aussi en mode sombre. Ajoutez des couleurs sombres dans @media (prefers-color-scheme: dark), ou vérifiez l’aperçu sombre.',
  },
  customUi: {
    title: 'Interface de connexion personnalisée',
    text: 'Remplace les pages de connexion par les vôtres, basées sur l’Experience API.',
    label: 'Archive ZIP',
    help: 'Jusqu’à 20 Mo, avec index.html à la racine et des chemins relatifs.',
    choose: 'Importer',
    replace: 'Remplacer',
    remove: 'Utiliser les pages par défaut',
    uploaded: 'Importée',
    refused: 'L’archive n’a pas pu être importée. Réessayez.',
    problems: {
      incomplete: 'Ce n’est pas une archive ZIP complète. Créez-la de nouveau.',
      damaged: 'L’archive est endommagée. Créez-la de nouveau.',
      encrypted: 'L’archive est chiffrée. Créez-la sans mot de passe.',
      unknownPacking: 'La méthode de compression n’est pas prise en charge. Créez une archive ZIP standard.',
      tooManyFiles: 'L’archive contient plus de 1 000 fichiers ou est divisée en plusieurs parties.',
      tooLarge: 'L’archive et son contenu extrait peuvent faire chacun 20 Mo au maximum.',
      links: 'L’archive contient des liens. Incluez plutôt les fichiers.',
      leadsOut: 'Un chemin pointe hors de l’archive. Incluez uniquement le dossier contenant vos pages.',
      sameName:
        'Deux fichiers ont le même nom sur les systèmes qui ne distinguent pas la casse. Renommez-en un.',
      unreadableName: 'Un nom de fichier n’est pas en UTF-8 valide. Renommez le fichier.',
      noPage:
        'Il n’y a pas d’index.html à la racine. Archivez le contenu du dossier, et non le dossier lui-même.',
    },
  },
};
