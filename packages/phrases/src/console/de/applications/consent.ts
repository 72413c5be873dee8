/** The tab Permissions of a third-party application, in German. */
export const consent = {
  search: 'Name oder Beschreibung',
  permission: 'Berechtigung',
  description: 'Beschreibung',
  api: 'API-Ressource',
  user: {
    title: 'Benutzerdaten',
    text: 'Benutzerdaten, die die Anwendung anfordern kann; bei neuen Anwendungen: {{scopes}}. openid und offline_access sind immer erlaubt. Andere Scopes werden mit invalid_scope abgelehnt.',
    column: 'Benutzerdaten',
    scope: 'Scope',
    add: 'Benutzerdaten hinzufügen',
    addTitle: 'Benutzerdaten für {{name}} hinzufügen',
    addText: 'Benutzer sehen die Daten auf der Zustimmungsseite, bevor sie weitergegeben werden.',
    none: 'Nur openid.',
    removeText:
      'Die Anwendung verliert sofort den Zugriff auf diese Daten, auch wenn Benutzer zugestimmt haben.',
  },
  resource: {
    title: 'API-Berechtigungen',
    text: 'API-Berechtigungen, die die Anwendung anfordern kann. Tokens ohne Organisation enthalten die, denen der Benutzer zugestimmt hat und die er durch eine Rolle hat. APIs ohne Berechtigungen an dieser Stelle werden mit invalid_target abgelehnt.',
    add: 'Berechtigungen hinzufügen',
    addTitle: 'Berechtigungen für {{name}} hinzufügen',
    addText: 'Benutzer sehen die Beschreibungen auf der Zustimmungsseite.',
    none: 'Keine API-Berechtigungen.',
    removeText:
      'Die Anwendung verliert die Berechtigung mit ihrem nächsten Token, auch wenn Benutzer zugestimmt haben.',
  },
  organization: {
    title: 'Organisationsberechtigungen',
    text: 'Berechtigungen der Organisationsvorlage, die die Anwendung anfordern kann. Tokens für eine Organisation enthalten sie, wenn der Benutzer die Organisation auf der Zustimmungsseite ausgewählt hat und die Berechtigung dort hat. Die Anwendung braucht außerdem den Scope urn:logto:scope:organizations.',
    add: 'Organisationsberechtigungen hinzufügen',
    addTitle: 'Organisationsberechtigungen für {{name}} hinzufügen',
    addText: 'Benutzer sehen die Beschreibungen auf der Zustimmungsseite.',
    none: 'Keine Organisationsberechtigungen.',
    removeText:
      'Die Anwendung verliert die Berechtigung mit ihrem nächsten Token, auch wenn Benutzer zugestimmt haben.',
  },
  organizationResource: {
    title: 'API-Berechtigungen in Organisationen',
    text: 'API-Berechtigungen, die die Anwendung für Organisationen anfordern kann. Nur Tokens mit organization_id enthalten sie, und zwar für Organisationen, die der Benutzer auf der Zustimmungsseite ausgewählt hat.',
    add: 'Berechtigungen in Organisationen hinzufügen',
    addTitle: 'API-Berechtigungen in Organisationen für {{name}} hinzufügen',
    addText: 'Benutzer sehen die Beschreibungen auf der Zustimmungsseite.',
    none: 'Keine API-Berechtigungen in Organisationen.',
    removeText:
      'Die Anwendung verliert die Berechtigung mit ihrem nächsten Token, auch wenn Benutzer zugestimmt haben.',
  },
  remove: 'Entfernen',
  removeTitle: '{{name}} entfernen?',
  scopes: {
    profile: 'Name, Benutzername und Profilbild',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    address: 'Postanschrift',
    custom_data: 'Zusatzdaten',
    identities: 'Verknüpfte Konten',
    roles: 'Rollen',
    organizations: 'Organisationen',
    organizationRoles: 'Organisationsrollen',
  },
};
