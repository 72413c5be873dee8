import type { Translation } from '../translated.ts';

/** Test sign-in: a sign-in that creates and changes nothing, and its result, in Turkish. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Oturum açmayı test et',
  title: '{{name}} ile oturum açma testi',
  description: 'Hiçbir şey oluşturulmaz veya değiştirilmez. Kaydedilmiş ayarlar test edilir.',
  starting: 'Test başlatılıyor…',
  waiting: 'Oturum açmanız bekleniyor…',
  waitingText: 'Açılan pencerede sağlayıcıda oturum açın. Sonuç burada görünür.',
  blocked: 'Tarayıcı pencereyi engelledi',
  blockedText: 'Testi yeni bir sekmede açın. Bağlantı bir kez ve 10 dakika boyunca kullanılabilir.',
  closed: 'Test penceresi kapatılmış olabilir',
  closedText: 'Hâlâ açıksa oradan devam edin. Değilse yeniden başlatın.',
  open: 'Testi yeni sekmede aç',
  callback: 'Geri çağırma URL’si',
  callbackHelp:
    'Sağlayıcı, yönlendirme URI’si veya yanıt URL’siyle ilgili bir hata gösterirse orada tam olarak bu URL’yi kaydedin.',
  again: 'Yeniden test et',
  close: 'Kapat',
  page: {
    title: 'Test sonucu',
    reading: 'Sonuç okunuyor…',
    ended: 'Bu test sona erdi',
    endedText:
      'Test, başlatıldığı tarayıcıda bir kez ve 10 dakika boyunca kullanılabilir. Konsolda yeni bir test başlatın.',
    shared: 'Sonuç, testi başlattığınız pencerede de gösteriliyor. Bu pencereyi kapatabilirsiniz.',
  },
  application: {
    title: '{{name}} uygulamasında oturum açma testi',
    description:
      'Sayfalar ve adımlar, kullanıcılarınızın gördükleriyle aynıdır. Hiçbir şey oluşturulmaz veya değiştirilmez, uygulamaya da hiçbir şey iletilmez.',
    waitingText: 'Açılan pencerede uygulamanın bir kullanıcısı olarak oturum açın. Sonuç burada görünür.',
    barred: 'Kullanıcının erişimi yok',
    barredText: 'Uygulamaya erişim sınırlı ve erişim denetimi bu kullanıcıyı kapsamıyor.',
    signsIn: 'Uygulama şu kullanıcının taleplerini alırdı: {{name}}.',
    registers: 'Yeni bir hesap oluşturulur ve uygulama bu hesabın taleplerini alırdı.',
    noNameId:
      'Hesabın NameID için bir e-posta adresi yok, bu nedenle hizmet sağlayıcı bir hata alırdı. Başka bir NameID biçimi seçin veya bir e-posta adresi ekleyin.',
    newUser: 'Yeni bir hesap',
    course: 'Oturum açma',
    rows: {
      user: 'Kullanıcı',
      methods: 'Kimlik doğrulama yöntemleri',
      mfa: 'İkinci faktör',
      access: 'Erişim denetimi',
      consent: 'Onay',
      changes: 'Gerçek oturum açmada değişenler',
      scripts: 'Testte çalıştırılmayanlar',
    },
    mfa: {
      verified: 'Doğrulandı',
      none: 'Gerekmiyor',
      adds: 'Ayarlandı ancak kaydedilmedi: {{factors}}',
    },
    access: {
      all: 'Tüm kullanıcılar uygulamayı kullanabilir',
      allowed: 'Erişim sınırlı ve bu kullanıcıya izin veriliyor',
      refused: 'Erişim sınırlı ve bu kullanıcıya izin verilmiyor',
    },
    consent: {
      asked: 'Daha önce onay vermediyse kullanıcıdan onay istenirdi',
      none: 'Birinci taraf uygulamalar onay istemez',
    },
    changes: {
      none: 'Yok',
      Registers: 'Yeni bir hesap',
      LinksIdentity: 'Kimlik sağlayıcı hesabının bağlanması',
      ChangesProfile: 'Yeni profil verileri',
      SetsPassword: 'Yeni bir parola',
      AgreesToTerms: 'Koşulların kabulü',
      JoinsOrganizations: 'Kuruluş üyeliği (tam zamanında sağlama kullanıcıyı kapsıyorsa)',
      TrustsDevice: 'Güvenilen bir cihaz',
    },
    scripts: {
      AccessTokenClaims: 'Erişim belirteci talepleri için betik (talep ekleyebilir)',
      PostFirstFactorVerification: 'Yanlış parola sonrası eylem',
      PostSignIn: 'Oturum açma sonundaki eylem (oturum açmayı reddedebilir)',
    },
    idToken: 'Kimlik belirteci',
    idTokenText: 'Uygulamanın isteyebileceği tüm kapsamlarla: {{scope}}',
    userinfo: 'Kullanıcı bilgileri',
    userinfoText: 'Kullanıcı bilgileri uç noktasının yanıtı.',
    accessToken: '{{name}} için erişim belirteci',
    accessTokenText: 'Kullanıcının bu API kaynağı için sahip olduğu tüm izinlerle.',
    accessTokens: 'Erişim belirteçleri',
    noRolesYet: 'Yeni bir kullanıcının yalnızca varsayılan rolleri olur; izinler de bu rollere bağlıdır.',
    noResource:
      'Kullanıcının hiçbir API kaynağı için izni yok, bu nedenle erişim belirteci opaktır: yalnızca kullanıcı bilgileri uç noktasında ve Account API’de çalışır.',
    nameId: 'NameID',
    attributes: 'Öznitelikler',
    attributesText: 'Beyanın öznitelikleri, öznitelik eşlemesindeki adlarıyla.',
    noValue: 'Değer yok',
  },
  passed: 'Oturum açma çalışıyor',
  failed: 'Oturum açılamadı',
  reason: 'Ayrıntılar: {{reason}}',
  account: {
    title: 'Hesap',
    SignsIn: 'Kullanıcının oturumu, zaten bağlı olan bir hesapta açılırdı.',
    Links:
      'Aynı e-posta adresine veya telefon numarasına sahip hesap bağlanır ve kullanıcının oturumu bu hesapta açılırdı.',
    AsksToLink:
      'Aynı e-posta adresine veya telefon numarasına sahip bir hesap var. İkisi bağlanmadan önce kullanıcıdan bu hesabı doğrulaması istenirdi.',
    Registers: 'Eşleşen hesap yok. Yeni bir hesap oluşturulurdu.',
    Refused: 'Eşleşen hesap yok ve kaydolma kapalı. Kullanıcı oturum açamazdı.',
    user: 'Kullanıcı',
  },
  notes: {
    title: 'Bunları da denetleyin',
    EmailNotVerified:
      'Sağlayıcı bir e-posta adresi gönderdi ancak doğrulandığını belirtmedi; bu nedenle adres kullanılmıyor. Adrese güvenme ayarını yalnızca sağlayıcı adresleri doğruluyorsa açın.',
    NotOffered: 'Bağlayıcı henüz oturum açma sayfasında değil. Oturum açma deneyiminde ekleyin.',
    SsoTurnedOff:
      'Kurumsal SSO, oturum açma deneyiminde kapalı olduğundan kullanıcılar bu bağlayıcıya yönlendirilmiyor.',
    NoDomains: 'Bağlayıcının henüz e-posta alan adı yok, bu nedenle kullanıcılar ona yönlendirilmiyor.',
    UserSuspended: 'Bu kullanıcı askıya alındı ve oturum açamazdı.',
  },
  profile: {
    title: 'Profil',
    text: 'Yanıtın kullanıcının profiliyle nasıl eşlendiği.',
    id: 'Sağlayıcıdaki kimlik',
    email: 'E-posta',
    phone: 'Telefon',
    name: 'Ad',
    avatar: 'Profil resmi',
    missing: 'Gönderilmedi',
  },
  sent: 'Sağlayıcının yanıtı',
  sentText: 'Kullanıcıyla ilgili talepler veya öznitelikler, geldikleri gibi. Saklanmazlar.',
  faults: {
    AccessDenied:
      'Sağlayıcı erişimi reddetti. Orada uygulamaya atanmış bir hesapla oturum açın veya yeniden deneyip erişime izin verin.',
    Client:
      'Sağlayıcı, istemci kimliğini veya istemci gizli anahtarını kabul etmiyor. İkisini de sağlayıcıdan yeniden kopyalayın.',
    CallbackUrl:
      'Sağlayıcıda kayıtlı geri çağırma URL’si farklı. Tam olarak bu sayfanın gösterdiği URL’yi kaydedin: SAML için bu, beyan tüketici hizmeti (ACS) URL’si, yani yanıt URL’sidir.',
    Scope: 'Sağlayıcı, istenen kapsamlardan birini tanımıyor. Ayarlardaki kapsamı denetleyin.',
    Code: 'Sağlayıcı kendi kodunu reddetti. Geri çağırma URL’sinin tam olarak gösterildiği gibi kaydedildiğini denetleyip yeniden deneyin.',
    Issuer:
      'Yanıttaki veren (issuer), ayarlardakinden farklı. Vereni veya kimlik sağlayıcının varlık kimliğini tam olarak sağlayıcının gösterdiği gibi kopyalayın.',
    Audience:
      'Yanıt başka bir hedef kitle için. Sağlayıcıda istemci kimliğini veya SAML için hedef kitleyi (bizim varlık kimliğimiz) denetleyin.',
    Clock:
      'Yanıt henüz geçerli değil veya süresi doldu. Sağlayıcının ve bu sunucunun saatlerinin doğru olduğunu denetleyin.',
    Signature:
      'İmza eşleşmiyor. Sağlayıcının yeni bir imzalama sertifikası veya anahtarı olabilir: ayarlarda sertifikayı veya meta verileri güncelleyin.',
    Encryption:
      'Beyanın şifresi çözülemiyor. Şifrelemeyi sağlayıcıda kapatın veya burada açıp sağlayıcıya meta verilerimizi yeniden verin.',
    OtherSignIn: 'Yanıt başka bir oturum açmaya ait. Testi yeniden başlatın.',
    MissingId:
      'Yanıtta kullanıcının kalıcı bir kimliği yok. Kimliği bir öznitelikle eşleyin veya sağlayıcının kalıcı (persistent) bir NameID göndermesini sağlayın.',
    Refused: 'Sağlayıcı oturum açmayı reddetti. Nedeni aşağıda.',
    Unreachable:
      'Sağlayıcı yanıt vermedi. Ayarlardaki URL’leri ve bu sunucunun sağlayıcıya ulaşabildiğini denetleyin.',
    ServerCertificate: 'Sağlayıcının TLS sertifikası geçersiz olduğundan sağlayıcıya bağlanılmadı.',
    ForbiddenAddress:
      'Bu adrese istek gönderilmesine izin verilmiyor. Herkese açık bir URL kullanın veya operatörden adrese izin vermesini isteyin.',
    Settings: 'Ayarlar eksik veya birbiriyle uyumsuz. Denetleyip kaydedin, ardından yeniden deneyin.',
    Response: 'Yanıt, protokolün gerektirdiği gibi değil. Ayrıntılar aşağıda.',
    EmailMissing:
      'Yanıtta kullanılabilecek bir e-posta adresi yok. Bir özniteliği e-posta adresiyle eşleyin veya onu içeren kapsamı isteyin.',
    EmailNotOfDomain:
      'E-posta adresi bu bağlayıcının alan adlarından birinde değil. Alan adını ekleyin veya başka bir hesapla oturum açın.',
    EmailHeld:
      'E-posta adresi, bu sağlayıcının başka bir hesabıyla bağlı olan bir hesaba ait. Adres başka birine verildiyse o hesabın bağlantısını kaldırın.',
  },
};
