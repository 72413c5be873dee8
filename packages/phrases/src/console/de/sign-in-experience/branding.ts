/** The tab Branding: colors, logos, CSS and the custom sign-in UI, in German. */
export const branding = {
  color: {
    title: 'Farben',
    text: 'Für Schaltflächen, Links und das aktive Feld. Text bleibt bei jeder Farbe lesbar.',
    primary: 'Markenfarbe',
    darkPrimary: 'Markenfarbe im dunklen Modus',
    darkFollows: 'Folgt der Markenfarbe, bis Sie sie ändern.',
    derive: '{{color}} verwenden, abgeleitet von der Markenfarbe',
    dark: 'Dunkler Modus',
    darkHelp: 'Die Seiten folgen der Systemeinstellung des Benutzers. Wenn aus, sind sie immer hell.',
  },
  logos: {
    title: 'Logo und Favicon',
    text: 'Erscheinen über dem Formular und im Browser-Tab. Ohne Logo wird das Logo der Anwendung verwendet.',
    logo: 'Logo',
    darkLogo: 'Logo im dunklen Modus',
    darkHelp: 'Wenn leer, wird die helle Version verwendet.',
    favicon: 'Favicon',
    faviconHelp: 'Ein quadratisches Bild für den Browser-Tab.',
    darkFavicon: 'Favicon im dunklen Modus',
  },
  css: {
    title: 'Eigenes CSS',
    text: 'CSS, das nach den Standardstilen gilt. Einfache Selektoren genügen: h1, input, .card, .button.',
    label: 'Stylesheet',
    help: 'Schriften und Bilder anderer Hosts werden nicht geladen.',
    darkHelp:
      'Diese Farben gelten auch im dunklen Modus. Ergänzen Sie dunkle Farben in @media (prefers-color-scheme: dark), oder prüfen Sie die dunkle Vorschau.',
  },
  customUi: {
    title: 'Eigene Anmeldeoberfläche',
    text: 'Ersetzt die Anmeldeseiten durch Ihre eigenen, die auf der Experience-API aufbauen.',
    label: 'ZIP-Archiv',
    help: 'Bis 20 MB, mit index.html auf der obersten Ebene und relativen Pfaden.',
    choose: 'Hochladen',
    replace: 'Ersetzen',
    remove: 'Standardseiten verwenden',
    uploaded: 'Hochgeladen',
    refused: 'Das Archiv konnte nicht hochgeladen werden. Versuchen Sie es noch einmal.',
    problems: {
      incomplete: 'Dies ist kein vollständiges ZIP-Archiv. Erstellen Sie es neu.',
      damaged: 'Das Archiv ist beschädigt. Erstellen Sie es neu.',
      encrypted: 'Das Archiv ist verschlüsselt. Erstellen Sie es ohne Passwort.',
      unknownPacking:
        'Das Kompressionsverfahren wird nicht unterstützt. Erstellen Sie ein gewöhnliches ZIP-Archiv.',
      tooManyFiles: 'Das Archiv enthält mehr als 1.000 Dateien oder ist in Teile aufgeteilt.',
      tooLarge: 'Das Archiv und sein entpackter Inhalt dürfen jeweils höchstens 20 MB groß sein.',
      links: 'Das Archiv enthält Verknüpfungen. Nehmen Sie stattdessen die Dateien auf.',
      leadsOut: 'Ein Pfad führt aus dem Archiv hinaus. Nehmen Sie nur den Ordner mit Ihren Seiten auf.',
      sameName:
        'Zwei Dateien haben auf Systemen ohne Unterscheidung von Groß- und Kleinschreibung denselben Namen. Benennen Sie eine um.',
      unreadableName: 'Ein Dateiname ist kein gültiges UTF-8. Benennen Sie die Datei um.',
      noPage:
        'Auf der obersten Ebene gibt es keine index.html. Archivieren Sie den Inhalt des Ordners, nicht den Ordner selbst.',
    },
  },
};
