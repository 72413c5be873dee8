import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Polish. */
export const operator: Translation<'operator'> = {
  title: 'Wszystkie dzierżawy',
  description:
    'Plan każdej dzierżawy oraz jej aktywni użytkownicy i tokeny w tym miesiącu. Operatorzy nie widzą danych dzierżaw.',
  search: 'Szukaj według nazwy lub ID',
  columns: {
    tenant: 'Dzierżawa',
    id: 'ID',
    region: 'Region',
    plan: 'Plan',
    users: 'Aktywni użytkownicy',
    tokens: 'Tokeny',
    members: 'Członkowie',
    state: 'Status',
    createdAt: 'Utworzono',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (dawny)',
    dev: 'Deweloperski',
    admin: 'Admin',
  },
  states: { active: 'Aktywna', suspended: 'Zawieszona', suspendedFor: 'Zawieszona: {{reason}}' },
  empty: { title: 'Nie ma jeszcze dzierżaw', text: 'Tutaj pojawią się utworzone dzierżawy.' },
  suspend: {
    action: 'Zawieś',
    title: 'Zawiesić {{name}}?',
    text: 'Dopóki nie cofniesz zawieszenia, użytkownicy nie będą mogli logować się w tej dzierżawie i nie będzie można niczego w niej zmienić. Nic nie przepadnie.',
    reason: 'Powód',
    reasonHelp: 'Widoczny dla operatorów i w dzienniku inspekcji dzierżawy.',
    confirm: 'Zawieś dzierżawę',
  },
  unsuspend: {
    action: 'Cofnij zawieszenie',
    title: 'Cofnąć zawieszenie {{name}}?',
    text: 'Wcześniejsze sesje i tokeny znów będą działać.',
  },
  plan: {
    action: 'Zmień plan',
    title: 'Zmień plan: {{name}}',
    text: 'Dzierżawa otrzyma plan natychmiast, bez płatności.',
    save: 'Zmień plan',
  },
};
