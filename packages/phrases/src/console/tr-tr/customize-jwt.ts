import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in Turkish. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'Özel JWT',
  description:
    'Erişim belirteçlerine talep ekleyen veya oturum açma akışına müdahale eden betikler ve kimlik belirteçlerinin talepleri.',
  types: {
    'access-token': {
      title: 'Kullanıcı erişim belirteçleri',
      text: 'Betik, kullanıcıların erişim belirteçlerine talep ekler: oturum açarken, her yenilemede ve kuruluşlar için.',
    },
    'client-credentials': {
      title: 'Makineler arası belirteçler',
      text: 'Betik, makineler arası uygulamaların erişim belirteçlerine talep ekler.',
    },
  },
  state: {
    none: 'Betik yok',
    blocking: 'Betik etkin. Başarısız olursa belirteç verilmez.',
    lenient: 'Betik etkin. Başarısız olursa belirteç, betiğin talepleri olmadan verilir.',
  },
  actions: {
    'post-first-factor': {
      title: 'Yanlış parola sonrası',
      text: 'Betik, yanlış parolayı başka bir sistemde denetler. Parola orada doğruysa kullanıcı bununla oluşturulur veya güncellenir; böylece kullanıcılar oturum açtıkça taşınır.',
      script:
        'Parola doğruysa runAction { action, user, passwordVerified: true } döndürür: bilinmeyen kullanıcı için createUser, aksi hâlde updateUser. Hiçbir şey döndürmezse veya başarısız olursa oturum açma reddedilir.',
    },
    'post-sign-in': {
      title: 'Oturum açma sonunda',
      text: 'Betik, tüm doğrulama adımlarından sonra çalışır. Kullanıcıyı güncelleyebilir veya oturum açmayı reddedebilir.',
      script:
        'runAction, kullanıcıyı değiştirmek için { action: "updateUser", user } döndürür veya hiçbir şey döndürmez. api.denyAccess oturum açmayı reddeder. Bir çalıştırma en fazla 3 saniye sürer.',
    },
    state: { on: 'Etkin', off: 'Kapalı. Betik saklanır.' },
    enabled: { label: 'Etkin', help: 'Kapalıysa betik saklanır, ancak çalışmaz.' },
    passwords: {
      title: 'Bu betik parolaları düz metin olarak alır',
      text: 'Parolaları yalnızca onları denetleyen sisteme ve HTTPS üzerinden gönderin. Burada günlüğe kaydedilmezler.',
    },
    policy: {
      label: 'Betik başarısız olursa',
      block: { label: 'Oturum açmayı reddet', help: 'Kullanıcı yeniden deneyebilir.' },
      allow: {
        label: 'Betik olmadan devam et',
        help: 'Hata denetim günlüğüne kaydedilir. api.denyAccess çağıran betik oturum açmayı yine de reddeder.',
      },
    },
    test: 'Düzenleyicideki betiği örnek bir olayla çalıştırın. Hiçbir kullanıcı değiştirilmez ve hiçbir şey kaydedilmez.',
    event: 'Örnek olay',
    result: 'Sonuç',
    none: {
      title: 'Betik hiçbir şey döndürmedi',
      'post-first-factor': 'Oturum açma reddedilir.',
      'post-sign-in': 'Oturum açma devam eder.',
    },
  },
  create: 'Betik oluştur',
  edit: 'Betiği düzenle',
  delete: {
    action: 'Betiği sil',
    title: 'Betik silinsin mi? {{title}}',
    ofAction: 'Oturum açmalar betik olmadan devam eder. Tüm sürümler ve değişkenler silinir.',
    text: 'Yeni belirteçler artık betiğin taleplerini içermez; bunlara ihtiyaç duyan API’ler belirteçleri reddeder. Tüm sürümler ve değişkenler silinir.',
  },
  script: {
    title: 'Betik',
    text: 'getCustomJwtClaims talepleri döndürür. Asenkron olabilir ve fetch işlevini en çok beş kez çağırabilir. Bir çalıştırma en fazla 3 saniye sürer.',
    label: 'Betik',
    help: 'Kullanılabilir verileri görmek için Ctrl+Space tuşlarına basın.',
    syntaxError: 'Söz dizimi hatası',
  },
  block: {
    label: 'Betik başarısız olursa belirteç verme',
    help: 'Aksi hâlde belirteç, betiğin talepleri olmadan verilir ve hata denetim günlüğüne kaydedilir.',
  },
  variables: {
    label: 'Ortam değişkenleri',
    help: 'Betiğin gizli değerleri için. Değerler şifreli saklanır ve yeniden okunamaz.',
    name: 'Ad',
    value: '{{name}} değeri',
    add: 'Değişken ekle',
    remove: 'Kaldır: {{name}}',
  },
  samples: { token: 'Örnek belirteç', context: 'Örnek bağlam' },
  run: {
    title: 'Test',
    text: 'Düzenleyicideki betiği örnek verilerle çalıştırın. Belirteç verilmez ve hiçbir şey kaydedilmez.',
    action: 'Çalıştır',
    token: 'Belirteçteki talepler',
    console: 'Konsol',
    ignored: 'Betikler bu talepleri ayarlayamaz',
    denied: 'Betik erişimi reddetti',
    failed: 'Betik başarısız oldu',
    failedAt: 'Betik {{line}}. satırda başarısız oldu',
    limited: 'Çalıştırma durduruldu',
    limits: {
      time: '3 saniyeden uzun sürdü.',
      memory: 'Çok fazla bellek kullandı.',
      queue: 'Çalışmayı bekleyen çok fazla betik var. Birazdan yeniden deneyin.',
    },
    time: '{{milliseconds}} ms içinde tamamlandı',
  },
  versions: {
    title: 'Sürümler',
    text: 'Betiğin kaydedilmiş tüm sürümleri. Geri yüklenen sürüm düzenleyiciye alınır; etkinleştirmek için kaydedin.',
    version: 'Sürüm {{version}}',
    compare: 'Karşılaştır',
    restore: 'Geri yükle',
    same: 'Düzenleyicide bu sürüm var.',
    difference: 'Geri yüklenirse değişecekler',
  },
  idToken: {
    title: 'Kimlik belirteci talepleri',
    text: 'Kimlik belirteçlerinin içerdiği isteğe bağlı talepler.',
    edit: 'Talepleri seç',
    label: 'Talepler',
    help: 'Bir talep, yalnızca uygulama kapsamını isterse kimlik belirtecinde bulunur. Kullanıcı bilgileri uç noktası tümünü döndürür.',
    claims: {
      custom_data: 'Kullanıcının özel verileri. Kapsam: custom_data',
      identities: 'Bağlı sosyal hesaplar. Kapsam: identities',
      sso_identities: 'Kurumsal kimlikler. Kapsam: identities',
      roles: 'Kullanıcının rollerinin adları. Kapsam: roles',
      organizations: 'Kullanıcının kuruluşlarının kimlikleri. Kapsam: urn:logto:scope:organizations',
      organization_data: 'Bu kuruluşların kimlikleri ve adları. Kapsam: urn:logto:scope:organizations',
      organization_roles: 'Kuruluşlardaki roller. Kapsam: urn:logto:scope:organization_roles',
    },
  },
};
