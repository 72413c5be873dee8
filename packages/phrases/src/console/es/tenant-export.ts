import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in Spanish. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Exportación',
  description: 'Lleva este inquilino a otra instalación o guarda una copia de sus datos.',
  sealed: {
    title: 'Exportación cifrada',
    description: 'Todo, cifrado con una frase de contraseña. Se puede importar en un inquilino vacío.',
    passphrase: 'Frase de contraseña',
    help: 'Al menos {{count}} caracteres. Sin ella, nadie puede abrir el archivo.',
    again: 'Repetir la frase de contraseña',
    short: 'Introduce al menos {{count}} caracteres.',
    different: 'Las frases de contraseña no coinciden.',
    action: 'Exportar con secretos',
    done: 'La exportación se ha guardado. Conserva el archivo y su frase de contraseña en lugares distintos. Se avisa por correo a los demás admins.',
  },
  unsealed: {
    title: 'Exportación de datos',
    description: 'Líneas JSON que puedes leer y procesar. No se pueden importar.',
    text: 'Ajustes, usuarios, organizaciones y roles, sin secretos, hashes de contraseñas ni segundos factores.',
    action: 'Exportar sin secretos',
  },
  signInAgain: {
    title: 'Inicia sesión de nuevo para continuar',
    text: 'Tu último inicio de sesión fue hace más de 10 minutos. Después volverás a esta página.',
    action: 'Iniciar sesión de nuevo',
  },
};
