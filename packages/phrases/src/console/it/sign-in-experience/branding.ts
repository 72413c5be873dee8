/** The tab Branding: colors, logos, CSS and the custom sign-in UI, in Italian. */
export const branding = {
  color: {
    title: 'Colori',
    text: 'Usati per i pulsanti, i link e il campo attivo. Il testo resta leggibile con qualsiasi colore.',
    primary: 'Colore del brand',
    darkPrimary: 'Colore del brand in modalità scura',
    darkFollows: 'Segue il colore del brand finché non lo modifichi.',
    derive: 'Usa {{color}}, derivato dal colore del brand',
    dark: 'Modalità scura',
    darkHelp: 'Le pagine seguono l’impostazione di sistema dell’utente. Se disattivata, sono sempre chiare.',
  },
  logos: {
    title: 'Logo e favicon',
    text: 'Visibili sopra il modulo e nella scheda del browser. Se non c’è un logo, si usa quello dell’applicazione.',
    logo: 'Logo',
    darkLogo: 'Logo in modalità scura',
    darkHelp: 'Se manca, si usa la versione chiara.',
    favicon: 'Favicon',
    faviconHelp: 'Un’immagine quadrata per la scheda del browser.',
    darkFavicon: 'Favicon in modalità scura',
  },
  css: {
    title: 'CSS personalizzato',
    text: 'CSS applicato dopo gli stili predefiniti. Bastano selettori semplici: h1, input, .card, .button.',
    label: 'Foglio di stile',
    help: 'Font e immagini di altri host non vengono caricati.',
    darkHelp:
      'Questi colori valgono anche in modalità scura. Aggiungi colori scuri in @media (prefers-color-scheme: dark) o controlla l’anteprima scura.',
  },
  customUi: {
    title: 'UI di accesso personalizzata',
    text: 'Sostituisce le pagine di accesso con le tue, basate sull’Experience API.',
    label: 'Archivio ZIP',
    help: 'Fino a 20 MB, con index.html al livello superiore e percorsi relativi.',
    choose: 'Carica',
    replace: 'Sostituisci',
    remove: 'Usa le pagine predefinite',
    uploaded: 'Caricato',
    refused: 'Impossibile caricare l’archivio. Riprova.',
    problems: {
      incomplete: 'Questo archivio ZIP non è completo. Crealo di nuovo.',
      damaged: 'L’archivio è danneggiato. Crealo di nuovo.',
      encrypted: 'L’archivio è crittografato. Crealo senza password.',
      unknownPacking: 'Il metodo di compressione non è supportato. Crea un archivio ZIP standard.',
      tooManyFiles: 'L’archivio ha più di 1.000 file o è diviso in più parti.',
      tooLarge: 'L’archivio e il suo contenuto estratto possono avere al massimo 20 MB ciascuno.',
      links: 'L’archivio contiene collegamenti. Includi invece i file.',
      leadsOut: 'Un percorso punta fuori dall’archivio. Includi solo la cartella con le tue pagine.',
      sameName:
        'Due file hanno lo stesso nome nei sistemi che non distinguono maiuscole e minuscole. Rinominane uno.',
      unreadableName: 'Il nome di un file non è UTF-8 valido. Rinomina il file.',
      noPage:
        'Non c’è un index.html al livello superiore. Archivia il contenuto della cartella, non la cartella stessa.',
    },
  },
};
