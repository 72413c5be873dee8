/** The guide of an application, in Turkish. */
export const guide = {
  action: 'Kılavuz',
  title: '{{name}} uygulamasını bağlayın',
  description: '{{name}} için kimlikleri ve URL’leri içeren çalışır kod.',
  done: 'Bitti',
  tool: 'Araç',
  thirdParty:
    'Bu bir üçüncü taraf uygulamadır, bu nedenle kullanıcıların onay vermesi gerekir. {{scopes}} kapsamlarını isteyebilir; siz izin verene kadar diğer kapsamlar invalid_scope ile reddedilir.',
  toPermissions: 'İzinleri değiştir',
  secretPlaceholder: 'YOUR_APPLICATION_SECRET',
  secretHidden: 'Aşağıdaki kodda uygulamanın gizli anahtarı yerine bir yer tutucu var.',
  secretShown: 'Aşağıdaki kod gizli anahtarı içeriyor. Kimseyle paylaşmayın.',
  showSecret: 'Gizli anahtarı göster',
  hideSecret: 'Gizli anahtarı gizle',
  redirectUri: 'Yönlendirme URI’si',
  afterSignOut: 'Oturum kapatma sonrası yönlendirme URI’si',
  saveAddresses: 'Yönlendirme URI’lerini kaydet',
  saveAndFinish: 'Yönlendirme URI’lerini kaydet ve bitir',
  addressesSaved: 'Kaydedildi',
  addressesUnsaved: 'Önerildi, kaydedilmedi',
  resource: 'Çağrılacak API',
  roles_one: '{{count}} rol',
  roles_other: '{{count}} rol',
  noRoles: 'Henüz rol yok',
  toRoles: 'Rol ata',
  noApi: 'Henüz API kaynağı yok',
  toApis: 'API kaynağı oluştur',
  firstUse: {
    signIn: {
      title: 'Oturum açmayı deneyin',
      text: 'Uygulamanızda oturum açın. Sonuç burada görünür.',
      waiting: 'İlk oturum açma bekleniyor…',
      done: 'Oturum açma çalışıyor',
    },
    token: {
      title: 'Belirteç isteğini deneyin',
      text: 'Kodu çalıştırın. Sonuç burada görünür.',
      waiting: 'İlk belirteç bekleniyor…',
      done: 'Belirteçler veriliyor',
    },
    failed: 'Son deneme başarısız oldu: {{reason}}',
    entry: 'Günlük kaydını görüntüle',
  },
  steps: {
    create: { title: 'Proje oluşturun', text: 'Veya mevcut bir projeyi kullanın.' },
    install: { title: 'Yükleyin', text: 'İstemci kitaplığını yükleyin.' },
    redirects: {
      title: 'Yönlendirme URI’lerini belirleyin',
      text: 'Kullanıcıların oturum açtıktan ve kapattıktan sonra döndüğü yer. Diğer URI’ler reddedilir.',
    },
    configure: { title: 'Yapılandırın', text: 'Kod, uygulamanızın kimliklerini ve URL’lerini içerir.' },
    callback: { title: 'Geri çağırmayı işleyin', text: 'Yönlendirme URI’si buraya götürür.' },
    platform: {
      title: 'URI şemasını kaydedin',
      text: 'Yönlendirme URI’si böylece tarayıcı yerine uygulamanızı açar.',
    },
    signIn: { title: 'Oturum açın ve kapatın', text: 'Oturum açan kullanıcıyı gösterin.' },
    deviceBegin: {
      title: 'Kod isteyin',
      text: 'Cihaz, uygulama kimliğiyle kod ister. Gizli anahtar gerekmez.',
    },
    deviceShow: {
      title: 'URL’yi ve kodu gösterin',
      text: 'Kodun süresi dolana kadar bunları büyük puntoyla, verification_uri_complete değerini de QR kodu olarak gösterin. Kullanıcılar URL’yi telefonlarında veya bilgisayarlarında açar, kodu karşılaştırır, oturum açar ve erişime izin verir.',
    },
    devicePoll: {
      title: 'Belirteçleri bekleyin',
      text: 'Cihaz koduyla 5 saniyede bir sorgulayın. authorization_pending: yeniden sorgulayın. slow_down: istekler arasında 5 saniye daha bekleyin. expired_token: baştan başlayın. access_denied: kullanıcı erişimi reddetti. Başarılı yanıt belirteçleri içerir.',
    },
    deviceRun: {
      title: 'Deneyin',
      text: 'Bu betik tüm adımları çalıştırır. URL’yi ve kodu gösterir, bekler ve oturum açan kullanıcıyı yazdırır.',
    },
    roles: {
      title: 'Rol atayın',
      text: 'Belirteçler, istenen izinlerden uygulamanın rollerinde bulunanları içerir. #internal:admin rolü Management API’nin izinlerine sahiptir.',
    },
    token: { title: 'Belirteç alın', text: 'Uygulamanın kimliği ve gizli anahtarıyla, tek bir API için.' },
    callApi: {
      title: 'API’yi çağırın',
      text: 'Belirteci Authorization üst bilgisinde gönderin. Management API ilk kullanıcıları döndürür; kendi API’niz için onun URL’sini kullanın.',
    },
    ownApi: {
      title: 'Kendi API’nizi çağırın',
      text: 'Oturum açarken API’yi ve izinlerini isteyin. Belirteç, kullanıcının rollerinde bulunan izinleri içerir. API’niz yoksa bu adımı atlayın.',
    },
    protectedHost: {
      title: 'Ana makineyi proxy’nize yönlendirin',
      text: 'Bir DNS kaydı oluşturun ve bunun için sertifika alın. Uygulamaya yalnızca proxy’den bağlantıya izin verin.',
    },
    protectedProxy: {
      title: 'Oturum açmayı yapılandırın',
      text: 'Yapılandırma, kimliklerinizi, URL’lerinizi ve uygulamanın ayarlarını içerir. Bunlar değiştiğinde yeniden kopyalayın.',
    },
    protectedServer: {
      title: 'Web sunucusunu yapılandırın',
      text: 'Bir isteği iletmeden önce oturum açılmasını ister ve kullanıcıyı uygulamaya X-Forwarded-User ile bildirir.',
    },
    protectedRun: { title: 'Deneyin', text: 'Proxy’yi başlatın ve ana makineyi tarayıcıda açın.' },
    runMachine: { title: 'Deneyin', text: 'API’nin yanıtını yazdırır.' },
    run: { title: 'Deneyin', text: 'Uygulamanızı başlatın ve oturum açın.' },
  },
};
