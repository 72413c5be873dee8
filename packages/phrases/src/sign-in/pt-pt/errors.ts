import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
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
    'Todas as formas de iniciar sessão estão desativadas. Um administrador pode alterar isso em «Início de sessão».',
  'dead_end.link_used.title': 'Esta ligação já foi utilizada',
  'dead_end.link_used.text':
    'Cada ligação pode ser utilizada uma vez. Peça uma nova ou inicie sessão de outra forma.',
  'dead_end.link_expired.title': 'Esta ligação expirou',
  'dead_end.link_expired.text': 'Peça uma nova ou inicie sessão de outra forma.',
  'dead_end.link_invalid.title': 'Esta ligação não funciona',
  'dead_end.link_invalid.text':
    'Pode estar incompleta, ter sido anulada ou destinar-se a outra pessoa. Peça uma nova ou inicie sessão de outra forma.',
  'dead_end.invitation_accepted.title': 'Este convite já foi aceite',
  'dead_end.invitation_accepted.text': 'Inicie sessão na aplicação com a conta que o aceitou.',
  'dead_end.invitation_expired.title': 'Este convite expirou',
  'dead_end.invitation_expired.text': 'Peça um novo à pessoa que o convidou.',
  'dead_end.invitation_invalid.title': 'Esta ligação não funciona',
  'dead_end.invitation_invalid.text':
    'Está incompleta ou foi substituída por uma mais recente. Abra a ligação do último e-mail ou peça um novo convite.',
  'dead_end.invitation_revoked.title': 'Este convite já não é válido',
  'dead_end.invitation_revoked.text': 'Foi recusado ou retirado. Peça um novo à pessoa que o convidou.',
  'dead_end.setup_link.title': 'Abra a ligação de instalação',
  'dead_end.setup_link.text':
    'Esta instalação ainda não tem administrador. Ao arrancar, o servidor mostrou uma ligação de utilização única, no terminal onde o iniciou ou no seu registo. Abra essa ligação neste navegador.',
  'dead_end.setup_invalid.title': 'Esta ligação de instalação não funciona',
  'dead_end.setup_invalid.text':
    'Está incompleta ou foi mostrada por outra instalação. Copie por inteiro a ligação que este servidor mostrou.',
  'dead_end.setup_used.title': 'Esta ligação de instalação já foi utilizada',
  'dead_end.setup_used.text': 'O primeiro administrador já existe. Inicie sessão na consola com essa conta.',
  'dead_end.failed.title': 'Ocorreu um problema no servidor',
  'dead_end.failed.text': 'Nada foi alterado. Tente novamente dentro de momentos.',
  'dead_end.not_found.title': 'Página não encontrada',
  'dead_end.not_found.text': 'Não há nada neste endereço. Verifique se está bem escrito.',
  'dead_end.tenant_suspended.title': 'O início de sessão não está disponível de momento',
  'dead_end.tenant_suspended.text': 'Para obter ajuda, contacte o suporte da aplicação.',
  'dead_end.unavailable.title': 'Este serviço não está disponível agora',
  'dead_end.unavailable.text': 'Há um problema neste momento. Aguarde um pouco e tente novamente.',
  'dead_end.unavailable.action': 'Tentar novamente',

  'sign_out.title': 'Terminar sessão?',
  'sign_out.text': 'Está prestes a terminar a sessão neste serviço, neste navegador.',
  'sign_out.action': 'Terminar sessão',
  'signed_out.title': 'A sua sessão foi terminada',
  'signed_out.text': 'Pode fechar esta página.',
  'dead_end.request.title': 'Não é possível continuar o início de sessão',
  'dead_end.request.text':
    'A aplicação enviou um pedido ao qual não é possível responder. Volte a ela e tente novamente ou comunique aos responsáveis o que está escrito abaixo.',
  'dead_end.redirect.text':
    '{application} pediu que fosse reencaminhado para um endereço que não é seu. Se o endereço estiver correto, os responsáveis podem adicioná-lo aos URI de redirecionamento.',

  'error.required': 'O campo «{field}» é obrigatório.',
  'error.network': 'Não é possível contactar o servidor. Verifique a sua ligação e tente novamente.',
  'error.unknown': 'Ocorreu um problema. Tente novamente dentro de momentos.',
  'error.invalid_username':
    'Comece por uma letra ou um traço inferior; utilize letras, algarismos e traços inferiores.',
  'error.user.username_too_short': 'Utilize pelo menos {min} carateres.',
  'error.user.username_too_long': 'Utilize no máximo {max} carateres.',
  'error.user.username_uppercase_not_allowed': 'Não utilize letras maiúsculas.',
  'error.user.username_lowercase_not_allowed': 'Não utilize letras minúsculas.',
  'error.user.username_numbers_not_allowed': 'Não utilize números.',
  'error.user.username_underscore_not_allowed': 'Não utilize sublinhados.',
  'error.user.username_separators_misplaced':
    'Utilize pontos e hífenes um de cada vez, entre outros carateres.',
  'error.wrong_kind': 'Aqui inicia sessão com: {name}.',
  'error.session.invalid_credentials': 'A conta ou a palavra-passe não está correta.',
  'error.session.verification_blocked_too_many_attempts': 'Demasiadas tentativas. Tente novamente {when}.',
  'error.session.captcha_required': 'Volte a carregar esta página: é preciso verificar que é uma pessoa.',
  'error.session.captcha_failed': 'Não foi possível verificar que é uma pessoa. Tente novamente.',
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
  'error.verification_code.not_found': 'Este código foi utilizado ou substituído. Peça um novo.',
  'error.verification_code.code_mismatch': 'Este não é o código que foi enviado.',
  'error.verification_code.expired': 'Este código expirou. Peça um novo.',
  'error.verification_code.exceed_max_try': 'Demasiados códigos incorretos. Peça um novo.',
  'error.request.message_rate_limited': 'Demasiadas mensagens. Tente novamente {when}.',
  'error.session.google_one_tap.unverified_email':
    'A Google não verificou este endereço de e-mail. Escolha outra forma.',
  'error.session.email_blocklist.email_not_allowed': 'Este endereço de e-mail não pode ser utilizado aqui.',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'Retire a parte do endereço que vai do + até ao @.',
  'error.user.email_already_in_use': 'Este endereço de e-mail já tem uma conta.',
  'error.user.phone_already_in_use': 'Este número de telefone já tem uma conta.',
  'error.user.same_password': 'Esta é a sua palavra-passe antiga. Escolha outra.',
  'error.session.mfa.invalid_totp_code': 'Este código não está certo ou já foi utilizado.',
  'error.session.mfa.invalid_backup_code': 'Este não é um código de recuperação, ou já foi utilizado.',
  'error.session.mfa.webauthn_verification_failed':
    'Não foi possível verificar. Tente novamente ou escolha outra forma.',
  'error.session.verification_session_not_found': 'Demorou demasiado tempo. Comece de novo.',
  'error.sso_not_found': 'Não há nenhum acesso empresarial configurado para este endereço de e-mail.',
  'error.single_sign_on.email_not_of_domain':
    'A sua empresa não confirmou para si um endereço de e-mail do domínio dela. Contacte o departamento de informática.',
  'error.invalid_email': 'Introduza um endereço de e-mail, como name@example.com.',
  'error.invalid_phone': 'Introduza um número de telefone com o indicativo do país.',
  'error.not_sent': 'Não foi possível enviar a mensagem. Tente novamente dentro de momentos.',
};
