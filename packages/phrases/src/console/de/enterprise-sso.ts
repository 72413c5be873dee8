import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in German. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'Enterprise-SSO',
  description: 'Benutzer einer Firma melden sich mit dem Identitätsanbieter der Firma an.',
  columns: { name: 'Name', kind: 'Anbieter', domains: 'E-Mail-Domains', status: 'Status' },
  status: { ready: 'Aktiv', noDomain: 'Domain fehlt', noSettings: 'Einstellungen fehlen' },
  empty: {
    title: 'Noch keine Enterprise-SSO-Connectors',
    text: 'Erstellen Sie einen für jede Firma. Benutzer mit einer E-Mail-Adresse aus deren Domains melden sich über deren Identitätsanbieter an und brauchen hier kein Passwort.',
  },
  off: {
    text: 'Enterprise-SSO ist in der Benutzeranmeldung ausgeschaltet, daher werden diese Connectors nicht verwendet.',
    action: 'Zur Einstellung',
  },
  create: {
    action: 'SSO-Connector erstellen',
    title: 'SSO-Connector erstellen',
    description: 'Inaktiv, bis Einstellungen und eine Domain hinzugefügt sind.',
    kind: 'Identitätsanbieter',
    name: 'Name',
    nameHelp: 'Sichtbar für Administratoren und, wenn es keinen Anzeigenamen gibt, für Benutzer.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Verbindung',
    experience: 'Anmeldung',
    'connection-links': 'Verbindungslinks',
    'idp-initiated-auth': 'IdP-initiierte Anmeldung',
  },
  addresses: {
    title: 'Einrichtung beim Identitätsanbieter',
    description: 'Geben Sie diese Werte beim Identitätsanbieter ein.',
    names: {
      redirectUri: 'Umleitungs-URI',
      assertionConsumerServiceUrl: 'URL des Assertion Consumer Service (ACS)',
      entityId: 'Entity-ID und Metadaten-URL',
    },
  },
  settings: { title: 'Einstellungen', description: 'Werte vom Identitätsanbieter der Firma.' },
  lookUp: {
    title: 'Konfiguration prüfen',
    description:
      'Liest die Konfiguration des Anbieters mit den Einstellungen oben, auch wenn sie nicht gespeichert sind.',
    action: 'Testen',
    found: 'Der Anbieter hat geantwortet:',
    failed: 'Unerwartete Antwort',
    unreachable: 'Der Anbieter ist nicht erreichbar',
    wrongSettings: 'Nicht getestet: Korrigieren Sie zuerst die Einstellungen oben.',
    advice: {
      general: 'Prüfen Sie die URL, oder versuchen Sie es in einigen Minuten noch einmal.',
      invalid_config: 'Eine Einstellung fehlt oder ist ungültig.',
      invalid_certificate: 'Dem Zertifikat des Anbieters wird nicht vertraut.',
      invalid_response:
        'Die Antwort stammt nicht von einem Identitätsanbieter dieser Art. Prüfen Sie die URL.',
      authorization_failed: 'Der Anbieter hat den Zugriff verweigert. Prüfen Sie die URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Domains',
    description: 'Benutzer, die sich mit diesem Identitätsanbieter anmelden.',
    domains: 'E-Mail-Domains',
    domainsHelp:
      'Benutzer mit einer E-Mail-Adresse dieser Domains können sich nur mit diesem Identitätsanbieter anmelden. Eine pro Zeile.',
    problems: {
      invalid: 'Geben Sie eine Domain ein, zum Beispiel example.com.',
      public: 'Das ist ein öffentlicher E-Mail-Anbieter, keine Domain einer Firma.',
      twice: 'Diese Domain steht bereits in der Liste.',
    },
  },
  look: {
    title: 'Darstellung',
    description: 'Wie der Connector auf den Anmeldeseiten aussieht.',
    displayName: 'Anzeigename',
    logo: 'Logo',
    darkLogo: 'Logo im dunklen Modus',
  },
  profile: {
    title: 'Profilsynchronisierung',
    description: 'Daten, die vom Identitätsanbieter übernommen werden.',
    sync: 'Profile bei jeder Anmeldung synchronisieren',
    syncHelp: 'Übernimmt Name und Profilbild bei jeder Anmeldung. Wenn aus, nur beim Erstellen des Kontos.',
  },
  internal: {
    title: 'Konsole',
    description: 'Sichtbar für Administratoren und, wenn es keinen Anzeigenamen gibt, für Benutzer.',
  },
  idpInitiated: {
    off: {
      title: 'IdP-initiierte Anmeldung ist ausgeschaltet',
      text: 'IdP-initiierte Anmeldungen werden abgelehnt. Wenn erlaubt, starten sie eine Anmeldung bei einer Ihrer Anwendungen, die dann beim Anbieter eine Authentifizierung anfordert.',
      action: 'IdP-initiierte Anmeldung erlauben',
    },
    title: 'IdP-initiierte Anmeldung',
    description: 'Wohin Benutzer gelangen, wenn sie bei ihrem Identitätsanbieter beginnen.',
    application: 'Anwendung',
    choose: 'Anwendung wählen',
    search: 'Anwendungen nach Name oder ID suchen',
    more: 'Weitere Anwendungen laden',
    autoSend: 'Autorisierungsanfrage für die Anwendung senden',
    autoSendHelp:
      'Nur für klassische Webanwendungen, die ein Secret haben. Wenn aus, startet eine Seite der Anwendung die Anmeldung.',
    redirectUri: 'Umleitungs-URI',
    firstRedirectUri: 'Erste Umleitungs-URI der Anwendung',
    parameters: 'Zusätzliche Parameter',
    parametersHelp:
      'Werden der Anfrage hinzugefügt: "scopes" und "resources" als Listen, andere als Strings.',
    callbackUri: 'Anmelde-URL',
    callbackUriHelp:
      'Wird mit dem Parameter ssoConnectorId aufgerufen. Die Seite startet die Anmeldung mit direct_sign_in=sso: und dieser ID.',
    turnOff: {
      title: 'Ausschalten',
      text: 'IdP-initiierte Anmeldungen werden wieder abgelehnt.',
      action: 'IdP-initiierte Anmeldung ausschalten',
      question: 'IdP-initiierte Anmeldung ausschalten?',
    },
  },
  delete: {
    action: 'SSO-Connector löschen',
    title: '{{name}} löschen?',
    text: 'Seine Einstellungen und Secrets werden gelöscht. Das kann nicht rückgängig gemacht werden.',
    users_one:
      '{{count}} Benutzer meldet sich mit ihm an. Er wird überall abgemeldet und braucht eine andere Anmeldemethode. Sein Konto bleibt erhalten.',
    users_other:
      '{{count}} Benutzer melden sich mit ihm an. Diese werden überall abgemeldet und brauchen eine andere Anmeldemethode. Die Konten bleiben erhalten.',
    domain: 'Benutzer mit einer E-Mail-Adresse bei {{domain}} melden sich nicht mehr mit ihm an.',
  },
};
