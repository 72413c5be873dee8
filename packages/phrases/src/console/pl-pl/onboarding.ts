import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Polish. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Krok {{step}} z {{total}}',
  next: 'Dalej',
  create: 'Utwórz',
  finish: 'Zakończ',
  welcome: {
    title: 'Witamy w Gatehouse',
    text: 'Odpowiedz na kilka pytań o to, co tworzysz. Każde z nich możesz pominąć.',
    project: 'Dla kogo jest Twój projekt?',
    projects: { personal: 'Dla mnie', company: 'Dla firmy' },
    companyName: 'Nazwa firmy',
    stage: 'Na jakim etapie jest Twój produkt?',
    stages: {
      'new-product': 'Nowy produkt',
      'existing-product': 'Istniejący produkt',
      'target-enterprise-ready': 'Przygotowanie dla dużych firm',
    },
    additionalFeatures: 'Co jest dla Ciebie ważne?',
    features: {
      'customize-ui-and-flow': 'Własne strony i kroki logowania',
      compliance: 'Zgodność z przepisami',
      'export-user-data': 'Eksport danych użytkowników',
      'budget-control': 'Kontrola kosztów',
      'bring-own-auth': 'Moje dotychczasowe uwierzytelnianie',
      others: 'Coś innego',
    },
    allowReports: 'Przekazuj informacje o moim korzystaniu z konsoli',
    reportsHelp:
      'Operator tej usługi dowie się, jakie strony otwierasz i jakie pierwsze kroki wykonujesz. Twoje ID i adres e-mail są przekazywane jako skróty. Możesz to zmienić w swoim profilu.',
  },
  tenant: {
    title: 'Utwórz pierwszą dzierżawę',
    text: 'Dzierżawa ma własnych użytkowników, aplikacje i strony logowania. Ta służy do prac deweloperskich i jest bezpłatna.',
    name: 'Nazwa',
    namePlaceholder: 'Mój projekt',
    region: 'Region',
    collaborators: 'Współpracownicy',
    collaboratorsHelp: 'Otrzymają zaproszenie. Naciśnij spację lub Enter, aby dodać adres e-mail.',
  },
  look: {
    title: 'Zaprojektuj stronę logowania',
    text: 'Wszystko możesz zmienić później.',
    inspire: 'Zainspiruj mnie',
    logo: 'Logo',
    color: 'Kolor marki',
    identifier: 'Identyfikator logowania',
    identifiers: { email: 'Adres e-mail', username: 'Nazwa użytkownika' },
    methods: 'Uwierzytelnianie',
    methodNames: { password: 'Hasło', verificationCode: 'Kod weryfikacyjny' },
    social: 'Logowanie społecznościowe',
    demo: 'Demo',
    later: 'Dostępne później',
  },
};
