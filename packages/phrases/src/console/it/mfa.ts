import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in Italian. */
export const mfa: Translation<'mfa'> = {
  title: 'Autenticazione a più fattori',
  description: 'Aggiungi un secondo passaggio all’accesso.',
  factors: {
    title: 'Fattori',
    text: 'Secondi fattori che gli utenti possono configurare. Se non ne selezioni nessuno, l’accesso ha un solo passaggio.',
    label: 'Secondi fattori',
    options: {
      Totp: 'App di autenticazione',
      WebAuthn: 'Passkey o chiave di sicurezza',
      EmailVerificationCode: 'Codice via e-mail',
      PhoneVerificationCode: 'Codice via SMS',
      BackupCode: 'Codici di riserva',
    },
    help: {
      Totp: 'Un codice di 6 cifre generato da un’app di autenticazione.',
      WebAuthn:
        'L’impronta, il volto o il PIN di un dispositivo, o una chiave di sicurezza. Resistente al phishing.',
      EmailVerificationCode:
        'Un codice inviato all’indirizzo e-mail dell’account. Non disponibile finché i codici via e-mail sono un metodo di accesso.',
      PhoneVerificationCode:
        'Un codice inviato al numero di telefono dell’account. Non disponibile finché i codici via SMS sono un metodo di accesso.',
      BackupCode:
        'Dieci codici monouso che sostituiscono un fattore perso. Vengono creati con il primo altro fattore.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} utente deve configurare un secondo fattore',
    toSetUp_many: '{{count}} di utenti devono configurare un secondo fattore',
    toSetUp_other: '{{count}} utenti devono configurare un secondo fattore',
    toSetUpText: 'Lo configureranno al prossimo accesso.',
    noLongerAsked_one: '{{count}} utente non usa più un secondo fattore',
    noLongerAsked_many: '{{count}} di utenti non usano più un secondo fattore',
    noLongerAsked_other: '{{count}} utenti non usano più un secondo fattore',
    noLongerAskedText: 'D’ora in poi accedono con un solo passaggio.',
    confirm: 'Salva modifiche',
  },
  policy: {
    title: 'Criteri',
    text: 'Quando agli utenti viene chiesto di configurare un secondo fattore. Chi ne ha uno lo usa a ogni accesso.',
    label: 'Secondo fattore',
    options: {
      UserControlled: 'Facoltativo, proposto una volta alla registrazione o all’accesso',
      PromptOnlyAtSignIn: 'Facoltativo, proposto al prossimo accesso',
      NoPrompt: 'Facoltativo, mai proposto',
      Mandatory: 'Obbligatorio alla registrazione',
      PromptOnlyAtSignInMandatory: 'Obbligatorio al prossimo accesso',
    },
    help: {
      UserControlled:
        'Viene proposto ai nuovi utenti dopo la registrazione, a quelli esistenti al prossimo accesso. Possono scegliere «Non ora» e non viene più proposto.',
      PromptOnlyAtSignIn:
        'Non viene proposto alla registrazione, solo al prossimo accesso. Gli utenti possono scegliere «Non ora» e non viene più proposto.',
      NoPrompt:
        'Non viene mai proposto agli utenti. Un amministratore può aggiungere un fattore per un utente.',
      Mandatory:
        'I nuovi utenti configurano un fattore prima della creazione dell’account. Gli utenti esistenti che non ne hanno uno lo configurano al prossimo accesso.',
      PromptOnlyAtSignInMandatory:
        'I nuovi utenti si registrano senza secondo fattore. Chi non ne ha uno lo configura al prossimo accesso.',
    },
  },
  adaptive: {
    title: 'MFA adattiva',
    text: 'Richiede un secondo fattore solo quando serve.',
    label: 'Considera attendibili i dispositivi ricordati',
    help: 'Dopo un secondo fattore, gli utenti possono far ricordare il browser per 30 giorni. Il fattore viene chiesto di nuovo in un altro browser, da un altro paese o quando un accesso sembra insolito.',
    needsPolicy: 'Scegli prima un criterio che richieda un secondo fattore.',
  },
  organizations: {
    title: 'Organizzazioni che richiedono un secondo fattore',
    text: 'Un’organizzazione lo richiede nelle proprie impostazioni. I membri che non ne hanno uno non hanno accesso a quell’organizzazione.',
    label: 'Membri senza secondo fattore',
    options: {
      Mandatory: 'Lo configurano all’accesso',
      NoPrompt: 'Accedono senza',
    },
    help: {
      Mandatory: 'Non possono saltare il passaggio, qualunque sia il criterio per tutti gli utenti.',
      NoPrompt: 'Il criterio per tutti gli utenti decide se viene proposto.',
    },
  },
};
