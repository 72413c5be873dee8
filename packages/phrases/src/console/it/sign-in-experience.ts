import type { Translation } from '../translated.ts';
import { branding } from './sign-in-experience/branding.ts';
import { content } from './sign-in-experience/content.ts';
import { passwordPolicy } from './sign-in-experience/password-policy.ts';
import { problems } from './sign-in-experience/problems.ts';
import { security } from './sign-in-experience/security.ts';
import { signUpAndSignIn } from './sign-in-experience/sign-up-and-sign-in.ts';

/** How end users sign in: branding, methods, texts, passwords and limits, in Italian. */
export const signInExperience: Translation<'signInExperience'> = {
  title: 'Esperienza di accesso',
  description: 'Branding, metodi di accesso, testi, criteri password e sicurezza delle pagine di accesso.',
  tabs: {
    branding: 'Branding',
    'sign-up-and-sign-in': 'Registrazione e accesso',
    content: 'Contenuti',
    'password-policy': 'Criteri password',
    'profile-fields': 'Campi profilo',
    security: 'Sicurezza',
    'account-center': 'Centro account',
  },
  accountCenter: {
    title: 'Centro account',
    text: 'Permetti agli utenti di visualizzare e modificare il proprio account nella pagina dell’account o nelle tue applicazioni tramite l’Account API.',
    enabled: 'Consenti agli utenti di gestire il proprio account',
    enabledHelp:
      'Se disattivato, non c’è la pagina dell’account e ogni chiamata all’Account API viene rifiutata.',
    page: 'Pagina dell’account',
    pageHelp:
      'Inserisci un link a questa pagina nelle tue applicazioni. Mostra il branding del tenant e gli utenti vi accedono come a un’applicazione.',
    css: 'Stili della pagina dell’account',
    cssText:
      'CSS personalizzato per la pagina dell’account. Il CSS delle pagine di accesso non vale per questa pagina.',
    off: 'Il centro account è disattivato. Queste impostazioni valgono da quando lo attivi.',
    allHidden: 'Tutto è nascosto, quindi la pagina dell’account è vuota.',
    editAll: 'Rendi tutto modificabile',
    fields: 'Parti dell’account',
    fieldsText:
      'Che cosa gli utenti possono vedere e modificare. Le applicazioni hanno bisogno anche dello scope di ogni parte.',
    controls: { Off: 'Nascosto', ReadOnly: 'Sola lettura', Edit: 'Modificabile' },
    parts: {
      name: 'Nome',
      avatar: 'Avatar',
      profile: 'Profilo',
      email: 'Indirizzo e-mail',
      phone: 'Numero di telefono',
      password: 'Password',
      username: 'Nome utente',
      social: 'Account collegati',
      customData: 'Dati personalizzati',
      mfa: 'Secondi fattori',
      passkey: 'Passkey',
      session: 'Sessioni e accessi concessi',
    },
    shown: 'Campi del profilo nella pagina dell’account',
    shownText:
      'Gli utenti hanno bisogno anche dell’accesso alla parte a cui appartiene il campo: profilo o dati personalizzati.',
    shownOptions: { all: 'Tutti', some: 'Selezionati' },
    shownHelp: {
      all: 'I campi standard e tutti i campi della scheda Campi profilo, nell’ordine di quella scheda.',
      some: 'Solo i campi della scheda Campi profilo che selezioni, nell’ordine che scegli qui.',
    },
    show: 'Mostra',
    showField: 'Mostra {{name}}',
    pages: 'Pagine dell’account personalizzate',
    pagesText: 'Per le pagine dell’account che crei con l’Account API.',
    origins: 'Origini che usano passkey',
    originsHelp:
      'Una per riga. Le pagine di queste origini possono configurare e usare le passkey di questo tenant.',
    deletion: 'Pagina per l’eliminazione dell’account',
    deletionHelp: 'La tua pagina in cui gli utenti richiedono l’eliminazione dell’account.',
  },
  preview: {
    title: 'Anteprima',
    frame: 'Anteprima della pagina di accesso',
    enlarge: 'Ingrandisci',
    device: 'Dispositivo',
    desktop: 'Desktop',
    mobile: 'Mobile',
    scheme: 'Colori',
    light: 'Chiaro',
    dark: 'Scuro',
    screen: 'Pagina',
    screens: {
      'sign-in': 'Accesso',
      password: 'Password',
      code: 'Codice',
      mfa: 'Secondo fattore',
      passkey: 'Nuova passkey',
      register: 'Registrazione',
      'extra-profile': 'Campi profilo',
      terms: 'Termini di utilizzo',
      'reset-password': 'Reimpostazione password',
      'new-password': 'Nuova password',
      'single-sign-on': 'Single Sign-On',
      consent: 'Consenso',
      account: 'Pagina dell’account',
    },
    language: 'Lingua',
    browserLanguage: 'Lingua del browser',
    customUi:
      'Questo tenant usa una UI di accesso personalizzata, che qui non può essere mostrata in anteprima.',
  },
  lockOut: {
    title_one: 'Escludere {{count}} utente dall’accesso?',
    title_many: 'Escludere {{count}} di utenti dall’accesso?',
    title_other: 'Escludere {{count}} utenti dall’accesso?',
    text: 'Ora possono accedere. Con questa modifica perdono l’ultimo metodo di accesso e restano esclusi finché un amministratore non ne fornisce un altro.',
    people_one: '{{count}} utente non potrà più accedere.',
    people_many: '{{count}} di utenti non potranno più accedere.',
    people_other: '{{count}} utenti non potranno più accedere.',
    confirm: 'Salva ed escludi utenti',
  },
  ...branding,
  ...signUpAndSignIn,
  ...content,
  ...passwordPolicy,
  ...security,
  problems,
};
