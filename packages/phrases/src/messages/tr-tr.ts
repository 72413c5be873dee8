import type { MessageTexts } from './en.ts';

/** The emails and SMS in Turkish. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'Oturum açma kodunuz',
  'email.SignIn.content':
    'Oturum açmak için bu kodu girin:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Bunu siz istemediyseniz bu iletiyi yok sayabilirsiniz; kodu kimseye vermeyin.',
  'sms.SignIn': '{{code}} oturum açma kodunuzdur.',

  'email.Register.subject': 'Hesap oluşturma kodunuz',
  'email.Register.content':
    'Hesabınızı oluşturmak için bu kodu girin:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Bunu siz istemediyseniz bu iletiyi yok sayabilirsiniz.',
  'sms.Register': '{{code}} hesap oluşturma kodunuzdur.',

  'email.ForgotPassword.subject': 'Yeni parola belirleme kodunuz',
  'email.ForgotPassword.content':
    'Yeni bir parola belirlemek için bu kodu girin:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Bunu siz istemediyseniz parolanız olduğu gibi kalır; kodu kimseye vermeyin.',
  'sms.ForgotPassword': '{{code}} yeni parola kodunuzdur.',

  'email.OrganizationInvitation.subject': 'Davet edildiniz',
  'email.OrganizationInvitation.content':
    'Bir kuruluşa katılmaya davet edildiniz. Kabul etmek için bu bağlantıyı açın:\n\n{{link}}\n\nBunu beklemiyorsanız bu iletiyi yok sayabilirsiniz.',
  'sms.OrganizationInvitation': 'Bir kuruluşa davet edildiniz: {{link}}',

  'email.Generic.subject': 'Doğrulama kodunuz',
  'email.Generic.content':
    'Doğrulama kodunuz:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Bunu siz istemediyseniz bu iletiyi yok sayabilirsiniz.',
  'sms.Generic': '{{code}} doğrulama kodunuzdur.',

  'email.UserPermissionValidation.subject': 'Siz olduğunuzu doğrulayın',
  'email.UserPermissionValidation.content':
    'Hesabınızdaki bir değişikliği doğrulamak için bu kodu girin:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Bunu siz istemediyseniz kodu kimseye vermeyin.',
  'sms.UserPermissionValidation': '{{code}} hesap değişikliğini doğrular.',

  'email.BindNewIdentifier.subject': 'E-posta adresinizi doğrulayın',
  'email.BindNewIdentifier.content':
    'Bu adresi hesabınıza eklemek için bu kodu girin:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Bunu siz istemediyseniz bu iletiyi yok sayabilirsiniz.',
  'sms.BindNewIdentifier': '{{code}} numarayı hesabınıza ekler.',

  'email.MfaVerification.subject': 'Oturum açmanın ikinci adımı',
  'email.MfaVerification.content':
    'Oturum açmanın ikinci adımı olarak bu kodu girin:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Şu anda oturum açmıyorsanız biri parolanızı biliyor: parolanızı değiştirin.',
  'sms.MfaVerification': '{{code}} oturum açmanın ikinci adımıdır.',

  'email.BindMfa.subject': 'İki adımlı oturum açmayı kurun',
  'email.BindMfa.content':
    'Bu adresi oturum açmanın ikinci adımı olarak kullanmak için bu kodu girin:\n\n{{code}}\n\nGeçerliliği {{expiresIn}} sona erer. Bunu siz istemediyseniz kodu kimseye vermeyin.',
  'sms.BindMfa': '{{code}} iki adımlı oturum açmayı kurar.',

  'email.PasswordChanged.subject': 'Parolanız değiştirildi',
  'email.PasswordChanged.content':
    'Hesabınızın parolası belirlendi veya değiştirildi.\n\nBunu siz yapmadıysanız hemen yeni bir parola belirleyin ve tüm cihazlardaki oturumları kapatın.',

  'email.EmailChanged.subject': 'E-posta adresiniz değiştirildi',
  'email.EmailChanged.content':
    'Bu e-posta adresi artık hesabınıza ait değil: değiştirildi veya kaldırıldı.\n\nBunu siz yapmadıysanız hemen destek ekibiyle iletişime geçin.',

  'email.PhoneChanged.subject': 'Telefon numaranız değiştirildi',
  'email.PhoneChanged.content':
    'Hesabınızın telefon numarası belirlendi, değiştirildi veya kaldırıldı.\n\nBunu siz yapmadıysanız hemen parolanızı değiştirin ve tüm cihazlardaki oturumları kapatın.',

  'email.FactorAdded.subject': 'Bir oturum açma yöntemi eklendi',
  'email.FactorAdded.content':
    'Hesabınıza bir geçiş anahtarı, kimlik doğrulama uygulaması veya yedek kodlar eklendi.\n\nBunu siz yapmadıysanız yöntemi kaldırın ve hemen parolanızı değiştirin.',

  'email.FactorRemoved.subject': 'Bir oturum açma yöntemi kaldırıldı',
  'email.FactorRemoved.content':
    'Hesabınızdan bir geçiş anahtarı, kimlik doğrulama uygulaması veya yedek kodlar kaldırıldı.\n\nBunu siz yapmadıysanız hemen parolanızı değiştirin ve iki adımlı doğrulamayı yeniden kurun.',

  'email.AccountLinked.subject': 'Bir hesap bağlandı',
  'email.AccountLinked.content':
    'Başka bir hizmetin hesabı hesabınıza bağlandı ve artık oturum açmak için kullanılabilir.\n\nBunu siz yapmadıysanız bağlantıyı kaldırın ve hemen parolanızı değiştirin.',

  'email.PasswordLink.subject': 'Yeni bir parola belirleyin',
  'email.PasswordLink.content':
    'Bir yönetici size bu bağlantıyı gönderdi. Yeni bir parola belirlemek için açın:\n\n{{link}}\n\nBir kez çalışır. İstemediyseniz bu mesajı yok sayın: parolanız aynı kalır.',

  'email.AccountInvitation.subject': 'Hesabınız hazır',
  'email.AccountInvitation.content':
    'Sizin için bir hesap oluşturuldu. Parolanızı belirlemek için bu bağlantıyı açın:\n\n{{link}}\n\nBir kez çalışır. Bunu beklemiyorsanız bu mesajı yok sayın.',
  'email.AccountUnlinked.subject': 'Bir hesabın bağlantısı kaldırıldı',
  'email.AccountUnlinked.content':
    'Başka bir hizmetin hesabının bağlantısı hesabınızdan kaldırıldı ve artık oturum açmak için kullanılamaz.\n\nBunu siz yapmadıysanız yeniden bağlayın ve hemen parolanızı değiştirin.',

  'email.TokensNearLimit.subject': 'Bu ayın token’larının %80’i kullanıldı',
  'email.TokensNearLimit.content':
    'Bu kiracı, planının bu ay içerdiği token’ların %80’ini kullandı.\n\nKullanıcılar oturum açmaya devam edebilir. Token’lar tükendikten üç gün sonra makineden makineye uygulamalar ay sonuna kadar yeni token alamaz. Daha büyük bir plan daha fazlasını içerir.',

  'email.TokensUsedUp.subject': 'Bu ayın token’ları tükendi',
  'email.TokensUsedUp.content':
    'Bu kiracı, planının bu ay içerdiği tüm token’ları kullandı.\n\nKullanıcılar oturum açmaya devam edebilir. Token’lar tükendikten üç gün sonra makineden makineye uygulamalar ay sonuna kadar yeni token alamaz. Daha büyük bir plan daha fazlasını içerir.',

  'email.TenantExported.subject': 'Bir kiracı dışa aktarıldı',
  'email.TenantExported.content':
    'Bir yönetici bu kiracıyı mühürlü bir dosyaya aktardı. Dosya, parola karmaları ve ikinci faktörleriyle tüm kullanıcıları, ayrıca uygulamaların ve bağlayıcıların tüm gizli anahtarlarını içerir. Parola ifadesini bilen herkes dosyayı okuyabilir.\n\nBu dışa aktarmadan haberiniz yoksa hemen diğer yöneticilerle konuşun. Denetim günlüğü bunu kimin yaptığını gösterir.',

  'email.Test.subject': 'Test iletisi',
  'email.Test.content':
    'Bu bir testtir. Bu hizmetin e-postaları size ulaşıyor.\n\nKimse kod istemedi ve yapmanız gereken bir şey yok.',
  'sms.Test': 'Bu bir test. Bu hizmetin SMS’leri ulaşıyor; bir şey yapmanız gerekmez.',
};
