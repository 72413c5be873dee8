import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in German. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Schritt {{step}} von {{total}}',
  next: 'Weiter',
  create: 'Erstellen',
  finish: 'Abschließen',
  welcome: {
    title: 'Willkommen bei Gatehouse',
    text: 'Beantworten Sie ein paar Fragen zu Ihrem Vorhaben. Jede davon können Sie überspringen.',
    project: 'Für wen ist Ihr Projekt?',
    projects: { personal: 'Für mich', company: 'Für eine Firma' },
    companyName: 'Name der Firma',
    stage: 'Wie weit ist Ihr Produkt?',
    stages: {
      'new-product': 'Ein neues Produkt',
      'existing-product': 'Ein bestehendes Produkt',
      'target-enterprise-ready': 'Vorbereitung auf Großkunden',
    },
    additionalFeatures: 'Was ist Ihnen wichtig?',
    features: {
      'customize-ui-and-flow': 'Eigene Anmeldeseiten und -schritte',
      compliance: 'Compliance',
      'export-user-data': 'Export von Benutzerdaten',
      'budget-control': 'Kostenkontrolle',
      'bring-own-auth': 'Meine vorhandene Authentifizierung',
      others: 'Etwas anderes',
    },
    allowReports: 'Meine Nutzung der Konsole übermitteln',
    reportsHelp:
      'Der Betreiber dieses Dienstes erfährt, welche Seiten Sie öffnen und welche ersten Schritte Sie machen. Ihre ID und E-Mail-Adresse werden gehasht. Sie können das in Ihrem Profil ändern.',
  },
  tenant: {
    title: 'Ersten Mandanten erstellen',
    text: 'Ein Mandant hat eigene Benutzer, Anwendungen und Anmeldeseiten. Dieser ist für die Entwicklung und kostenlos.',
    name: 'Name',
    namePlaceholder: 'Mein Projekt',
    region: 'Region',
    collaborators: 'Mitwirkende',
    collaboratorsHelp:
      'Alle erhalten eine Einladung. Drücken Sie die Leertaste oder Enter, um eine E-Mail-Adresse hinzuzufügen.',
  },
  look: {
    title: 'Anmeldeseite gestalten',
    text: 'Alles lässt sich später ändern.',
    inspire: 'Inspirieren lassen',
    logo: 'Logo',
    color: 'Markenfarbe',
    identifier: 'Benutzer melden sich an mit',
    identifiers: { email: 'E-Mail-Adresse', username: 'Benutzername' },
    methods: 'Authentifizierung',
    methodNames: { password: 'Passwort', verificationCode: 'Bestätigungscode' },
    social: 'Social-Anmeldung',
    demo: 'Demo',
    later: 'Später verfügbar',
  },
};
