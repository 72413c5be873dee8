import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Polish. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Nazwa i środowisko tej dzierżawy.',
  general: {
    title: 'Ogólne',
    description: 'Regionu i środowiska nie można później zmienić.',
    id: 'ID dzierżawy',
    name: 'Nazwa',
    nameHelp: 'Widzą ją tylko administratorzy.',
    region: 'Region',
    tag: 'Środowisko',
    created: 'Utworzono',
  },
  delete: {
    title: 'Usuwanie dzierżawy',
    description: 'Użytkownicy natychmiast utracą możliwość logowania.',
    action: 'Usuń dzierżawę',
    confirmTitle: 'Usunąć {{name}}?',
    confirmText:
      'Usunięci zostaną wszyscy użytkownicy, aplikacje i ustawienia tej dzierżawy. Przywrócić ją może tylko operator tej usługi, przez 7 dni.',
    host: 'Logowanie i interfejsy API na {{host}} przestaną działać.',
    members_one: '{{count}} inny administrator utraci dostęp.',
    members_few: '{{count}} innych administratorów utraci dostęp.',
    members_many: '{{count}} innych administratorów utraci dostęp.',
    members_other: '{{count}} innego administratora utraci dostęp.',
    blockedTitle: 'Nie można jeszcze usunąć tej dzierżawy',
    blockedText: 'Rozwiąż najpierw te problemy:',
    blockers: {
      paid_plan: 'Ma płatny plan. Przejdź na plan Free.',
      inactive_subscription: 'Jej subskrypcja jest nieaktywna. Zaktualizuj metodę płatności.',
      open_invoice: 'Ma nieopłaconą fakturę. Opłać ją.',
    },
  },
};
