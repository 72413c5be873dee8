import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in Polish. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Uprawnienia organizacji',
  description: 'Działania w organizacji, np. zapraszanie członków. Przyznają je role organizacji.',
  search: 'Nazwa, opis lub ID',
  name: 'Nazwa',
  nameHelp: 'Bez spacji: uprawnienia w tokenie są rozdzielane spacjami.',
  descriptionLabel: 'Opis',
  descriptionPlaceholder: 'Zapraszanie członków do organizacji',
  columns: { name: 'Uprawnienie', description: 'Opis' },
  empty: {
    title: 'Nie ma jeszcze uprawnień organizacji',
    text: 'Utwórz uprawnienie, np. invite:members, i przypisz je do roli organizacji.',
  },
  create: {
    action: 'Utwórz uprawnienie organizacji',
    description: 'Nazwij je zgodnie z tym, na co pozwala, np. invite:members.',
  },
  edit: {
    menu: 'Edytuj',
    title: 'Edycja uprawnienia organizacji',
    description: 'Twoje aplikacje sprawdzają tę nazwę w tokenie. Zmień ją także tam.',
    save: 'Zapisz uprawnienie organizacji',
  },
  delete: {
    action: 'Usuń uprawnienie organizacji',
    title: 'Usunąć {{name}}?',
    text: 'Zostanie usunięte ze wszystkich ról organizacji. Istniejące tokeny zachowają je do czasu wygaśnięcia.',
  },
};
