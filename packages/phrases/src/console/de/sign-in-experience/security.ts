/** The tab Security, in German. */
export const security = {
  security: {
    minutes: 'Minuten',
    days: 'Tage',
    usernames: {
      title: 'Benutzernamen',
      text: 'Regeln für Benutzernamen, die Benutzer wählen. Sie gelten nicht für vorhandene oder von Administratoren festgelegte Benutzernamen.',
      min: 'Mindestlänge',
      max: 'Höchstlänge',
      characters: 'Erlaubte Zeichen',
      charactersHelp:
        'Ein Benutzername beginnt mit einem Buchstaben oder Unterstrich. Punkte und Bindestriche dürfen nicht am Anfang, am Ende oder nebeneinander stehen.',
      groups: {
        lowercase: 'Kleinbuchstaben (a–z)',
        uppercase: 'Großbuchstaben (A–Z)',
        numbers: 'Ziffern (0–9)',
        underscore: 'Unterstriche (_)',
        dot: 'Punkte (.)',
        hyphen: 'Bindestriche (-)',
      },
      case: 'Groß- und Kleinschreibung unterscheiden',
      caseHelp:
        '„Anna“ und „anna“ sind verschiedene Benutzer. Benutzer müssen ihren Benutzernamen genau eingeben.',
      conflicts_one:
        '{{count}} Benutzername existiert in unterschiedlicher Groß- und Kleinschreibung: {{names}}. Benennen Sie diese Benutzer zuerst um oder löschen Sie sie.',
      conflicts_other:
        '{{count}} Benutzernamen existieren in unterschiedlicher Groß- und Kleinschreibung, zum Beispiel {{names}}. Benennen Sie diese Benutzer zuerst um oder löschen Sie sie.',
    },
    expiration: {
      title: 'Passwortablauf',
      text: 'Benutzer mit abgelaufenem Passwort wählen ein neues, wenn sie sich das nächste Mal damit anmelden. Andere Anmeldemethoden sind nicht betroffen.',
      enabled: 'Passwörter ablaufen lassen',
      enabledHelp:
        'Aktuelle Empfehlungen (NIST SP 800-63B) raten davon ab. Schalten Sie es ein, wenn eine Vorschrift es verlangt.',
      days: 'Ablauf nach',
      daysHelp: '1 bis 3.650 Tage nach dem Festlegen des Passworts.',
    },
    lockout: {
      title: 'Blockierung',
      text: 'Blockiert eine Kennung nach Fehlversuchen. Browser, die sich schon bei dem Konto angemeldet haben, werden getrennt gezählt.',
      attempts: 'Fehlversuche',
      attemptsHelp: 'Innerhalb einer Stunde.',
      duration: 'Dauer der Blockierung',
      durationHelp: 'Auf der Seite des Benutzers können Sie die Blockierung vorher aufheben.',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'Hält Bots auf, bevor Passwörter geprüft, Codes gesendet und Konten erstellt werden.',
      enabled: 'CAPTCHA verlangen',
      enabledHelp:
        'Einmal pro Anmeldung oder Registrierung. Wenn der Anbieter nicht erreichbar ist, können sich Benutzer nicht anmelden.',
      missing:
        'Es ist kein Anbieter eingerichtet, daher wird kein CAPTCHA verlangt. Ergänzen Sie unten dessen Schlüssel.',
      provider: 'CAPTCHA-Anbieter',
      providerText:
        'Schlüssel aus Ihrem Konto beim Anbieter. Speichern Sie sie, bevor Sie ein CAPTCHA verlangen.',
      service: 'Anbieter',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'Websiteschlüssel',
      secrets: { Turnstile: 'Geheimer Schlüssel', RecaptchaEnterprise: 'API-Schlüssel' },
      projectId: 'Google-Cloud-Projekt-ID',
      mode: 'Modus',
      modes: { invisible: 'Unsichtbar', checkbox: 'Kontrollkästchen' },
      domain: 'Host des Skripts',
      domainHelp: 'recaptcha.net funktioniert auch dort, wo google.com blockiert ist.',
      remove: 'Anbieter entfernen',
      removeTitle: 'CAPTCHA-Anbieter entfernen?',
      removeText:
        'Seine Schlüssel werden gelöscht, und es wird kein CAPTCHA verlangt, bis Sie wieder einen Anbieter hinzufügen.',
    },
    codes: {
      title: 'Bestätigungscodes',
      text: 'Für Codes, die per E-Mail und SMS gesendet werden.',
      lifetime: 'Gültigkeitsdauer',
      lifetimeHelp: '1 bis 60 Minuten.',
      attempts: 'Versuche',
      attemptsHelp: 'Nach so vielen falschen Eingaben ist der Code ungültig.',
    },
    sessions: {
      title: 'Sitzungen',
      text: 'Wie lange ein Browser angemeldet bleibt. Änderungen gelten für neue Sitzungen.',
      idle: 'Inaktivitäts-Timeout',
      idleHelp: 'Beginnt mit jeder Anmeldung bei einer Anwendung von vorn.',
      absolute: 'Maximale Dauer',
      absoluteHelp:
        'Beginnt mit der Anmeldung und gilt auch, wenn die Sitzung verwendet wird. Wenn leer, gibt es keine Grenze.',
    },
    emails: {
      title: 'E-Mail-Adressen',
      text: 'Mit welchen E-Mail-Adressen sich Benutzer registrieren können und welche sie ihrem Konto hinzufügen können.',
      subaddressing: 'Subadressen ablehnen',
      subaddressingHelp: 'Zum Beispiel ada+shop@example.com.',
      customAllowlist: 'Positivliste',
      customAllowlistHelp: 'Wenn ausgefüllt, werden alle anderen Adressen abgelehnt. Ein Eintrag pro Zeile.',
      customBlocklist: 'Sperrliste',
      customBlocklistHelp: 'ada@example.com, @example.com oder @*.example.com. Ein Eintrag pro Zeile.',
      wrong: 'Geben Sie eine E-Mail-Adresse oder eine Domain wie @example.com ein.',
    },
  },
};
