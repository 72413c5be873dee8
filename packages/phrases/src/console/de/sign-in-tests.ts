import type { Translation } from '../translated.ts';

/** Test sign-in: a sign-in that creates and changes nothing, and its result, in German. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Anmeldung testen',
  title: 'Anmeldung mit {{name}} testen',
  description: 'Es wird nichts erstellt oder geändert. Getestet werden die gespeicherten Einstellungen.',
  starting: 'Der Test wird gestartet…',
  waiting: 'Warten auf die Anmeldung…',
  waitingText: 'Melden Sie sich im neuen Fenster beim Anbieter an. Das Ergebnis erscheint hier.',
  blocked: 'Der Browser hat das Fenster blockiert',
  blockedText:
    'Öffnen Sie den Test stattdessen in einem neuen Tab. Der Link funktioniert einmal und ist 10 Minuten gültig.',
  closed: 'Das Testfenster wurde möglicherweise geschlossen',
  closedText: 'Wenn es noch offen ist, fahren Sie dort fort. Andernfalls starten Sie den Test noch einmal.',
  open: 'Test in neuem Tab öffnen',
  callback: 'Callback-URL',
  callbackHelp:
    'Wenn der Anbieter einen Fehler zur Umleitungs-URI oder Antwort-URL anzeigt, registrieren Sie dort genau diese URL.',
  again: 'Erneut testen',
  close: 'Schließen',
  page: {
    title: 'Testergebnis',
    reading: 'Das Ergebnis wird gelesen…',
    ended: 'Dieser Test ist beendet',
    endedText:
      'Ein Test funktioniert einmal, 10 Minuten lang und nur in dem Browser, in dem er gestartet wurde. Starten Sie in der Konsole einen neuen.',
    shared:
      'Das Ergebnis wird auch in dem Fenster angezeigt, in dem Sie den Test gestartet haben. Dieses können Sie schließen.',
  },
  application: {
    title: 'Anmeldung bei {{name}} testen',
    description:
      'Die Seiten und Schritte sind dieselben wie bei Ihren Benutzern. Es wird nichts erstellt oder geändert, und die Anwendung erhält nichts.',
    waitingText:
      'Melden Sie sich im neuen Fenster als Benutzer der Anwendung an. Das Ergebnis erscheint hier.',
    barred: 'Der Benutzer hat keinen Zugriff',
    barredText:
      'Der Zugriff auf die Anwendung ist beschränkt, und dieser Benutzer gehört nicht zu den zugelassenen.',
    signsIn: 'Die Anwendung würde die Claims von {{name}} erhalten.',
    registers: 'Ein neues Konto würde erstellt, und die Anwendung würde dessen Claims erhalten.',
    noNameId:
      'Das Konto hat keine E-Mail-Adresse für die Name-ID, daher würde der Service Provider einen Fehler erhalten. Wählen Sie ein anderes Name-ID-Format, oder fügen Sie eine E-Mail-Adresse hinzu.',
    newUser: 'Ein neues Konto',
    course: 'Anmeldung',
    rows: {
      user: 'Benutzer',
      methods: 'Authentifizierungsmethoden',
      mfa: 'Zweiter Faktor',
      access: 'Zugriffskontrolle',
      consent: 'Zustimmung',
      changes: 'Änderungen bei einer echten Anmeldung',
      scripts: 'Im Test nicht ausgeführt',
    },
    mfa: {
      verified: 'Bestätigt',
      none: 'Nicht erforderlich',
      adds: 'Eingerichtet, aber nicht gespeichert: {{factors}}',
    },
    access: {
      all: 'Alle Benutzer können die Anwendung verwenden',
      allowed: 'Der Zugriff ist beschränkt, und dieser Benutzer ist zugelassen',
      refused: 'Der Zugriff ist beschränkt, und dieser Benutzer ist nicht zugelassen',
    },
    consent: {
      asked: 'Der Benutzer würde gefragt, sofern er nicht bereits zugestimmt hat',
      none: 'Eigene Anwendungen bitten nicht um Zustimmung',
    },
    changes: {
      none: 'Keine',
      Registers: 'Ein neues Konto',
      LinksIdentity: 'Ein verknüpftes Konto des Identitätsanbieters',
      ChangesProfile: 'Neue Profildaten',
      SetsPassword: 'Ein neues Passwort',
      AgreesToTerms: 'Zustimmung zu den Nutzungsbedingungen',
      JoinsOrganizations:
        'Mitgliedschaft in Organisationen, sofern die Just-in-time-Bereitstellung den Benutzer einschließt',
      TrustsDevice: 'Ein vertrauenswürdiges Gerät',
    },
    scripts: {
      AccessTokenClaims: 'Das Skript für Claims von Zugriffstokens, das Claims hinzufügen kann',
      PostFirstFactorVerification: 'Die Aktion nach einem falschen Passwort',
      PostSignIn: 'Die Aktion nach der Anmeldung, die sie ablehnen kann',
    },
    idToken: 'ID-Token',
    idTokenText: 'Mit allen Scopes, die die Anwendung anfordern kann: {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'Die Antwort des Userinfo-Endpunkts.',
    accessToken: 'Zugriffstoken für {{name}}',
    accessTokenText: 'Mit allen Berechtigungen, die der Benutzer für diese API-Ressource hat.',
    accessTokens: 'Zugriffstokens',
    noRolesYet:
      'Ein neuer Benutzer hat nur die Standardrollen. Welche Berechtigungen er hat, hängt von ihnen ab.',
    noResource:
      'Der Benutzer hat keine Berechtigungen für eine API-Ressource, daher ist das Zugriffstoken opak: Es funktioniert nur für den Userinfo-Endpunkt und die Account-API.',
    nameId: 'Name-ID',
    attributes: 'Attribute',
    attributesText: 'Die Attribute der Assertion mit den Namen aus der Attributzuordnung.',
    noValue: 'Kein Wert',
  },
  passed: 'Die Anmeldung funktioniert',
  failed: 'Anmeldung fehlgeschlagen',
  reason: 'Details: {{reason}}',
  account: {
    title: 'Konto',
    SignsIn: 'Der Benutzer würde bei einem Konto angemeldet, das bereits verknüpft ist.',
    Links:
      'Das Konto mit derselben E-Mail-Adresse oder Telefonnummer würde verknüpft und der Benutzer dort angemeldet.',
    AsksToLink:
      'Es gibt ein Konto mit derselben E-Mail-Adresse oder Telefonnummer. Der Benutzer müsste sie bestätigen, bevor die Konten verknüpft werden.',
    Registers: 'Es gibt kein passendes Konto. Ein neues würde erstellt.',
    Refused:
      'Es gibt kein passendes Konto, und die Registrierung ist ausgeschaltet. Der Benutzer könnte sich nicht anmelden.',
    user: 'Benutzer',
  },
  notes: {
    title: 'Außerdem zu prüfen',
    EmailNotVerified:
      'Der Anbieter hat eine E-Mail-Adresse gesendet, gibt aber nicht an, dass sie bestätigt ist. Sie wird daher nicht verwendet. Schalten Sie die Einstellung, mit der ihr trotzdem vertraut wird, nur ein, wenn der Anbieter Adressen bestätigt.',
    NotOffered:
      'Der Connector wird auf der Anmeldeseite noch nicht angezeigt. Fügen Sie ihn in der Benutzeranmeldung hinzu.',
    SsoTurnedOff:
      'Enterprise-SSO ist in der Benutzeranmeldung ausgeschaltet, daher gelangen keine Benutzer zu diesem Connector.',
    NoDomains: 'Der Connector hat noch keine E-Mail-Domains, daher gelangen keine Benutzer zu ihm.',
    UserSuspended: 'Dieser Benutzer ist gesperrt und könnte sich nicht anmelden.',
  },
  profile: {
    title: 'Profil',
    text: 'Wie die Antwort dem Profil des Benutzers zugeordnet wird.',
    id: 'ID beim Anbieter',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    name: 'Name',
    avatar: 'Profilbild',
    missing: 'Nicht gesendet',
  },
  sent: 'Antwort des Anbieters',
  sentText:
    'Die Claims oder Attribute des Benutzers, so wie sie angekommen sind. Sie werden nicht gespeichert.',
  faults: {
    AccessDenied:
      'Der Zugriff wurde beim Anbieter verweigert. Melden Sie sich mit einem Konto an, das dort der Anwendung zugewiesen ist, oder versuchen Sie es noch einmal und erlauben Sie den Zugriff.',
    Client:
      'Der Anbieter akzeptiert die Client-ID oder das Client-Secret nicht. Kopieren Sie beide erneut vom Anbieter.',
    CallbackUrl:
      'Beim Anbieter ist eine andere Callback-URL registriert. Registrieren Sie dort genau die URL, die diese Seite anzeigt, bei SAML als Assertion Consumer Service (Antwort-URL).',
    Scope:
      'Der Anbieter kennt einen der angeforderten Scopes nicht. Prüfen Sie den Scope in den Einstellungen.',
    Code: 'Der Anbieter hat seinen eigenen Code abgelehnt. Prüfen Sie, ob die Callback-URL genau wie angezeigt registriert ist, und versuchen Sie es noch einmal.',
    Issuer:
      'Die Antwort kommt von einem anderen Aussteller, als in den Einstellungen steht. Kopieren Sie den Aussteller oder die Entity-ID des Identitätsanbieters genau so, wie der Anbieter sie anzeigt.',
    Audience:
      'Die Antwort ist für eine andere Audience bestimmt. Prüfen Sie beim Anbieter die Client-ID oder, bei SAML, die Audience (unsere Entity-ID).',
    Clock:
      'Die Antwort ist noch nicht gültig oder bereits abgelaufen. Prüfen Sie, ob die Uhren des Anbieters und dieses Servers richtig gehen.',
    Signature:
      'Die Signatur stimmt nicht. Vielleicht hat der Anbieter ein neues Signaturzertifikat oder einen neuen Schlüssel: Aktualisieren Sie das Zertifikat oder die Metadaten in den Einstellungen.',
    Encryption:
      'Die Assertion kann nicht entschlüsselt werden. Schalten Sie die Verschlüsselung beim Anbieter aus, oder schalten Sie sie hier ein und geben Sie dem Anbieter erneut unsere Metadaten.',
    OtherSignIn: 'Die Antwort gehört zu einer anderen Anmeldung. Starten Sie den Test noch einmal.',
    MissingId:
      'Die Antwort enthält keine dauerhafte ID des Benutzers. Ordnen Sie der ID ein Attribut zu, oder lassen Sie den Anbieter eine persistente Name-ID senden.',
    Refused: 'Der Anbieter hat die Anmeldung abgelehnt. Den Grund sehen Sie unten.',
    Unreachable:
      'Der Anbieter hat nicht geantwortet. Prüfen Sie die URLs in den Einstellungen und ob dieser Server den Anbieter erreichen kann.',
    ServerCertificate:
      'Das TLS-Zertifikat des Anbieters ist ungültig. Daher wurde keine Verbindung hergestellt.',
    ForbiddenAddress:
      'Anfragen an diese Adresse sind nicht erlaubt. Verwenden Sie eine öffentliche URL, oder lassen Sie die Adresse vom Betreiber freigeben.',
    Settings:
      'Die Einstellungen sind unvollständig oder passen nicht zusammen. Prüfen und speichern Sie sie, und versuchen Sie es dann noch einmal.',
    Response: 'Die Antwort entspricht nicht dem Protokoll. Die Details stehen unten.',
    EmailMissing:
      'Die Antwort enthält keine verwendbare E-Mail-Adresse. Ordnen Sie der E-Mail-Adresse ein Attribut zu, oder fordern Sie den Scope an, der sie enthält.',
    EmailNotOfDomain:
      'Die E-Mail-Adresse gehört zu keiner Domain dieses Connectors. Fügen Sie die Domain hinzu, oder melden Sie sich mit einem anderen Konto an.',
    EmailHeld:
      'Die E-Mail-Adresse gehört zu einem Konto, das mit einer anderen Identität dieses Anbieters verknüpft ist. Wenn die Adresse neu vergeben wurde, heben Sie die Verknüpfung mit dieser Identität auf.',
  },
};
