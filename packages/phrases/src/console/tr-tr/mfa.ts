import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in Turkish. */
export const mfa: Translation<'mfa'> = {
  title: 'Çok faktörlü kimlik doğrulama',
  description: 'Oturum açmaya ikinci bir adım ekleyin.',
  factors: {
    title: 'Faktörler',
    text: 'Kullanıcıların ayarlayabileceği ikinci faktörler. Hiçbiri seçilmezse oturum açma tek adımlıdır.',
    label: 'İkinci faktörler',
    options: {
      Totp: 'Kimlik doğrulama uygulaması',
      WebAuthn: 'Geçiş anahtarı veya güvenlik anahtarı',
      EmailVerificationCode: 'E-posta kodu',
      PhoneVerificationCode: 'SMS kodu',
      BackupCode: 'Yedek kodlar',
    },
    help: {
      Totp: 'Kimlik doğrulama uygulamasından 6 haneli bir kod.',
      WebAuthn:
        'Cihazın parmak izi, yüz veya PIN doğrulaması ya da bir güvenlik anahtarı. Kimlik avına karşı dayanıklıdır.',
      EmailVerificationCode:
        'Hesabın e-posta adresine gönderilen kod. E-posta kodu bir oturum açma yöntemiyken kullanılamaz.',
      PhoneVerificationCode:
        'Hesabın telefon numarasına gönderilen kod. SMS kodu bir oturum açma yöntemiyken kullanılamaz.',
      BackupCode:
        'Kaybedilen faktörün yerini alan 10 adet tek kullanımlık kod. Başka bir faktör ilk kez ayarlandığında oluşturulur.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} kullanıcının ikinci faktör ayarlaması gerekiyor',
    toSetUp_other: '{{count}} kullanıcının ikinci faktör ayarlaması gerekiyor',
    toSetUpText: 'Bir sonraki oturum açmalarında ayarlarlar.',
    noLongerAsked_one: '{{count}} kullanıcı artık ikinci faktör kullanmıyor',
    noLongerAsked_other: '{{count}} kullanıcı artık ikinci faktör kullanmıyor',
    noLongerAskedText: 'Bundan sonra tek adımla oturum açarlar.',
    confirm: 'Değişiklikleri kaydet',
  },
  policy: {
    title: 'İlke',
    text: 'Kullanıcılardan ne zaman ikinci faktör ayarlamalarının isteneceği. İkinci faktörü olan kullanıcılar her oturum açmada kullanır.',
    label: 'İkinci faktör',
    options: {
      UserControlled: 'İsteğe bağlı, kaydolurken veya oturum açarken bir kez sor',
      PromptOnlyAtSignIn: 'İsteğe bağlı, bir sonraki oturum açmada sor',
      NoPrompt: 'İsteğe bağlı, sorma',
      Mandatory: 'Kaydolurken zorunlu',
      PromptOnlyAtSignInMandatory: 'Bir sonraki oturum açmada zorunlu',
    },
    help: {
      UserControlled:
        'Yeni kullanıcılara kaydolduktan sonra, mevcut kullanıcılara bir sonraki oturum açmalarında sorulur. “Şimdi değil” seçeneğini seçebilirler; bir daha sorulmaz.',
      PromptOnlyAtSignIn:
        'Kullanıcılara kaydolurken değil, yalnızca bir sonraki oturum açmalarında sorulur. “Şimdi değil” seçeneğini seçebilirler; bir daha sorulmaz.',
      NoPrompt: 'Kullanıcılara hiç sorulmaz. Bir yönetici, kullanıcı için faktör ekleyebilir.',
      Mandatory:
        'Yeni kullanıcılar, hesapları oluşturulmadan önce bir faktör ayarlar. Faktörü olmayan mevcut kullanıcılar bir sonraki oturum açmalarında ayarlar.',
      PromptOnlyAtSignInMandatory:
        'Yeni kullanıcılar ikinci faktör olmadan kaydolur. İkinci faktörü olmayan kullanıcılar bir sonraki oturum açmalarında ayarlar.',
    },
  },
  adaptive: {
    title: 'Uyarlanabilir MFA',
    text: 'İkinci faktörü yalnızca gerektiğinde isteyin.',
    label: 'Kullanıcıların hatırlanmasını seçtiği cihazlara güven',
    help: 'Kullanıcılar ikinci faktörden sonra tarayıcılarının 30 gün hatırlanmasını seçebilir. Başka bir tarayıcıda, başka bir ülkeden veya olağan dışı görünen bir oturum açmada yeniden sorulur.',
    needsPolicy: 'Önce ikinci faktörü zorunlu tutan bir ilke seçin.',
  },
  organizations: {
    title: 'İkinci faktörü zorunlu tutan kuruluşlar',
    text: 'Bir kuruluş bunu kendi ayarlarında zorunlu tutar. İkinci faktörü olmayan üyeler o kuruluşa erişemez.',
    label: 'İkinci faktörü olmayan üyeler',
    options: {
      Mandatory: 'Oturum açarken ayarlasın',
      NoPrompt: 'İkinci faktörsüz oturum açsın',
    },
    help: {
      Mandatory: 'Tüm kullanıcılar için geçerli ilke ne olursa olsun atlayamazlar.',
      NoPrompt: 'Kendilerine sorulup sorulmayacağını tüm kullanıcılar için geçerli ilke belirler.',
    },
  },
};
