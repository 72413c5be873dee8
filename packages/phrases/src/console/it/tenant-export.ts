import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in Italian. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Esportazione',
  description: 'Porta questo tenant in un’altra installazione o conserva una copia dei suoi dati.',
  sealed: {
    title: 'Esportazione crittografata',
    description: 'Tutto, crittografato con una passphrase. È possibile importare il file in un tenant vuoto.',
    passphrase: 'Passphrase',
    help: 'Almeno {{count}} caratteri. Senza di essa nessuno può aprire il file.',
    again: 'Ripeti passphrase',
    short: 'Inserisci almeno {{count}} caratteri.',
    different: 'Le passphrase non coincidono.',
    action: 'Esporta con i segreti',
    done: 'L’esportazione è stata salvata. Conserva il file e la passphrase in luoghi diversi. Gli altri admin ricevono un avviso via e-mail.',
  },
  unsealed: {
    title: 'Esportazione dei dati',
    description: 'File JSON Lines che puoi leggere ed elaborare. Non può essere importato.',
    text: 'Impostazioni, utenti, organizzazioni e ruoli, senza segreti, hash delle password e secondi fattori.',
    action: 'Esporta senza i segreti',
  },
  signInAgain: {
    title: 'Accedi di nuovo per continuare',
    text: 'Il tuo ultimo accesso risale a più di 10 minuti fa. Poi tornerai a questa pagina.',
    action: 'Accedi di nuovo',
  },
};
