import type { MessageTexts } from './en.ts';

/** The emails and SMS in Portuguese of Brazil. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'Seu código para entrar',
  'email.SignIn.content':
    'Digite este código para entrar:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não o pediu, pode ignorar esta mensagem; não dê o código a ninguém.',
  'sms.SignIn': '{{code}} é o seu código para entrar.',

  'email.Register.subject': 'Seu código para criar uma conta',
  'email.Register.content':
    'Digite este código para criar sua conta:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não o pediu, pode ignorar esta mensagem.',
  'sms.Register': '{{code}} é o código para criar sua conta.',

  'email.ForgotPassword.subject': 'Seu código para definir uma nova senha',
  'email.ForgotPassword.content':
    'Digite este código para definir uma nova senha:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não o pediu, sua senha continua como está; não dê o código a ninguém.',
  'sms.ForgotPassword': '{{code}} é o código para uma nova senha.',

  'email.OrganizationInvitation.subject': 'Você recebeu um convite',
  'email.OrganizationInvitation.content':
    'Você foi convidado a participar de uma organização. Abra este link para aceitar:\n\n{{link}}\n\nSe você não esperava por isto, pode ignorar esta mensagem.',
  'sms.OrganizationInvitation': 'Você foi convidado a participar de uma organização: {{link}}',

  'email.Generic.subject': 'Seu código de verificação',
  'email.Generic.content':
    'Seu código de verificação é:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não o pediu, pode ignorar esta mensagem.',
  'sms.Generic': '{{code}} é o seu código de verificação.',

  'email.UserPermissionValidation.subject': 'Confirme que é você',
  'email.UserPermissionValidation.content':
    'Digite este código para confirmar uma alteração na sua conta:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não o pediu, não dê o código a ninguém.',
  'sms.UserPermissionValidation': '{{code}} confirma uma alteração na sua conta.',

  'email.BindNewIdentifier.subject': 'Confirme seu endereço de e-mail',
  'email.BindNewIdentifier.content':
    'Digite este código para adicionar este endereço à sua conta:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não o pediu, pode ignorar esta mensagem.',
  'sms.BindNewIdentifier': '{{code}} adiciona este número à sua conta.',

  'email.MfaVerification.subject': 'A segunda etapa para entrar',
  'email.MfaVerification.content':
    'Digite este código como segunda etapa para entrar:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não está entrando agora, alguém sabe a sua senha: altere-a.',
  'sms.MfaVerification': '{{code}} é a segunda etapa para entrar.',

  'email.BindMfa.subject': 'Configure o login em duas etapas',
  'email.BindMfa.content':
    'Digite este código para usar este endereço como segunda etapa ao entrar:\n\n{{code}}\n\nEle expira {{expiresIn}}. Se você não o pediu, não dê o código a ninguém.',
  'sms.BindMfa': '{{code}} ativa o login em duas etapas.',

  'email.PasswordChanged.subject': 'Sua senha foi alterada',
  'email.PasswordChanged.content':
    'A senha da sua conta foi definida ou alterada.\n\nSe não foi você, defina uma nova senha agora e saia de todos os dispositivos.',

  'email.EmailChanged.subject': 'Seu endereço de e-mail foi alterado',
  'email.EmailChanged.content':
    'Este endereço de e-mail não pertence mais à sua conta: foi substituído ou removido.\n\nSe não foi você, entre em contato com o suporte imediatamente.',

  'email.PhoneChanged.subject': 'Seu número de telefone foi alterado',
  'email.PhoneChanged.content':
    'O número de telefone da sua conta foi definido, alterado ou removido.\n\nSe não foi você, altere sua senha agora e saia de todos os dispositivos.',

  'email.FactorAdded.subject': 'Um método de login foi adicionado',
  'email.FactorAdded.content':
    'Uma chave de acesso, um aplicativo autenticador ou um conjunto de códigos de backup foi adicionado à sua conta.\n\nSe não foi você, remova o método e altere sua senha agora.',

  'email.FactorRemoved.subject': 'Um método de login foi removido',
  'email.FactorRemoved.content':
    'Uma chave de acesso, um aplicativo autenticador ou um conjunto de códigos de backup foi removido da sua conta.\n\nSe não foi você, altere sua senha agora e configure novamente a verificação em duas etapas.',

  'email.AccountLinked.subject': 'Uma conta foi vinculada',
  'email.AccountLinked.content':
    'Uma conta de outro serviço foi vinculada à sua conta e agora pode ser usada para entrar.\n\nSe não foi você, desvincule a conta e altere sua senha agora.',

  'email.PasswordLink.subject': 'Defina uma nova senha',
  'email.PasswordLink.content':
    'Um administrador enviou este link para você. Abra-o para definir uma nova senha:\n\n{{link}}\n\nEle funciona uma vez. Se você não o pediu, ignore esta mensagem: sua senha continua a mesma.',

  'email.AccountInvitation.subject': 'Sua conta está pronta',
  'email.AccountInvitation.content':
    'Uma conta foi criada para você. Abra este link para definir sua senha:\n\n{{link}}\n\nEle funciona uma vez. Se você não esperava isto, ignore esta mensagem.',
  'email.AccountUnlinked.subject': 'Uma conta foi desvinculada',
  'email.AccountUnlinked.content':
    'Uma conta de outro serviço foi desvinculada da sua conta e não pode mais ser usada para entrar.\n\nSe não foi você, vincule a conta de novo e altere sua senha agora.',

  'email.TokensNearLimit.subject': '80% dos tokens deste mês foram usados',
  'email.TokensNearLimit.content':
    'Este locatário usou 80% dos tokens incluídos no plano neste mês.\n\nOs usuários podem continuar entrando. Três dias depois que os tokens acabam, os aplicativos máquina a máquina não recebem mais nenhum até o fim do mês. Um plano maior inclui mais.',

  'email.TokensUsedUp.subject': 'Os tokens deste mês acabaram',
  'email.TokensUsedUp.content':
    'Este locatário usou todos os tokens incluídos no plano neste mês.\n\nOs usuários podem continuar entrando. Três dias depois que os tokens acabam, os aplicativos máquina a máquina não recebem mais nenhum até o fim do mês. Um plano maior inclui mais.',

  'email.TenantExported.subject': 'Um locatário foi exportado',
  'email.TenantExported.content':
    'Um administrador exportou este locatário para um arquivo lacrado. Ele contém todos os usuários, com os hashes das senhas e os segundos fatores, e todos os segredos dos aplicativos e conectores. Quem tiver a frase secreta pode lê-lo.\n\nSe você não sabe desta exportação, fale agora com os outros administradores. O log de auditoria mostra quem a fez.',

  'email.Test.subject': 'Mensagem de teste',
  'email.Test.content':
    'Este é um teste. Os e-mails deste serviço chegam até você.\n\nNinguém pediu um código, e não é preciso fazer nada.',
  'sms.Test': 'Teste: os SMS deste serviço chegam até você; não é preciso fazer nada.',
};
