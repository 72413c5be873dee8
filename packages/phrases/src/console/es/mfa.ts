import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in Spanish. */
export const mfa: Translation<'mfa'> = {
  title: 'Autenticación multifactor',
  description: 'Añade un segundo paso al inicio de sesión.',
  factors: {
    title: 'Factores',
    text: 'Segundos factores que los usuarios pueden configurar. Si no hay ninguno seleccionado, el inicio de sesión tiene un solo paso.',
    label: 'Segundos factores',
    options: {
      Totp: 'Aplicación de autenticación',
      WebAuthn: 'Clave de acceso o llave de seguridad',
      EmailVerificationCode: 'Código por correo',
      PhoneVerificationCode: 'Código por SMS',
      BackupCode: 'Códigos de respaldo',
    },
    help: {
      Totp: 'Un código de 6 dígitos de una aplicación de autenticación.',
      WebAuthn:
        'La huella, la cara o el PIN de un dispositivo, o una llave de seguridad. Resistente al phishing.',
      EmailVerificationCode:
        'Un código enviado al correo electrónico de la cuenta. No disponible mientras los códigos por correo sean un método de inicio de sesión.',
      PhoneVerificationCode:
        'Un código enviado al número de teléfono de la cuenta. No disponible mientras los códigos por SMS sean un método de inicio de sesión.',
      BackupCode:
        'Diez códigos de un solo uso que sustituyen a un factor perdido. Se crean junto con el primer factor de otro tipo.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} usuario tiene que configurar un segundo factor',
    toSetUp_many: '{{count}} de usuarios tienen que configurar un segundo factor',
    toSetUp_other: '{{count}} usuarios tienen que configurar un segundo factor',
    toSetUpText: 'Lo configurarán la próxima vez que inicien sesión.',
    noLongerAsked_one: '{{count}} usuario deja de usar un segundo factor',
    noLongerAsked_many: '{{count}} de usuarios dejan de usar un segundo factor',
    noLongerAsked_other: '{{count}} usuarios dejan de usar un segundo factor',
    noLongerAskedText: 'A partir de ahora, inician sesión con un solo paso.',
    confirm: 'Guardar cambios',
  },
  policy: {
    title: 'Política',
    text: 'Cuándo se propone a los usuarios configurar un segundo factor. Quienes tienen uno lo usan en cada inicio de sesión.',
    label: 'Segundo factor',
    options: {
      UserControlled: 'Opcional, se propone una vez al registrarse o iniciar sesión',
      PromptOnlyAtSignIn: 'Opcional, se propone en el próximo inicio de sesión',
      NoPrompt: 'Opcional, sin proponerlo',
      Mandatory: 'Obligatorio al registrarse',
      PromptOnlyAtSignInMandatory: 'Obligatorio en el próximo inicio de sesión',
    },
    help: {
      UserControlled:
        'Se propone a los usuarios nuevos tras el registro y a los existentes en su próximo inicio de sesión. Pueden elegir «Ahora no» y no se les vuelve a proponer.',
      PromptOnlyAtSignIn:
        'No se propone a los usuarios al registrarse, solo en su próximo inicio de sesión. Pueden elegir «Ahora no» y no se les vuelve a proponer.',
      NoPrompt: 'Nunca se propone a los usuarios. Un administrador puede añadir un factor a un usuario.',
      Mandatory:
        'Los usuarios nuevos configuran un factor antes de que se cree su cuenta. Los existentes que no tienen ninguno lo configuran en su próximo inicio de sesión.',
      PromptOnlyAtSignInMandatory:
        'Los usuarios nuevos se registran sin segundo factor. Quienes no tienen ninguno lo configuran en su próximo inicio de sesión.',
    },
  },
  adaptive: {
    title: 'MFA adaptativa',
    text: 'Exige un segundo factor solo cuando es necesario.',
    label: 'Confiar en los dispositivos que recuerdan los usuarios',
    help: 'Tras un segundo factor, los usuarios pueden elegir que se recuerde su navegador durante 30 días. Se les vuelve a pedir en otro navegador, desde otro país o cuando un inicio de sesión parece inusual.',
    needsPolicy: 'Elige primero una política que exija un segundo factor.',
  },
  organizations: {
    title: 'Organizaciones que exigen un segundo factor',
    text: 'Una organización lo exige en sus ajustes. Sin él, los miembros no tienen acceso a esa organización.',
    label: 'Miembros sin segundo factor',
    options: {
      Mandatory: 'Configuran uno al iniciar sesión',
      NoPrompt: 'Inician sesión sin él',
    },
    help: {
      Mandatory: 'No pueden omitirlo, sea cual sea la política para todos los usuarios.',
      NoPrompt: 'La política para todos los usuarios decide si se les propone.',
    },
  },
};
