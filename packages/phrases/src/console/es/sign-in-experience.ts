import type { Translation } from '../translated.ts';
import { branding } from './sign-in-experience/branding.ts';
import { content } from './sign-in-experience/content.ts';
import { passwordPolicy } from './sign-in-experience/password-policy.ts';
import { problems } from './sign-in-experience/problems.ts';
import { security } from './sign-in-experience/security.ts';
import { signUpAndSignIn } from './sign-in-experience/sign-up-and-sign-in.ts';

/** How end users sign in, in Spanish. One file per tab. */
export const signInExperience: Translation<'signInExperience'> = {
  title: 'Experiencia de inicio de sesión',
  description:
    'Imagen de marca, métodos, textos, política de contraseñas y seguridad de las páginas de inicio de sesión.',
  tabs: {
    branding: 'Marca',
    'sign-up-and-sign-in': 'Registro e inicio de sesión',
    content: 'Contenido',
    'password-policy': 'Contraseñas',
    'profile-fields': 'Campos de perfil',
    security: 'Seguridad',
    'account-center': 'Centro de cuentas',
  },
  accountCenter: {
    title: 'Centro de cuentas',
    text: 'Permite que los usuarios vean y cambien su propia cuenta en la página de la cuenta o, a través de la Account API, en tus aplicaciones.',
    enabled: 'Permitir que los usuarios accedan a su propia cuenta',
    enabledHelp:
      'Si está desactivado, no hay página de la cuenta y se rechazan todas las llamadas a la Account API.',
    page: 'Página de la cuenta',
    pageHelp:
      'Enlázala desde tus aplicaciones. Muestra la imagen de marca del inquilino, y los usuarios inician sesión en ella como en una aplicación.',
    css: 'Estilos de la página de la cuenta',
    cssText:
      'CSS personalizado para la página de la cuenta. El CSS de las páginas de inicio de sesión no se aplica en ella.',
    off: 'El centro de cuentas está desactivado. Estos ajustes se aplican cuando lo actives.',
    allHidden: 'Todo está oculto, así que la página de la cuenta está vacía.',
    editAll: 'Hacer todo editable',
    fields: 'Partes de la cuenta',
    fieldsText:
      'Qué pueden ver y cambiar los usuarios. Las aplicaciones necesitan además el ámbito de cada parte.',
    controls: { Off: 'Oculto', ReadOnly: 'Solo lectura', Edit: 'Editable' },
    parts: {
      name: 'Nombre',
      avatar: 'Avatar',
      profile: 'Perfil',
      email: 'Correo electrónico',
      phone: 'Número de teléfono',
      password: 'Contraseña',
      username: 'Nombre de usuario',
      social: 'Cuentas vinculadas',
      customData: 'Datos personalizados',
      mfa: 'Segundos factores',
      passkey: 'Claves de acceso',
      session: 'Sesiones y accesos concedidos',
    },
    shown: 'Campos de perfil en la página de la cuenta',
    shownText:
      'Los usuarios también necesitan acceso a la parte a la que pertenece el campo: perfil o datos personalizados.',
    shownOptions: { all: 'Todos', some: 'Seleccionados' },
    shownHelp: {
      all: 'Los campos estándar y todos los de la pestaña Campos de perfil, en el orden de esa pestaña.',
      some: 'Solo los campos de la pestaña Campos de perfil que selecciones, en el orden que elijas aquí.',
    },
    show: 'Mostrar',
    showField: 'Mostrar {{name}}',
    pages: 'Páginas de cuenta personalizadas',
    pagesText: 'Para páginas de cuenta que creas con la Account API.',
    origins: 'Orígenes que usan claves de acceso',
    originsHelp:
      'Uno por línea. Las páginas de estos orígenes pueden configurar y usar claves de acceso de este inquilino.',
    deletion: 'Página para eliminar la cuenta',
    deletionHelp: 'Tu página donde los usuarios solicitan que se elimine su cuenta.',
  },
  preview: {
    title: 'Vista previa',
    frame: 'Vista previa de la página de inicio de sesión',
    enlarge: 'Ampliar',
    device: 'Dispositivo',
    desktop: 'Ordenador',
    mobile: 'Móvil',
    scheme: 'Colores',
    light: 'Claro',
    dark: 'Oscuro',
    screen: 'Página',
    screens: {
      'sign-in': 'Inicio de sesión',
      password: 'Contraseña',
      code: 'Código',
      mfa: 'Segundo factor',
      passkey: 'Clave de acceso nueva',
      register: 'Registro',
      'extra-profile': 'Campos de perfil',
      terms: 'Condiciones de uso',
      'reset-password': 'Restablecimiento de contraseña',
      'new-password': 'Contraseña nueva',
      'single-sign-on': 'Inicio de sesión único',
      consent: 'Consentimiento',
      account: 'Página de la cuenta',
    },
    language: 'Idioma',
    browserLanguage: 'Idioma del navegador',
    customUi:
      'Este inquilino usa una interfaz de inicio de sesión personalizada, que no se puede previsualizar aquí.',
  },
  lockOut: {
    title_one: '¿Dejar sin acceso a {{count}} usuario?',
    title_many: '¿Dejar sin acceso a {{count}} de usuarios?',
    title_other: '¿Dejar sin acceso a {{count}} usuarios?',
    text: 'Ahora pueden iniciar sesión. Este cambio les quita su último método de inicio de sesión, hasta que un administrador les dé otro.',
    people_one: '{{count}} usuario ya no puede iniciar sesión.',
    people_many: '{{count}} de usuarios ya no pueden iniciar sesión.',
    people_other: '{{count}} usuarios ya no pueden iniciar sesión.',
    confirm: 'Guardar y dejar sin acceso',
  },
  ...branding,
  ...signUpAndSignIn,
  ...content,
  ...passwordPolicy,
  ...security,
  problems,
};
