/** The tab Access of an application, in German. */
export const access = {
  badge: 'Zugriff beschränkt',
  title: 'Zugriff',
  text: 'Legen Sie fest, welche Benutzer sich bei dieser Anwendung anmelden können. Änderungen werden sofort gespeichert.',
  label: 'Nur Benutzer auf der Liste unten',
  isOpen: 'Alle Benutzer dieses Mandanten können die Anwendung verwenden.',
  isLimited: 'Alle anderen Benutzer sehen eine Seite mit dem Hinweis, dass sie keinen Zugriff haben.',
  empty:
    'Alle Benutzer dieses Mandanten können die Anwendung verwenden. Um den Zugriff zu beschränken, fügen Sie der Liste zuerst Benutzer, Rollen oder Organisationen hinzu.',
  limit: {
    title: 'Zugriff auf {{name}} beschränken?',
    text: 'Benutzer, die nicht auf der Liste stehen, können sich dort nicht mehr anmelden. Sind sie schon angemeldet, erhalten sie keine neuen Tokens; Zugriffstokens für APIs bleiben gültig, bis sie ablaufen.',
    confirm: 'Zugriff beschränken',
  },
  open: {
    title: '{{name}} für alle Benutzer öffnen?',
    text: 'Die Liste bleibt erhalten, damit Sie den Zugriff wieder beschränken können.',
    confirm: 'Für alle öffnen',
  },
  list: {
    title: 'Zugriffsliste',
    open: 'Wirkt erst, wenn der Zugriff beschränkt ist.',
    limited:
      'Ein Benutzer muss mindestens einem Eintrag entsprechen. Änderungen gelten ab der nächsten Anmeldung und dem nächsten Token.',
  },
  users: {
    label: 'Benutzer',
    none: 'Keine Benutzer.',
    add: 'Benutzer hinzufügen',
    addTitle: 'Benutzer zur Liste hinzufügen',
  },
  roles: {
    label: 'Rollen',
    help: 'Alle Benutzer mit einer dieser Rollen.',
    none: 'Keine Rollen.',
    add: 'Rollen hinzufügen',
    addTitle: 'Rollen zur Liste hinzufügen',
    users_one: '{{count}} Benutzer',
    users_other: '{{count}} Benutzer',
  },
  organizations: {
    label: 'Organisationen',
    help: 'Mitglieder einer dieser Organisationen oder nur jene, die dort bestimmte Rollen haben.',
    none: 'Keine Organisationen.',
    add: 'Organisationen hinzufügen',
    addTitle: 'Organisationen zur Liste hinzufügen',
    addDescription:
      'Wenn Sie Rollen wählen, gilt das nur für Mitglieder, die eine davon in der Organisation haben.',
    all: 'Alle Mitglieder',
    withRoles: 'Mitglieder mit der Rolle {{roles}}',
  },
  last: {
    title: 'Der letzte Eintrag kann nicht entfernt werden',
    text: 'Mit einer leeren Liste könnte sich kein Benutzer anmelden. Fügen Sie zuerst einen anderen Eintrag hinzu, oder schalten Sie „{{label}}“ aus, um die Anwendung für alle Benutzer zu öffnen.',
  },
  showAll: '{{count}} weitere anzeigen',
  removeText:
    'Benutzer, die keinem anderen Eintrag entsprechen, verlieren den Zugriff mit der nächsten Anmeldung oder dem nächsten Token.',
  removeConfirm: 'Aus der Liste entfernen',
  noneTitle: 'Der Zugriff kann nicht beschränkt werden',
  noneText:
    'Integrierte Anwendungen stehen allen Benutzern offen, und Machine-to-Machine-Anwendungen haben keine Benutzer.',
};
