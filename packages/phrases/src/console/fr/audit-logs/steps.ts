/** Steps of a sign-in flow in the audit log, in French. */
export const auditLogSteps = {
  Update: 'début',
  Read: 'état lu',
  Verification: {
    Password: { Submit: 'mot de passe' },
    NewPasswordIdentity: { Submit: 'nom d’utilisateur et mot de passe' },
    VerificationCode: { Create: 'demande de code de vérification', Submit: 'code de vérification' },
    OneTimeToken: { Submit: 'jeton à usage unique' },
    WebAuthn: { Create: 'défi de clé d’accès', Submit: 'clé d’accès' },
    BackupCode: { Create: 'codes de secours générés', Submit: 'code de secours' },
    Totp: {
      Create: 'secret de l’application d’authentification généré',
      Submit: 'code d’application d’authentification',
    },
    EnterpriseSso: {
      Create: 'redirection vers le SSO d’entreprise',
      Submit: 'retour du SSO d’entreprise',
    },
    Social: {
      Create: 'redirection vers le fournisseur social',
      Submit: 'retour du fournisseur social',
    },
  },
  Identification: { Submit: 'compte identifié' },
  Profile: { Update: 'informations du profil' },
  Password: { Submit: 'nouveau mot de passe' },
  Mfa: {
    Update: 'second facteur ajouté',
    Totp: 'application d’authentification ajoutée',
    WebAuthn: 'clé d’accès ajoutée',
    BackupCode: 'codes de secours enregistrés',
    EmailVerificationCode: 'codes par e-mail ajoutés comme second facteur',
    PhoneVerificationCode: 'codes par SMS ajoutés comme second facteur',
    Skip: 'second facteur ignoré',
    Adaptive: 'second facteur exigé par la MFA adaptative',
    TrustedDevice: 'appareil de confiance ajouté',
  },
  Terms: { Submit: 'conditions acceptées' },
  Consent: { Submit: 'décision de consentement' },
  Submit: 'terminée',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Vérifier son propre code',
  CodeSent: 'Demander un code pour son propre compte',
  NewPasskey: 'Vérifier une nouvelle clé d’accès',
  Passkey: 'Vérifier sa propre clé d’accès',
  Password: 'Vérifier son propre mot de passe',
  SignIn: 'Vérifier sa propre connexion récente',
  Social: 'Vérifier son propre compte social',
  SocialBegun: 'Commencer à vérifier son propre compte social',
  Totp: 'Vérifier son propre code d’application d’authentification',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Créer un utilisateur',
  Data: { Updated: 'Modifier un utilisateur' },
  Deleted: 'Supprimer un utilisateur',
  Grant: { Ended: 'Révoquer l’accès d’une application' },
  Identity: { Linked: 'Associer un compte social', Unlinked: 'Dissocier un compte social' },
  MfaVerification: {
    Created: 'Ajouter un second facteur',
    Deleted: 'Retirer un second facteur',
    Renamed: 'Renommer une clé d’accès',
  },
  Password: { Updated: 'Définir le mot de passe' },
  PasswordExpiration: { Updated: 'Faire expirer le mot de passe' },
  PasswordHash: { Viewed: 'Afficher le hachage du mot de passe' },
  PersonalAccessToken: {
    Created: 'Créer un jeton d’accès personnel',
    Deleted: 'Supprimer un jeton d’accès personnel',
    Renamed: 'Renommer un jeton d’accès personnel',
  },
  ProviderTokens: {
    Deleted: 'Supprimer les jetons conservés d’un fournisseur',
    Updated: 'Conserver de nouveaux jetons d’un fournisseur',
  },
  PasswordLink: {
    Created: 'Créer un lien pour définir un mot de passe',
    Used: 'Définir le mot de passe avec un lien',
  },
  Roles: { Updated: 'Modifier les rôles d’un utilisateur' },
  Session: { Ended: 'Mettre fin à une session' },
  SsoIdentity: { Unlinked: 'Dissocier un compte SSO d’entreprise' },
  SuspensionStatus: { Updated: 'Suspendre ou réactiver un utilisateur' },
  TrustedDevice: { Deleted: 'Retirer un appareil de confiance' },
  Verification: ownVerifications,
};
