import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Polish. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Pierwsze kroki',
  description: 'Skonfiguruj logowanie w swoich aplikacjach.',
  steps: {
    label: 'Kroki',
    demo: {
      title: 'Wypróbuj demo',
      description:
        'Zarejestruj się w aplikacji demonstracyjnej tej dzierżawy i zobacz, jakie tokeny otrzymuje.',
      action: 'Otwórz demo',
    },
    application: {
      title: 'Utwórz swoją aplikację',
      description: 'Wybierz framework. Przewodnik pokaże działający kod z Twoimi identyfikatorami.',
      action: 'Utwórz aplikację',
    },
    email: {
      title: 'Skonfiguruj e-mail',
      description: 'Kody, zaproszenia i linki wysyła konektor.',
      sent: 'Kody, zaproszenia i linki są dostarczane.',
      kept: 'Wiadomości nie są jeszcze dostarczane. Kody, zaproszenia i linki pozostają w skrzynce deweloperskiej.',
      nothing: 'Nie można jeszcze wysyłać wiadomości, więc użytkownicy nie otrzymują kodów ani zaproszeń.',
      action: 'Skonfiguruj e-mail',
      inbox: 'Otwórz skrzynkę',
    },
    api: {
      title: 'Zabezpiecz API',
      description: 'Zarejestruj API, które wywołuje Twoja aplikacja, i jego uprawnienia.',
      action: 'Utwórz zasób API',
    },
    role: {
      title: 'Utwórz rolę',
      description:
        'Role dają użytkownikom i aplikacjom machine-to-machine uprawnienia do Twoich interfejsów API.',
      action: 'Utwórz rolę',
    },
  },
  addresses: {
    title: 'Adresy URL',
    description: 'Do bibliotek klienckich i skryptów.',
    endpoint: 'Punkt końcowy',
    issuer: 'Wystawca',
    discovery: 'Discovery',
    management: 'Zasób Management API',
    reference: 'Dokumentacja API',
  },
};
