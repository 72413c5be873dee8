/** Steps of a sign-in flow in the audit log, in Turkish. */
export const auditLogSteps = {
  Update: 'başlangıç',
  Read: 'durum okundu',
  Verification: {
    Password: { Submit: 'parola' },
    NewPasswordIdentity: { Submit: 'kullanıcı adı ve parola' },
    VerificationCode: { Create: 'doğrulama kodu isteği', Submit: 'doğrulama kodu' },
    OneTimeToken: { Submit: 'tek kullanımlık belirteç' },
    WebAuthn: { Create: 'geçiş anahtarı sınaması', Submit: 'geçiş anahtarı' },
    BackupCode: { Create: 'yedek kodlar üretildi', Submit: 'yedek kod' },
    Totp: {
      Create: 'kimlik doğrulama uygulaması gizli anahtarı üretildi',
      Submit: 'kimlik doğrulama uygulaması kodu',
    },
    EnterpriseSso: {
      Create: 'kurumsal SSO yönlendirmesi',
      Submit: 'kurumsal SSO geri çağırması',
    },
    Social: { Create: 'sosyal yönlendirme', Submit: 'sosyal geri çağırma' },
  },
  Identification: { Submit: 'hesap belirlendi' },
  Profile: { Update: 'profil bilgileri' },
  Password: { Submit: 'yeni parola' },
  Mfa: {
    Update: 'ikinci faktör eklendi',
    Totp: 'kimlik doğrulama uygulaması eklendi',
    WebAuthn: 'geçiş anahtarı eklendi',
    BackupCode: 'yedek kodlar kaydedildi',
    EmailVerificationCode: 'e-posta kodları ikinci faktör olarak eklendi',
    PhoneVerificationCode: 'SMS kodları ikinci faktör olarak eklendi',
    Skip: 'ikinci faktör atlandı',
    Adaptive: 'uyarlanabilir MFA ikinci faktör istedi',
    TrustedDevice: 'cihaza güvenildi',
  },
  Terms: { Submit: 'koşullar kabul edildi' },
  Consent: { Submit: 'onay kararı' },
  Submit: 'tamamlandı',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Kendi kodunu doğrulama',
  CodeSent: 'Kendi hesabı için kod isteme',
  NewPasskey: 'Yeni geçiş anahtarını doğrulama',
  Passkey: 'Kendi geçiş anahtarını doğrulama',
  Password: 'Kendi parolasını doğrulama',
  SignIn: 'Yakın tarihli kendi oturum açmasını doğrulama',
  Social: 'Kendi sosyal hesabını doğrulama',
  SocialBegun: 'Kendi sosyal hesabını doğrulamaya başlama',
  Totp: 'Kendi kimlik doğrulama uygulaması kodunu doğrulama',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Kullanıcı oluşturma',
  Data: { Updated: 'Kullanıcıyı değiştirme' },
  Deleted: 'Kullanıcıyı silme',
  Grant: { Ended: 'Uygulamanın erişimini iptal etme' },
  Identity: { Linked: 'Sosyal hesap bağlama', Unlinked: 'Sosyal hesabın bağlantısını kaldırma' },
  MfaVerification: {
    Created: 'İkinci faktör ekleme',
    Deleted: 'İkinci faktörü kaldırma',
    Renamed: 'Geçiş anahtarını yeniden adlandırma',
  },
  Password: { Updated: 'Parola belirleme' },
  PasswordExpiration: { Updated: 'Parolanın süresini sona erdirme' },
  PasswordHash: { Viewed: 'Parola karmasını görüntüleme' },
  PersonalAccessToken: {
    Created: 'Kişisel erişim belirteci oluşturma',
    Deleted: 'Kişisel erişim belirtecini silme',
    Renamed: 'Kişisel erişim belirtecini yeniden adlandırma',
  },
  ProviderTokens: {
    Deleted: 'Sağlayıcının saklanan belirteçlerini silme',
    Updated: 'Sağlayıcının yeni belirteçlerini saklama',
  },
  PasswordLink: {
    Created: 'Parola belirleme bağlantısı oluşturma',
    Used: 'Bağlantıyla parola belirleme',
  },
  Roles: { Updated: 'Kullanıcının rollerini değiştirme' },
  Session: { Ended: 'Oturumu sonlandırma' },
  SsoIdentity: { Unlinked: 'Kurumsal SSO hesabının bağlantısını kaldırma' },
  SuspensionStatus: { Updated: 'Kullanıcıyı askıya alma veya yeniden etkinleştirme' },
  TrustedDevice: { Deleted: 'Güvenilen cihazı kaldırma' },
  Verification: ownVerifications,
};
