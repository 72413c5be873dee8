import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in Spanish. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'Claves de firma',
  tabs: { 'private-keys': 'Claves de tokens', 'cookie-keys': 'Claves de cookies' },
  descriptions: {
    'private-keys':
      'Firman los tokens de acceso y de ID. Las API los verifican con el conjunto de claves publicado.',
    'cookie-keys':
      'Firman las cookies de las sesiones y de las páginas de inicio de sesión. Solo las lee este servidor.',
  },
  columns: {
    id: 'ID de clave',
    status: 'Estado',
    meaning: 'Uso',
    algorithm: 'Algoritmo',
    created: 'Creación',
  },
  status: { Next: 'Siguiente', Current: 'Actual', Previous: 'Anterior' },
  meaning: {
    next: 'Firma a partir del {{time}}.',
    current: 'Firma los tokens nuevos.',
    previous: 'Verifica tokens anteriores.',
    stillUsed: 'Verifica tokens hasta el {{time}}.',
    unused: 'Ya no se necesita: sus tokens han caducado.',
    cookies: 'Firma las cookies.',
    oldCookies: 'Verifica las cookies de navegadores que aún no han vuelto.',
  },
  rotate: {
    action: 'Rotar clave',
    title: 'Rotar la clave de tokens',
    description: 'Una clave nueva firma los tokens. La actual se conserva para verificar los que ha firmado.',
    algorithm: 'Algoritmo',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Pequeña y rápida. Todas las bibliotecas habituales la verifican.',
      RSA: 'Para API o gateways que solo verifican RS256.',
    },
    when: 'Empezar a firmar',
    later: 'Tras un período de gracia',
    laterHelp: 'Las API que guardan en caché el conjunto de claves reciben la clave antes de que firme.',
    replaces: 'Sustituye a la clave pendiente.',
    now: 'De inmediato',
    nowHelp:
      'Para una clave que puede haberse filtrado. Las API con el conjunto de claves en caché rechazan los tokens nuevos hasta que lo vuelven a leer.',
    notNow: 'No disponible mientras haya otra clave pendiente.',
    grace: 'Período de gracia',
    graceHelp: 'De 1 minuto a 31 días. Más de lo que tus API guardan en caché el conjunto de claves.',
    breaksTitle: 'Algunos tokens dejarán de funcionar',
    breaksNow:
      'La clave anterior se elimina de inmediato. Las API rechazarán los tokens que firmó, válidos hasta el {{time}}.',
    breaksLater:
      'La clave anterior se elimina cuando la nueva empieza a firmar. Las API rechazarán los tokens que firmó, válidos hasta el {{time}}.',
  },
  rotateCookies: {
    action: 'Rotar clave de cookies',
    title: '¿Rotar la clave de cookies?',
    text: 'Una clave nueva firma las cookies de inmediato. La actual se conserva, así que no se cierra la sesión de ningún usuario.',
    signedOut:
      'La clave anterior se elimina. Se cierra la sesión de los usuarios que no han vuelto desde la última rotación y sus navegadores dejan de ser conocidos.',
  },
  delete: {
    action: 'Eliminar clave',
    title: '¿Eliminar esta clave?',
    unused: 'Los tokens que ha firmado han caducado, así que nada deja de funcionar.',
    mayBeUsed: 'Los tokens válidos que ha firmado dejan de funcionar de inmediato.',
    stillUsed: 'Ha firmado tokens válidos hasta el {{time}}. Dejan de funcionar de inmediato.',
    oldCookie:
      'Se cierra la sesión de los usuarios cuyos navegadores no han vuelto desde la última rotación.',
    currentCookie:
      'Se cierra la sesión de los usuarios que la han iniciado desde la última rotación, y los inicios de sesión en curso vuelven a empezar. La clave anterior vuelve a firmar.',
  },
};
