/** Steps of a sign-in flow in the audit log, in Brazilian Portuguese. */
export const auditLogSteps = {
  Update: 'início',
  Read: 'estado lido',
  Verification: {
    Password: { Submit: 'senha' },
    NewPasswordIdentity: { Submit: 'nome de usuário e senha' },
    VerificationCode: { Create: 'solicitação de código de verificação', Submit: 'código de verificação' },
    OneTimeToken: { Submit: 'token de uso único' },
    WebAuthn: { Create: 'desafio da chave de acesso', Submit: 'chave de acesso' },
    BackupCode: { Create: 'códigos de backup gerados', Submit: 'código de backup' },
    Totp: {
      Create: 'segredo do aplicativo autenticador gerado',
      Submit: 'código do aplicativo autenticador',
    },
    EnterpriseSso: {
      Create: 'redirecionamento para o SSO corporativo',
      Submit: 'callback do SSO corporativo',
    },
    Social: { Create: 'redirecionamento para o provedor social', Submit: 'callback do provedor social' },
  },
  Identification: { Submit: 'conta identificada' },
  Profile: { Update: 'dados do perfil' },
  Password: { Submit: 'nova senha' },
  Mfa: {
    Update: 'segundo fator adicionado',
    Totp: 'aplicativo autenticador adicionado',
    WebAuthn: 'chave de acesso adicionada',
    BackupCode: 'códigos de backup guardados',
    EmailVerificationCode: 'códigos por e-mail adicionados como segundo fator',
    PhoneVerificationCode: 'códigos por SMS adicionados como segundo fator',
    Skip: 'segundo fator ignorado',
    Adaptive: 'segundo fator exigido pela MFA adaptativa',
    TrustedDevice: 'dispositivo marcado como confiável',
  },
  Terms: { Submit: 'termos aceitos' },
  Consent: { Submit: 'decisão de consentimento' },
  Submit: 'concluído',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Verificar o próprio código',
  CodeSent: 'Solicitar código para a própria conta',
  NewPasskey: 'Verificar nova chave de acesso',
  Passkey: 'Verificar a própria chave de acesso',
  Password: 'Verificar a própria senha',
  SignIn: 'Verificar o próprio login recente',
  Social: 'Verificar a própria conta social',
  SocialBegun: 'Iniciar a verificação da própria conta social',
  Totp: 'Verificar o próprio código do aplicativo autenticador',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Criar usuário',
  Data: { Updated: 'Alterar usuário' },
  Deleted: 'Excluir usuário',
  Grant: { Ended: 'Revogar o acesso de um aplicativo' },
  Identity: { Linked: 'Vincular conta social', Unlinked: 'Desvincular conta social' },
  MfaVerification: {
    Created: 'Adicionar segundo fator',
    Deleted: 'Remover segundo fator',
    Renamed: 'Renomear chave de acesso',
  },
  Password: { Updated: 'Definir senha' },
  PasswordExpiration: { Updated: 'Expirar senha' },
  PasswordHash: { Viewed: 'Ver hash da senha' },
  PersonalAccessToken: {
    Created: 'Criar token de acesso pessoal',
    Deleted: 'Excluir token de acesso pessoal',
    Renamed: 'Renomear token de acesso pessoal',
  },
  ProviderTokens: {
    Deleted: 'Excluir tokens armazenados de um provedor',
    Updated: 'Armazenar novos tokens de um provedor',
  },
  PasswordLink: { Created: 'Criar link para definir senha', Used: 'Definir senha com um link' },
  Roles: { Updated: 'Alterar funções de um usuário' },
  Session: { Ended: 'Encerrar sessão' },
  SsoIdentity: { Unlinked: 'Desvincular conta de SSO corporativo' },
  SuspensionStatus: { Updated: 'Suspender ou reativar usuário' },
  TrustedDevice: { Deleted: 'Remover dispositivo confiável' },
  Verification: ownVerifications,
};
