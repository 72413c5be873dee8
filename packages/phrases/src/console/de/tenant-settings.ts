import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in German. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Name und Umgebung dieses Mandanten.',
  general: {
    title: 'Allgemein',
    description: 'Region und Umgebung können später nicht geändert werden.',
    id: 'Mandanten-ID',
    name: 'Name',
    nameHelp: 'Nur für Administratoren sichtbar.',
    region: 'Region',
    tag: 'Umgebung',
    created: 'Erstellt',
  },
  delete: {
    title: 'Mandanten löschen',
    description: 'Seine Benutzer können sich ab sofort nicht mehr anmelden.',
    action: 'Mandanten löschen',
    confirmTitle: '{{name}} löschen?',
    confirmText:
      'Alle Benutzer, Anwendungen und Einstellungen dieses Mandanten werden gelöscht. Nur der Betreiber dieses Dienstes kann ihn wiederherstellen, 7 Tage lang.',
    host: 'Anmeldung und APIs unter {{host}} funktionieren nicht mehr.',
    members_one: '{{count}} anderer Administrator verliert den Zugriff.',
    members_other: '{{count}} andere Administratoren verlieren den Zugriff.',
    blockedTitle: 'Dieser Mandant kann noch nicht gelöscht werden',
    blockedText: 'Klären Sie zuerst Folgendes:',
    blockers: {
      paid_plan: 'Er hat einen kostenpflichtigen Tarif. Wechseln Sie zum kostenlosen Tarif.',
      inactive_subscription: 'Sein Abonnement ist nicht aktiv. Aktualisieren Sie die Zahlungsmethode.',
      open_invoice: 'Er hat eine offene Rechnung. Bezahlen Sie sie.',
    },
  },
};
