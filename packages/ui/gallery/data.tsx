export type Person = {
  id: string;
  name: string;
  email: string | null;
  security: 'passkey' | 'authenticator' | 'password' | 'suspended';
  seen: number | null;
  created: number;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const names = [
  ['Amara Diallo', 'amara.diallo@northwind.example', 'passkey'],
  ['Benedikt Sommer', 'b.sommer@northwind.example', 'authenticator'],
  ['carla_m', null, 'password'],
  ['Chen Wei', 'chen.wei@lumen.example', 'passkey'],
  ['Daniela Ferreira', 'daniela@lumen.example', 'password'],
  ['Elif Yıldız', 'elif.yildiz@lumen.example', 'authenticator'],
  ['farid', null, 'password'],
  ['Giulia Moretti', 'giulia.moretti@aperta.example', 'passkey'],
  ['Haruto Sato', 'haruto@aperta.example', 'password'],
  ['Ines Navarro', 'ines.navarro@aperta.example', 'suspended'],
  ['Jakub Nowak', 'jakub.nowak@aperta.example', 'authenticator'],
  ['Kofi Mensah', 'kofi@brightside.example', 'password'],
  ['Léa Fontaine', 'lea.fontaine@brightside.example', 'passkey'],
  ['Magnus Lund', 'magnus@brightside.example', 'password'],
  ['Noor Haddad', 'noor.haddad@brightside.example', 'passkey'],
  ['Olga Petrova', 'olga@brightside.example', 'password'],
  [
    'Priya Raghunathan-Venkatasubramanian',
    'priya.raghunathan-venkatasubramanian@brightside.example',
    'password',
  ],
  ['Quentin Roux', 'quentin@lumen.example', 'authenticator'],
  ['王小明', 'xiaoming@lumen.example', 'password'],
  ['Tomás Aguilar', 'tomas@lumen.example', 'passkey'],
] as const;
const ages = [
  2 * minute,
  14 * minute,
  65 * minute,
  70 * minute,
  180 * minute,
  day,
  1.1 * day,
  1.2 * day,
  3 * day,
  3 * day,
  4 * day,
  6 * day,
  9 * day,
  11 * day,
  19 * day,
  null,
  40 * day,
  90 * day,
  200 * day,
  400 * day,
];

/** Example users. */
export const people: Person[] = names.map(([name, email, security], index) => ({
  id: `u${String(index).padStart(2, '0')}k4w0xq2m8f`,
  name,
  email,
  security,
  seen: ages[index] === null ? null : Date.now() - (ages[index] ?? 0),
  created: Date.now() - (200 + index * 3) * day,
}));
