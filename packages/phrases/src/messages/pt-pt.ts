import type { MessageTexts } from './en.ts';

/** The emails and SMS in Portuguese of Portugal. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'O seu código para iniciar sessão',
  'email.SignIn.content':
    'Introduza este código para iniciar sessão:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não o pediu, pode ignorar esta mensagem; não dê o código a ninguém.',
  'sms.SignIn': '{{code}} é o seu código de acesso.',

  'email.Register.subject': 'O seu código para criar uma conta',
  'email.Register.content':
    'Introduza este código para criar a sua conta:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não o pediu, pode ignorar esta mensagem.',
  'sms.Register': '{{code}} é o código para criar a conta.',

  'email.ForgotPassword.subject': 'O seu código para uma nova palavra-passe',
  'email.ForgotPassword.content':
    'Introduza este código para definir uma nova palavra-passe:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não o pediu, a sua palavra-passe mantém-se; não dê o código a ninguém.',
  'sms.ForgotPassword': '{{code}}: código da nova palavra-passe.',

  'email.OrganizationInvitation.subject': 'Recebeu um convite',
  'email.OrganizationInvitation.content':
    'Foi convidado para uma organização. Abra esta ligação para aceitar:\n\n{{link}}\n\nSe não o esperava, pode ignorar esta mensagem.',
  'sms.OrganizationInvitation': 'Foi convidado para uma organização: {{link}}',

  'email.Generic.subject': 'O seu código de verificação',
  'email.Generic.content':
    'O seu código de verificação é:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não o pediu, pode ignorar esta mensagem.',
  'sms.Generic': '{{code}} é o código de verificação.',

  'email.UserPermissionValidation.subject': 'Confirme que é o próprio',
  'email.UserPermissionValidation.content':
    'Introduza este código para confirmar uma alteração da sua conta:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não o pediu, não dê o código a ninguém.',
  'sms.UserPermissionValidation': '{{code}} confirma a alteração da conta.',

  'email.BindNewIdentifier.subject': 'Confirme o seu endereço de e-mail',
  'email.BindNewIdentifier.content':
    'Introduza este código para adicionar este endereço à sua conta:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não o pediu, pode ignorar esta mensagem.',
  'sms.BindNewIdentifier': '{{code}} adiciona o número à sua conta.',

  'email.MfaVerification.subject': 'O segundo passo para iniciar sessão',
  'email.MfaVerification.content':
    'Introduza este código como segundo passo do início de sessão:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não está a iniciar sessão, alguém conhece a sua palavra-passe: altere-a.',
  'sms.MfaVerification': '{{code}} é o segundo passo do acesso.',

  'email.BindMfa.subject': 'Configurar o início de sessão em dois passos',
  'email.BindMfa.content':
    'Introduza este código para utilizar este endereço como segundo passo do início de sessão:\n\n{{code}}\n\nExpira {{expiresIn}}. Se não o pediu, não dê o código a ninguém.',
  'sms.BindMfa': '{{code}} ativa o acesso em dois passos.',

  'email.PasswordChanged.subject': 'A sua palavra-passe foi alterada',
  'email.PasswordChanged.content':
    'A palavra-passe da sua conta foi definida ou alterada.\n\nSe não foi você, defina já uma nova palavra-passe e termine a sessão em todos os dispositivos.',

  'email.EmailChanged.subject': 'O seu endereço de e-mail foi alterado',
  'email.EmailChanged.content':
    'Este endereço de e-mail já não pertence à sua conta: foi substituído ou removido.\n\nSe não foi você, contacte o apoio imediatamente.',

  'email.PhoneChanged.subject': 'O seu número de telefone foi alterado',
  'email.PhoneChanged.content':
    'O número de telefone da sua conta foi definido, alterado ou removido.\n\nSe não foi você, altere já a sua palavra-passe e termine a sessão em todos os dispositivos.',

  'email.FactorAdded.subject': 'Foi adicionado um método de início de sessão',
  'email.FactorAdded.content':
    'Uma chave de acesso, uma aplicação de autenticação ou um conjunto de códigos de recuperação foi adicionado à sua conta.\n\nSe não foi você, remova o método e altere já a sua palavra-passe.',

  'email.FactorRemoved.subject': 'Foi removido um método de início de sessão',
  'email.FactorRemoved.content':
    'Uma chave de acesso, uma aplicação de autenticação ou um conjunto de códigos de recuperação foi removido da sua conta.\n\nSe não foi você, altere já a sua palavra-passe e configure novamente a verificação em dois passos.',

  'email.AccountLinked.subject': 'Foi associada uma conta',
  'email.AccountLinked.content':
    'Uma conta de outro serviço foi associada à sua conta e pode agora ser usada para iniciar sessão.\n\nSe não foi você, desassocie a conta e altere já a sua palavra-passe.',

  'email.PasswordLink.subject': 'Defina uma nova palavra-passe',
  'email.PasswordLink.content':
    'Um administrador enviou-lhe esta ligação. Abra-a para definir uma nova palavra-passe:\n\n{{link}}\n\nFunciona uma vez. Se não a pediu, ignore esta mensagem: a sua palavra-passe mantém-se.',

  'email.AccountInvitation.subject': 'A sua conta está pronta',
  'email.AccountInvitation.content':
    'Foi criada uma conta para si. Abra esta ligação para definir a sua palavra-passe:\n\n{{link}}\n\nFunciona uma vez. Se não esperava isto, ignore esta mensagem.',
  'email.AccountUnlinked.subject': 'Foi desassociada uma conta',
  'email.AccountUnlinked.content':
    'Uma conta de outro serviço foi desassociada da sua conta e já não pode ser usada para iniciar sessão.\n\nSe não foi você, associe-a novamente e altere já a sua palavra-passe.',

  'email.TokensNearLimit.subject': '80% dos tokens deste mês foram utilizados',
  'email.TokensNearLimit.content':
    'Este inquilino utilizou 80% dos tokens incluídos no plano este mês.\n\nOs utilizadores podem continuar a iniciar sessão. Três dias depois de os tokens se esgotarem, as aplicações máquina a máquina não recebem mais até ao fim do mês. Um plano superior inclui mais.',

  'email.TokensUsedUp.subject': 'Os tokens deste mês esgotaram-se',
  'email.TokensUsedUp.content':
    'Este inquilino utilizou todos os tokens incluídos no plano este mês.\n\nOs utilizadores podem continuar a iniciar sessão. Três dias depois de os tokens se esgotarem, as aplicações máquina a máquina não recebem mais até ao fim do mês. Um plano superior inclui mais.',

  'email.TenantExported.subject': 'Um inquilino foi exportado',
  'email.TenantExported.content':
    'Um administrador exportou este inquilino para um ficheiro selado. Contém todos os utilizadores, com os hashes das palavras-passe e os segundos fatores, e todos os segredos das aplicações e dos conectores. Quem tiver a frase-passe pode lê-lo.\n\nSe não tem conhecimento desta exportação, fale já com os outros administradores. O registo de auditoria mostra quem a fez.',

  'email.Test.subject': 'Mensagem de teste',
  'email.Test.content':
    'Isto é um teste. Os e-mails deste serviço chegam ao destino.\n\nNinguém pediu um código e não é necessário fazer nada.',
  'sms.Test': 'Teste: os SMS deste serviço chegam ao destino; não tem de fazer nada.',
};
