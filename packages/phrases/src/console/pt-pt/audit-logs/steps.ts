/** Steps of a sign-in flow in the audit log, in European Portuguese. */
export const auditLogSteps = {
  Update: 'começo',
  Read: 'estado lido',
  Verification: {
    Password: { Submit: 'palavra-passe' },
    NewPasswordIdentity: { Submit: 'nome de utilizador e palavra-passe' },
    VerificationCode: { Create: 'pedido de código de verificação', Submit: 'código de verificação' },
    OneTimeToken: { Submit: 'token de utilização única' },
    WebAuthn: { Create: 'desafio da chave de acesso', Submit: 'chave de acesso' },
    BackupCode: { Create: 'códigos de recuperação gerados', Submit: 'código de recuperação' },
    Totp: {
      Create: 'segredo da aplicação de autenticação gerado',
      Submit: 'código da aplicação de autenticação',
    },
    EnterpriseSso: {
      Create: 'redirecionamento para o SSO empresarial',
      Submit: 'callback do SSO empresarial',
    },
    Social: { Create: 'redirecionamento para o fornecedor social', Submit: 'callback do fornecedor social' },
  },
  Identification: { Submit: 'conta identificada' },
  Profile: { Update: 'dados do perfil' },
  Password: { Submit: 'nova palavra-passe' },
  Mfa: {
    Update: 'segundo fator adicionado',
    Totp: 'aplicação de autenticação adicionada',
    WebAuthn: 'chave de acesso adicionada',
    BackupCode: 'códigos de recuperação guardados',
    EmailVerificationCode: 'códigos por e-mail adicionados como segundo fator',
    PhoneVerificationCode: 'códigos por SMS adicionados como segundo fator',
    Skip: 'segundo fator ignorado',
    Adaptive: 'segundo fator exigido pela MFA adaptativa',
    TrustedDevice: 'dispositivo marcado como fidedigno',
  },
  Terms: { Submit: 'termos aceites' },
  Consent: { Submit: 'decisão de consentimento' },
  Submit: 'concluído',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Verificar o próprio código',
  CodeSent: 'Pedir código para a própria conta',
  NewPasskey: 'Verificar nova chave de acesso',
  Passkey: 'Verificar a própria chave de acesso',
  Password: 'Verificar a própria palavra-passe',
  SignIn: 'Verificar o próprio início de sessão recente',
  Social: 'Verificar a própria conta social',
  SocialBegun: 'Começar a verificar a própria conta social',
  Totp: 'Verificar o próprio código da aplicação de autenticação',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Criar utilizador',
  Data: { Updated: 'Alterar utilizador' },
  Deleted: 'Eliminar utilizador',
  Grant: { Ended: 'Revogar o acesso de uma aplicação' },
  Identity: { Linked: 'Associar conta social', Unlinked: 'Desassociar conta social' },
  MfaVerification: {
    Created: 'Adicionar segundo fator',
    Deleted: 'Remover segundo fator',
    Renamed: 'Mudar o nome da chave de acesso',
  },
  Password: { Updated: 'Definir palavra-passe' },
  PasswordExpiration: { Updated: 'Fazer expirar palavra-passe' },
  PasswordHash: { Viewed: 'Ver hash da palavra-passe' },
  PersonalAccessToken: {
    Created: 'Criar token de acesso pessoal',
    Deleted: 'Eliminar token de acesso pessoal',
    Renamed: 'Mudar o nome do token de acesso pessoal',
  },
  ProviderTokens: {
    Deleted: 'Eliminar tokens armazenados de um fornecedor',
    Updated: 'Armazenar novos tokens de um fornecedor',
  },
  PasswordLink: {
    Created: 'Criar ligação para definir palavra-passe',
    Used: 'Definir palavra-passe com uma ligação',
  },
  Roles: { Updated: 'Alterar funções de um utilizador' },
  Session: { Ended: 'Terminar sessão' },
  SsoIdentity: { Unlinked: 'Desassociar conta de SSO empresarial' },
  SuspensionStatus: { Updated: 'Suspender ou reativar utilizador' },
  TrustedDevice: { Deleted: 'Remover dispositivo fidedigno' },
  Verification: ownVerifications,
};
