import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in German. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'Signaturschlüssel',
  tabs: { 'private-keys': 'Token-Schlüssel', 'cookie-keys': 'Cookie-Schlüssel' },
  descriptions: {
    'private-keys':
      'Signieren Zugriffstokens und ID-Tokens. APIs prüfen diese mit den veröffentlichten Schlüsseln.',
    'cookie-keys': 'Signieren die Cookies von Sitzungen und Anmeldeseiten. Nur dieser Server liest sie.',
  },
  columns: {
    id: 'Schlüssel-ID',
    status: 'Status',
    meaning: 'Verwendung',
    algorithm: 'Algorithmus',
    created: 'Erstellt',
  },
  status: { Next: 'Anstehend', Current: 'Aktuell', Previous: 'Abgelöst' },
  meaning: {
    next: 'Signiert ab {{time}}.',
    current: 'Signiert neue Tokens.',
    previous: 'Prüft ältere Tokens.',
    stillUsed: 'Prüft Tokens bis {{time}}.',
    unused: 'Nicht mehr nötig: Seine Tokens sind abgelaufen.',
    cookies: 'Signiert Cookies.',
    oldCookies: 'Prüft Cookies von Browsern, die noch nicht wiedergekommen sind.',
  },
  rotate: {
    action: 'Schlüssel rotieren',
    title: 'Token-Schlüssel rotieren',
    description:
      'Ein neuer Schlüssel signiert Tokens. Der aktuelle bleibt erhalten, um die von ihm signierten Tokens zu prüfen.',
    algorithm: 'Algorithmus',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Klein und schnell. Alle gängigen Bibliotheken können ihn prüfen.',
      RSA: 'Für APIs oder Gateways, die nur RS256 prüfen.',
    },
    when: 'Signieren ab',
    later: 'Nach einer Übergangsfrist',
    laterHelp: 'APIs, die die Schlüssel zwischenspeichern, erhalten den neuen, bevor er signiert.',
    replaces: 'Ersetzt den anstehenden Schlüssel.',
    now: 'Sofort',
    nowHelp:
      'Für einen Schlüssel, der bekannt geworden sein könnte. APIs mit zwischengespeicherten Schlüsseln lehnen neue Tokens ab, bis sie die Schlüssel neu lesen.',
    notNow: 'Nicht verfügbar, solange ein anderer Schlüssel ansteht.',
    grace: 'Übergangsfrist',
    graceHelp: '1 Minute bis 31 Tage. Länger, als Ihre APIs die Schlüssel zwischenspeichern.',
    breaksTitle: 'Einige Tokens werden ungültig',
    breaksNow:
      'Der abgelöste Schlüssel wird sofort gelöscht. APIs lehnen dann die von ihm signierten Tokens ab, die noch bis {{time}} gültig sind.',
    breaksLater:
      'Der abgelöste Schlüssel wird gelöscht, wenn der neue zu signieren beginnt. APIs lehnen dann die von ihm signierten Tokens ab, die noch bis {{time}} gültig sind.',
  },
  rotateCookies: {
    action: 'Cookie-Schlüssel rotieren',
    title: 'Cookie-Schlüssel rotieren?',
    text: 'Ein neuer Schlüssel signiert sofort die Cookies. Der aktuelle bleibt erhalten, daher wird kein Benutzer abgemeldet.',
    signedOut:
      'Der abgelöste Schlüssel wird gelöscht. Benutzer, die seit der letzten Rotation nicht wiedergekommen sind, werden abgemeldet, und ihre Browser sind nicht mehr bekannt.',
  },
  delete: {
    action: 'Schlüssel löschen',
    title: 'Diesen Schlüssel löschen?',
    unused: 'Die von ihm signierten Tokens sind abgelaufen, es funktioniert also alles weiter.',
    mayBeUsed: 'Gültige Tokens, die er signiert hat, werden sofort ungültig.',
    stillUsed: 'Von ihm signierte Tokens sind noch bis {{time}} gültig. Diese werden sofort ungültig.',
    oldCookie:
      'Benutzer, deren Browser seit der letzten Rotation nicht wiedergekommen sind, werden abgemeldet.',
    currentCookie:
      'Benutzer, die sich seit der letzten Rotation angemeldet haben, werden abgemeldet, und laufende Anmeldungen beginnen von vorn. Der abgelöste Schlüssel signiert wieder.',
  },
};
