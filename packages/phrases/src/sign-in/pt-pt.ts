import type { SignInTexts } from './en.ts';

/** The Portuguese of Portugal of the sign-in pages. */
export const texts: SignInTexts = {
  'sign_in.title': 'Iniciar sessão',
  'sign_in.action': 'Iniciar sessão',
  'sign_in.new_here': 'É a primeira vez aqui?',
  'sign_in.create_account': 'Criar uma conta',

  'register.title': 'Crie a sua conta',
  'register.action': 'Criar conta',
  'register.have_account': 'Já tem uma conta?',
  'register.sign_in': 'Iniciar sessão',
  'register.agreement': 'Ao criar uma conta, aceita {links}.',

  'setup.title': 'Criar o primeiro administrador',
  'setup.description': 'Esta conta administra o Gatehouse. Depois dela, mais ninguém se pode registar.',
  'setup.code': 'Código de instalação',
  'setup.code_help': 'O servidor mostrou-o ao arrancar.',

  'reset.title': 'Definir uma nova palavra-passe',
  'reset.text':
    'De {min} a {max} caracteres, sem predominarem sequências como «aaa» ou «123» nem o seu nome. A sua sessão será terminada em todo o lado.',
  'reset.action': 'Definir palavra-passe',
  'reset.weak': 'Esta palavra-passe não cumpre as regras. Escolha outra.',
  'reset.done.title': 'A sua palavra-passe está definida',
  'reset.done.text': 'A partir de agora, inicie sessão com ela.',
  'reset.done.link': 'Abrir a consola',
  'reset.ended.title': 'Esta ligação já não é válida',
  'reset.ended.text':
    'Foi utilizada ou passaram 15 minutos. Quem gere o servidor pode criar outra: npm run admin -- reset NAME.',

  'profile.title': 'Só mais uma coisa',
  'profile.description': 'A sua conta precisa disto antes de continuar.',
  'profile.action': 'Continuar',

  'consent.title': '{application} pretende aceder à sua conta',
  'consent.as': 'Sessão iniciada como {account}',
  'consent.intro': 'Isto permitirá a {application}:',
  'consent.allow': 'Permitir',
  'consent.deny': 'Recusar',
  'consent.switch': 'Utilizar outra conta',
  'consent.return': 'Depois regressará a {address}',
  'consent.scope.openid': 'Saber quem é',
  'consent.scope.profile': 'Ver o seu nome, nome de utilizador e fotografia',
  'consent.scope.email': 'Ver o seu endereço de e-mail',
  'consent.scope.phone': 'Ver o seu número de telefone',
  'consent.scope.offline_access': 'Manter a ligação quando não está presente',

  'field.username': 'Nome de utilizador',
  'field.email': 'Endereço de e-mail',
  'field.phone': 'Número de telefone',
  'field.username_or_email': 'Nome de utilizador ou endereço de e-mail',
  'field.username_or_phone': 'Nome de utilizador ou número de telefone',
  'field.email_or_phone': 'Endereço de e-mail ou número de telefone',
  'field.username_email_or_phone': 'Nome de utilizador, endereço de e-mail ou número de telefone',
  'field.password': 'Palavra-passe',
  'field.new_password': 'Nova palavra-passe',

  'password.show': 'Mostrar palavra-passe',
  'password.hide': 'Ocultar palavra-passe',
  'password.rules': 'A sua palavra-passe precisa de:',
  'password.met': '(cumprido)',
  'password.not_met': '(ainda não cumprido)',
  'password.rule.length': 'De {min} a {max} caracteres',
  'password.rule.types': 'Pelo menos {min} de: minúsculas, maiúsculas, algarismos, símbolos',
  'password.rule.simple': 'Não predominarem sequências como «aaa» ou «123» nem o seu nome',
  'password.rule.supported': 'Apenas letras, algarismos e símbolos do teclado inglês',

  'page.continue_to': 'para continuar para {application}',
  'page.back_to': 'Voltar a {application}',
  'page.terms': 'Termos',
  'page.privacy': 'Privacidade',
  'page.terms_long': 'os termos de utilização',
  'page.privacy_long': 'a política de privacidade',
  'page.and': '{first} e {second}',
  'page.support': 'Obter ajuda',
  'page.no_script': 'Esta página precisa de JavaScript. Ative-o e volte a carregar a página.',
  'page.working': 'Um momento…',
  'page.this_service': 'este serviço',

  'dead_end.unknown_session.title': 'Este início de sessão terminou',
  'dead_end.unknown_session.text':
    'Foi concluído, demorou demasiado ou começou noutro navegador. Volte à aplicação e inicie sessão a partir dela.',
  'dead_end.suspended.title': 'Esta conta está suspensa',
  'dead_end.suspended.text':
    'Só um administrador a pode reativar. Contacte os responsáveis por {application}.',
  'dead_end.registration_closed.title': 'O registo está fechado',
  'dead_end.registration_closed.text': 'Aqui, as novas contas são criadas por um administrador.',
  'dead_end.reset_password.title': 'Ainda não é possível repor palavras-passe aqui',
  'dead_end.reset_password.text':
    'Peça uma nova palavra-passe a um administrador ou inicie sessão, caso se lembre dela.',
  'dead_end.single_sign_on.title': 'Não há início de sessão único aqui',
  'dead_end.single_sign_on.text':
    'Não foi configurado nenhum acesso empresarial. Inicie sessão de outra forma.',
  'dead_end.no_method.title': 'Não há forma de iniciar sessão',
  'dead_end.no_method.text':
    'Todas as formas de iniciar sessão estão desativadas. Um administrador pode alterar isso em «Sign-in experience».',
  'dead_end.failed.title': 'Ocorreu um problema no servidor',
  'dead_end.failed.text': 'Nada foi alterado. Tente novamente dentro de momentos.',

  'error.required': 'Preencha primeiro este campo.',
  'error.network': 'Não é possível contactar o servidor. Verifique a sua ligação e tente novamente.',
  'error.unknown': 'Ocorreu um problema. Tente novamente dentro de momentos.',
  'error.invalid_username':
    'Comece por uma letra ou um traço inferior; utilize letras, algarismos e traços inferiores.',
  'error.session.invalid_credentials': 'A conta ou a palavra-passe não está correta.',
  'error.session.verification_blocked_too_many_attempts': 'Demasiadas tentativas. Tente novamente {when}.',
  'error.session.setup_code_required': 'Este não é o código que o servidor mostrou ao arrancar.',
  'error.user.suspended': 'Esta conta está suspensa. Contacte os responsáveis por este serviço.',
  'error.user.username_already_in_use': 'Este nome de utilizador já está em uso. Escolha outro.',
  'error.user.sign_in_method_not_enabled': 'Não é possível iniciar sessão desta forma aqui.',
  'error.user.sign_up_method_not_enabled': 'Não é possível registar-se desta forma aqui.',
  'error.auth.forbidden': 'Esta função está desativada aqui.',
  'error.request.rate_limited':
    'Demasiadas tentativas a partir da sua rede. Aguarde alguns minutos e tente novamente.',
  'error.request.busy': 'O servidor está ocupado. Aguarde um momento e tente novamente.',
  'error.password_rejected.too_short': 'Demasiado curta: o comprimento mínimo é {min}.',
  'error.password_rejected.too_long': 'Demasiado longa: o comprimento máximo é {max}.',
  'error.password_rejected.unsupported_characters':
    'Utilize letras, algarismos e símbolos do teclado inglês.',
  'error.password_rejected.character_types':
    'Combine pelo menos {min} de: minúsculas, maiúsculas, algarismos, símbolos.',
  'error.password_rejected.pwned': 'Esta palavra-passe surgiu numa fuga de dados. Escolha outra.',
  'error.password_rejected.restricted.repetition': 'Grande parte é um carácter repetido.',
  'error.password_rejected.restricted.sequence': 'Grande parte é uma sequência como «123» ou «abc».',
  'error.password_rejected.restricted.words': 'Grande parte é uma palavra que não é permitida aqui.',
  'error.password_rejected.restricted.user_info': 'Grande parte é o seu nome ou endereço.',
};
