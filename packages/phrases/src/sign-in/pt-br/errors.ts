import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
  'dead_end.unknown_session.title': 'Este acesso terminou',
  'dead_end.unknown_session.text':
    'Ele foi concluído, demorou demais ou começou em outro navegador. Volte ao aplicativo e entre a partir dele.',
  'dead_end.suspended.title': 'Esta conta está suspensa',
  'dead_end.suspended.text':
    'Somente um administrador pode reativá-la. Fale com os responsáveis por {application}.',
  'dead_end.registration_closed.title': 'O cadastro está fechado',
  'dead_end.registration_closed.text': 'Aqui, um administrador cria as novas contas.',
  'dead_end.reset_password.title': 'Ainda não é possível redefinir senhas aqui',
  'dead_end.reset_password.text': 'Peça uma nova senha a um administrador ou entre, se você se lembrar dela.',
  'dead_end.single_sign_on.title': 'Não há login único aqui',
  'dead_end.single_sign_on.text': 'Nenhum acesso corporativo foi configurado. Entre de outra forma.',
  'dead_end.no_method.title': 'Não há como entrar',
  'dead_end.no_method.text':
    'Todas as formas de entrar estão desativadas. Um administrador pode mudar isso em “Sign-in experience”.',
  'dead_end.link_used.title': 'Este link já foi usado',
  'dead_end.link_used.text': 'Cada link pode ser usado uma vez. Peça um novo ou entre de outra forma.',
  'dead_end.link_expired.title': 'Este link expirou',
  'dead_end.link_expired.text': 'Peça um novo ou entre de outra forma.',
  'dead_end.link_invalid.title': 'Este link não funciona',
  'dead_end.link_invalid.text':
    'Ele pode estar incompleto, ter sido cancelado ou ser de outra pessoa. Peça um novo ou entre de outra forma.',
  'dead_end.invitation_accepted.title': 'Este convite já foi aceito',
  'dead_end.invitation_accepted.text': 'Entre no aplicativo com a conta que o aceitou.',
  'dead_end.invitation_expired.title': 'Este convite expirou',
  'dead_end.invitation_expired.text': 'Peça um novo à pessoa que convidou você.',
  'dead_end.invitation_invalid.title': 'Este link não funciona',
  'dead_end.invitation_invalid.text':
    'Ele está incompleto ou foi substituído por um mais recente. Abra o link do último e-mail ou peça um novo convite.',
  'dead_end.invitation_revoked.title': 'Este convite não é mais válido',
  'dead_end.invitation_revoked.text':
    'Ele foi recusado ou retirado. Peça um novo à pessoa que convidou você.',
  'dead_end.setup_link.title': 'Abra o link de configuração',
  'dead_end.setup_link.text':
    'Esta instalação ainda não tem administrador. Ao iniciar, o servidor exibiu um link de uso único, no terminal em que você o iniciou ou no log dele. Abra esse link neste navegador.',
  'dead_end.setup_invalid.title': 'Este link de configuração não funciona',
  'dead_end.setup_invalid.text':
    'Ele está incompleto ou foi exibido por outra instalação. Copie por inteiro o link que este servidor exibiu.',
  'dead_end.setup_used.title': 'Este link de configuração já foi usado',
  'dead_end.setup_used.text': 'O primeiro administrador já existe. Entre no console com essa conta.',
  'dead_end.failed.title': 'Algo deu errado no servidor',
  'dead_end.failed.text': 'Nada foi alterado. Tente novamente em instantes.',
  'dead_end.not_found.title': 'Página não encontrada',
  'dead_end.not_found.text': 'Não há nada neste endereço. Verifique se ele foi digitado corretamente.',
  'dead_end.unavailable.title': 'Este serviço não está disponível agora',
  'dead_end.unavailable.text': 'Há um problema no momento. Aguarde um pouco e tente novamente.',
  'dead_end.unavailable.action': 'Tentar novamente',

  'sign_out.title': 'Sair da conta?',
  'sign_out.text': 'Você está prestes a sair deste serviço neste navegador.',
  'sign_out.action': 'Sair',
  'signed_out.title': 'Você saiu da conta',
  'signed_out.text': 'Você pode fechar esta página.',
  'dead_end.request.title': 'Não é possível continuar o login',
  'dead_end.request.text':
    'O aplicativo enviou uma solicitação que não pode ser respondida. Volte a ele e tente novamente ou informe aos responsáveis o que está escrito abaixo.',
  'dead_end.redirect.text':
    '{application} pediu para enviar você de volta a um endereço que não é dele. Se o endereço estiver certo, os responsáveis podem adicioná-lo aos URIs de redirecionamento.',

  'error.required': 'O campo “{field}” é obrigatório.',
  'error.network': 'Não foi possível acessar o servidor. Verifique sua conexão e tente novamente.',
  'error.unknown': 'Algo deu errado. Tente novamente em instantes.',
  'error.invalid_username': 'Comece com uma letra ou sublinhado; use letras, números e sublinhados.',
  'error.wrong_kind': 'Aqui você entra com: {name}.',
  'error.session.invalid_credentials': 'A conta ou a senha não está correta.',
  'error.session.verification_blocked_too_many_attempts': 'Muitas tentativas. Tente novamente {when}.',
  'error.session.captcha_required':
    'Carregue esta página de novo: é preciso verificar que você é uma pessoa.',
  'error.session.captcha_failed': 'Não foi possível verificar que você é uma pessoa. Tente novamente.',
  'error.user.suspended': 'Esta conta está suspensa. Fale com os responsáveis por este serviço.',
  'error.user.username_already_in_use': 'Este nome de usuário já está em uso. Escolha outro.',
  'error.user.sign_in_method_not_enabled': 'Não é possível entrar desta forma aqui.',
  'error.user.sign_up_method_not_enabled': 'Não é possível se cadastrar desta forma aqui.',
  'error.auth.forbidden': 'Este recurso está desativado aqui.',
  'error.request.rate_limited':
    'Muitas tentativas a partir da sua rede. Aguarde alguns minutos e tente novamente.',
  'error.request.busy': 'O servidor está ocupado. Aguarde um momento e tente novamente.',
  'error.password_rejected.too_short': 'Curta demais: o tamanho mínimo é {min}.',
  'error.password_rejected.too_long': 'Longa demais: o tamanho máximo é {max}.',
  'error.password_rejected.unsupported_characters': 'Use letras, números e símbolos do teclado inglês.',
  'error.password_rejected.character_types':
    'Combine pelo menos {min} destes: minúsculas, maiúsculas, números, símbolos.',
  'error.password_rejected.pwned': 'Esta senha apareceu em um vazamento de dados. Escolha outra.',
  'error.password_rejected.restricted.repetition': 'Grande parte dela é um caractere repetido.',
  'error.password_rejected.restricted.sequence': 'Grande parte dela é uma sequência como “123” ou “abc”.',
  'error.password_rejected.restricted.words': 'Grande parte dela é uma palavra que não é permitida aqui.',
  'error.password_rejected.restricted.user_info': 'Grande parte dela é o seu nome ou endereço.',
  'error.verification_code.not_found': 'Este código foi usado ou substituído. Peça um novo.',
  'error.verification_code.code_mismatch': 'Este não é o código que foi enviado.',
  'error.verification_code.expired': 'Este código expirou. Peça um novo.',
  'error.verification_code.exceed_max_try': 'Muitos códigos incorretos. Peça um novo.',
  'error.request.message_rate_limited': 'Muitas mensagens. Tente novamente {when}.',
  'error.session.google_one_tap.unverified_email':
    'O Google não verificou este endereço de e-mail. Escolha outra forma.',
  'error.session.email_blocklist.email_not_allowed': 'Este endereço de e-mail não pode ser usado aqui.',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'Retire a parte do endereço que vai do + até o @.',
  'error.user.email_already_in_use': 'Já existe uma conta com este endereço de e-mail.',
  'error.user.phone_already_in_use': 'Já existe uma conta com este número de telefone.',
  'error.user.same_password': 'Esta é sua senha antiga. Escolha outra.',
  'error.session.mfa.invalid_totp_code': 'Este código não está certo ou já foi usado.',
  'error.session.mfa.invalid_backup_code': 'Este não é um código de backup, ou já foi usado.',
  'error.session.mfa.webauthn_verification_failed':
    'Não foi possível verificar. Tente de novo ou escolha outra forma.',
  'error.session.verification_session_not_found': 'Demorou demais. Comece de novo.',
  'error.sso_not_found': 'Nenhum acesso corporativo está configurado para este endereço de e-mail.',
  'error.single_sign_on.email_not_of_domain':
    'Sua empresa não confirmou para você um endereço de e-mail do domínio dela. Fale com o departamento de TI.',
  'error.invalid_email': 'Digite um endereço de e-mail, como name@example.com.',
  'error.invalid_phone': 'Digite um número de telefone com o código do país.',
  'error.not_sent': 'Não foi possível enviar a mensagem. Tente novamente em instantes.',
};
