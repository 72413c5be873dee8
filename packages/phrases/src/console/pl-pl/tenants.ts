import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in Polish. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'Utwórz pierwszą dzierżawę',
    text: 'Dzierżawa ma własnych użytkowników, aplikacje i strony logowania. Utwórz teraz dzierżawę deweloperską, a później produkcyjną.',
    create: 'Utwórz dzierżawę',
  },
  invitations: {
    title: 'znajdź swoje dzierżawy',
    text: 'Masz zaproszenia do tych dzierżaw. Dołącz do jednej z nich lub utwórz własną.',
    from: 'Zaprasza {{name}}',
    join: 'Dołącz',
    create: 'Utwórz nową dzierżawę',
  },
  suspended: {
    title: 'Dzierżawa {{name}} jest zawieszona',
    users:
      'Użytkownicy nie mogą logować się w jej aplikacjach. Nic nie przepadło: ich konta i sesje są zachowane.',
    administrators:
      'Jej ustawień nie można zmienić, dopóki zawieszenie nie zostanie cofnięte. Jeśli uważasz, że to pomyłka, skontaktuj się z nami.',
    contact: 'Skontaktuj się z nami',
    pay: 'Opłać zaległe faktury, a następnie skontaktuj się z nami, aby cofnąć zawieszenie.',
    others: 'Twoje inne dzierżawy',
  },
  create_modal: {
    title: 'Tworzenie dzierżawy',
    description: 'Dzierżawa ma własnych użytkowników i własny host.',
    name: 'Nazwa',
    namePlaceholder: 'Mój projekt',
    region: 'Region',
    purpose: 'Przeznaczenie',
    submit: 'Utwórz dzierżawę',
    tenant_created: 'Dzierżawa została utworzona.',
    invitation_failed: 'Zaproszeń nie wysłano. Możesz zaprosić współpracowników później.',
  },
  tags: { development: 'Deweloperskie', production: 'Produkcyjne' },
  tagHelp: {
    development: 'Bezpłatnie, do testów. Nie dla prawdziwych użytkowników.',
    production: 'Dla prawdziwych użytkowników. Następnie wybierzesz plan.',
  },
  production: {
    title: 'Nie masz jeszcze dzierżawy produkcyjnej',
    text: 'Dzierżawy deweloperskie służą do testów. Zanim zalogują się prawdziwi użytkownicy, utwórz dzierżawę produkcyjną.',
    create: 'Utwórz dzierżawę produkcyjną',
  },
  migration: {
    title: 'Przeznaczenie: {{tag}}',
    development:
      'Ta dzierżawa służy teraz do prac deweloperskich i testów. Dla prawdziwych użytkowników utwórz inną.',
    production: 'Ta dzierżawa jest teraz produkcyjna i może mieć prawdziwych użytkowników.',
    paid: 'Zachowuje swój płatny plan.',
    gotIt: 'Rozumiem',
  },
  regions: { EU: 'Europa', US: 'Zachodnie stany USA', AU: 'Australia' },
  roles: { admin: 'admin', collaborator: 'współpracownik', viewer: 'przeglądający' },
  accept: {
    title: 'Dołącz do {{tenant}}',
    invited: 'Masz zaproszenie do administrowania tą dzierżawą. Twoja rola: {{role}}.',
    invitedBy: '{{inviter}} zaprasza Cię do administrowania tą dzierżawą. Twoja rola: {{role}}.',
    account: 'Dołączasz jako {{account}}.',
    join: 'Dołącz',
    later: 'Nie teraz',
    home: 'Przejdź do strony startowej',
    open: 'Otwórz {{tenant}}',
    other: {
      title: 'To zaproszenie jest dla innego konta',
      text: 'Zalogowano jako {{account}}, a zaproszono inny adres e-mail. Aby dołączyć, zaloguj się, używając zaproszonego adresu.',
      switch: 'Zmień konto',
    },
    unknown: {
      title: 'Nie znaleziono zaproszenia',
      text: 'Sprawdź, czy link jest kompletny. Zaproszenie lub jego dzierżawa mogły zostać usunięte.',
    },
    accepted: {
      title: 'To zaproszenie zostało już przyjęte',
      text: 'Zaproszenie działa raz. Jeśli przyjęto je z Twojego konta, możesz otworzyć {{tenant}}.',
    },
    revoked: {
      title: 'To zaproszenie zostało wycofane',
      text: 'Poproś o nowe administratora dzierżawy {{tenant}}.',
    },
    expired: {
      title: 'To zaproszenie wygasło',
      text: 'Poproś o nowe administratora dzierżawy {{tenant}}.',
    },
  },
  switcher: {
    label: 'Przełącz dzierżawę',
    current: 'Dzierżawa: {{name}}',
    invited: 'Dzierżawa: {{name}}. Masz zaproszenia.',
    tenants: 'Dzierżawy',
    invitations: 'Zaproszenia',
    join: 'Dołącz do {{name}}',
    create: 'Utwórz dzierżawę',
  },
};
