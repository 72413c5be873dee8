import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, in German. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Erste Schritte',
  description: 'Richten Sie die Anmeldung für Ihre Anwendungen ein.',
  steps: {
    label: 'Schritte',
    demo: {
      title: 'Demo ausprobieren',
      description:
        'Registrieren Sie sich in der Demo-Anwendung dieses Mandanten und sehen Sie sich deren Tokens an.',
      action: 'Demo öffnen',
    },
    application: {
      title: 'Anwendung erstellen',
      description: 'Wählen Sie Ihr Framework. Die Anleitung zeigt lauffähigen Code mit Ihren IDs.',
      action: 'Anwendung erstellen',
    },
    email: {
      title: 'E-Mail einrichten',
      description: 'Codes, Einladungen und Links werden über einen Connector gesendet.',
      sent: 'Codes, Einladungen und Links werden zugestellt.',
      kept: 'Nachrichten werden noch nicht zugestellt. Codes, Einladungen und Links bleiben im Entwicklungspostfach.',
      nothing:
        'Es können noch keine Nachrichten gesendet werden, daher erhalten Benutzer keine Codes und Einladungen.',
      action: 'E-Mail einrichten',
      inbox: 'Postfach öffnen',
    },
    api: {
      title: 'API schützen',
      description: 'Registrieren Sie die API, die Ihre Anwendung aufruft, und deren Berechtigungen.',
      action: 'API-Ressource erstellen',
    },
    role: {
      title: 'Rolle erstellen',
      description: 'Rollen geben Benutzern und Machine-to-Machine-Apps Berechtigungen für Ihre APIs.',
      action: 'Rolle erstellen',
    },
  },
  addresses: {
    title: 'URLs',
    description: 'Für Client-Bibliotheken und Skripte.',
    endpoint: 'Endpunkt',
    issuer: 'Aussteller',
    discovery: 'Discovery',
    management: 'Ressource der Management-API',
    reference: 'API-Referenz',
  },
};
