import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in Italian. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'Chiavi di firma',
  tabs: { 'private-keys': 'Chiavi dei token', 'cookie-keys': 'Chiavi dei cookie' },
  descriptions: {
    'private-keys':
      'Firmano i token di accesso e i token ID. Le API li verificano con il set di chiavi pubblicato.',
    'cookie-keys': 'Firmano i cookie delle sessioni e delle pagine di accesso. Li legge solo questo server.',
  },
  columns: {
    id: 'ID chiave',
    status: 'Stato',
    meaning: 'Uso',
    algorithm: 'Algoritmo',
    created: 'Creata',
  },
  status: { Next: 'Successiva', Current: 'Attuale', Previous: 'Precedente' },
  meaning: {
    next: 'Firma a partire da: {{time}}.',
    current: 'Firma i nuovi token.',
    previous: 'Verifica i token meno recenti.',
    stillUsed: 'Verifica i token fino a: {{time}}.',
    unused: 'Non più necessaria: i suoi token sono scaduti.',
    cookies: 'Firma i cookie.',
    oldCookies: 'Verifica i cookie dei browser che non sono ancora tornati.',
  },
  rotate: {
    action: 'Ruota chiave',
    title: 'Ruota la chiave dei token',
    description:
      'Una nuova chiave firma i token. La chiave attuale viene mantenuta per verificare i token che ha firmato.',
    algorithm: 'Algoritmo',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Piccola e veloce. Tutte le librerie comuni la verificano.',
      RSA: 'Per API o gateway che verificano solo RS256.',
    },
    when: 'Inizio della firma',
    later: 'Dopo un periodo di tolleranza',
    laterHelp: 'Le API che memorizzano nella cache il set di chiavi ricevono la chiave prima che firmi.',
    replaces: 'Sostituisce la chiave in attesa.',
    now: 'Subito',
    nowHelp:
      'Per una chiave che potrebbe essere stata divulgata. Le API con un set di chiavi nella cache rifiutano i nuovi token finché non lo rileggono.',
    notNow: 'Non disponibile finché un’altra chiave è in attesa.',
    grace: 'Periodo di tolleranza',
    graceHelp:
      'Da 1 minuto a 31 giorni. Più del tempo in cui le tue API mantengono nella cache il set di chiavi.',
    breaksTitle: 'Alcuni token smetteranno di funzionare',
    breaksNow:
      'La chiave precedente viene eliminata subito. Le API rifiuteranno i token che ha firmato, validi fino a: {{time}}.',
    breaksLater:
      'La chiave precedente viene eliminata quando quella nuova inizia a firmare. Le API rifiuteranno i token che ha firmato, validi fino a: {{time}}.',
  },
  rotateCookies: {
    action: 'Ruota chiave dei cookie',
    title: 'Ruotare la chiave dei cookie?',
    text: 'Una nuova chiave firma subito i cookie. La chiave attuale viene mantenuta, quindi nessun utente viene disconnesso.',
    signedOut:
      'La chiave precedente viene eliminata. Gli utenti che non sono tornati dall’ultima rotazione vengono disconnessi e i loro browser non vengono più riconosciuti.',
  },
  delete: {
    action: 'Elimina chiave',
    title: 'Eliminare questa chiave?',
    unused: 'I token che ha firmato sono scaduti, quindi nulla smette di funzionare.',
    mayBeUsed: 'I token validi che ha firmato smettono subito di funzionare.',
    stillUsed: 'Ha firmato token validi fino a: {{time}}. Smettono subito di funzionare.',
    oldCookie: 'Gli utenti i cui browser non sono tornati dall’ultima rotazione vengono disconnessi.',
    currentCookie:
      'Gli utenti che hanno effettuato l’accesso dall’ultima rotazione vengono disconnessi e gli accessi in corso ricominciano. La chiave precedente torna a firmare.',
  },
};
