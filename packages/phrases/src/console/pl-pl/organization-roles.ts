import type { Translation } from '../translated.ts';

/** Organization roles, in Polish. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Role organizacji',
  description:
    'Zestawy uprawnień, które użytkownicy lub aplikacje mają w organizacji. Wszystkie organizacje mają te same role.',
  search: 'Nazwa, opis lub ID',
  name: 'Nazwa',
  descriptionLabel: 'Opis',
  type: 'Typ',
  typeFixed: 'Nie można go później zmienić.',
  types: { User: 'Użytkownik', MachineToMachine: 'Machine-to-machine' },
  typeHelp: {
    User: 'Przypisywana członkom organizacji.',
    MachineToMachine: 'Przypisywana usługom, które działają na rzecz organizacji.',
  },
  columns: { name: 'Rola', permissions: 'Uprawnienia' },
  empty: {
    title: 'Nie ma jeszcze ról organizacji',
    text: 'Utwórz rolę, np. admin, i wybierz jej uprawnienia w organizacji.',
  },
  create: {
    action: 'Utwórz rolę organizacji',
    description: 'Nazwij ją według funkcji w organizacji, np. admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Zarządza członkami i rozliczeniami',
    permissions: 'Uprawnienia',
  },
  tabs: { permissions: 'Uprawnienia', general: 'Ogólne' },
  permissions: {
    search: 'Uprawnienie, opis lub ID',
    columns: { name: 'Uprawnienie', resource: 'Zasób' },
    organization: 'Organizacja',
    empty: {
      title: 'Nie ma jeszcze uprawnień',
      text: 'Przypisz uprawnienia organizacji i uprawnienia do swoich interfejsów API.',
    },
    assign: 'Przypisz uprawnienia',
    assignTitle: 'Przypisz uprawnienia: {{name}}',
    assignDescription: 'Użytkownicy i aplikacje z tą rolą otrzymają je z następnym tokenem organizacji.',
    remove: 'Odbierz',
    removeTitle: 'Odebrać uprawnienie {{name}}?',
    removeText: 'Użytkownicy i aplikacje z tą rolą utracą to uprawnienie z następnym tokenem organizacji.',
    removeConfirm: 'Odbierz uprawnienie',
  },
  general: { title: 'Rola organizacji', description: 'Jak administratorzy rozpoznają rolę.' },
  delete: {
    action: 'Usuń rolę organizacji',
    title: 'Usunąć {{name}}?',
    text: 'Użytkownicy i aplikacje z tą rolą utracą jej uprawnienia we wszystkich organizacjach. Tej operacji nie można cofnąć.',
  },
};
