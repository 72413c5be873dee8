/** The tab Settings of an application, in Turkish. */
export const settings = {
  general: { title: 'Genel', text: 'Kullanıcıların ve yöneticilerin uygulamayı nasıl tanıdığı.' },
  endpoints: {
    title: 'Uç noktalar',
    text: 'İstemci kitaplığınız için uç noktalar. Çoğu için keşif uç noktası yeterlidir.',
    applicationId: 'Uygulama kimliği',
    discovery: 'Keşif',
    endpoint: 'Uç nokta',
    issuer: 'Veren',
    authorization: 'Yetkilendirme',
    token: 'Belirteç',
    userinfo: 'Kullanıcı bilgileri',
    jwks: 'Ortak anahtarlar (JWKS)',
    endSession: 'Oturum kapatma',
    device: 'Cihaz yetkilendirme',
    more: 'Tüm uç noktaları göster',
  },
  deviceFlow: {
    title: 'Cihaz akışı',
    text: 'TV’ler, komut satırları ve tarayıcısı olmayan diğer cihazlar için. Cihaz bir kod gösterir, kullanıcılar bunu telefonlarında veya bilgisayarlarında girer.',
    address: 'Doğrulama URL’si',
    onlyWay: 'Kullanıcılar bu uygulamada yalnızca cihaz akışıyla oturum açar.',
    unused:
      'Bu uygulama cihaz akışını kullanmıyor. Cihaz akışı, uygulama oluşturulurken seçilir ve sonradan değiştirilemez.',
    create: 'Cihaz akışı için uygulama oluştur',
  },
  protected: {
    title: 'Koruma',
    text: 'Uygulamanın önündeki ters proxy’nin ayarları. Kılavuz, bunların proxy yapılandırmasına nasıl ekleneceğini gösterir.',
    banner:
      'Gatehouse istekleri iletmez. {{host}} adresinde ters proxy’niz yanıt verir, kullanıcıların oturumunu açar ve kimliklerini uygulamaya bildirir.',
    subDomain: 'Alt alan adı',
    subDomainHelp:
      'Kullanıcılar uygulamayı {{domain}} altındaki bu alt alan adında açar. Sonradan değiştirilemez.',
    host: 'Ana makine',
    hostHelp: 'Proxy’nize yönlendiren bir DNS kaydı oluşturun.',
    origin: 'Kaynak sunucu',
    originHelp:
      'Proxy’nin istekleri ilettiği şema, ana makine ve bağlantı noktası. Yalnızca proxy’den bağlantıya izin verin.',
    sessionDuration: 'Oturum süresi',
    sessionDurationHelp: 'Kullanıcıların proxy’de oturumunun ne kadar açık kalacağı.',
    pageRules: 'Korumalı yollar',
    pageRulesHelp: 'Oturum açmayı gerektiren yolların düzenli ifadeleri. Boşsa tüm yollar korunur.',
    uriElsewhere: 'Uygulamanın ana makinesinde, https://{{host}} altında bir URL girin.',
  },
  protectedDomain: {
    title: 'Özel alan adı',
    text: 'Uygulama için ek bir alan adı. Bunu da proxy’niz sunar.',
    none: 'Özel alan adı yok.',
    add: 'Alan adı ekle',
    addText:
      'Bir CNAME kaydıyla {{host}} adresine yönlendirin ve proxy’nizin yapılandırmasına ekleyin. Yönlendirme URI’leri eklenir.',
    domain: 'Alan adı',
    status: 'Durum',
    states: {
      PendingVerification: 'DNS bekleniyor',
      PendingSsl: 'Proxy bekleniyor',
      Active: 'Etkin',
      Error: 'DNS kaydı eksik',
    },
    record: 'CNAME kaydı',
    check: 'Yeniden denetle',
    delete: 'Alan adını kaldır',
    deleteOf: 'Kaldır: {{domain}}',
    deleteTitle: '{{domain}} kaldırılsın mı?',
    deleteText:
      'Yönlendirme URI’leri kaldırılır, bu nedenle kullanıcılar artık {{domain}} üzerinden uygulamada oturum açamaz.',
  },
  secrets: {
    title: 'Gizli anahtarlar',
    text: 'Uygulamanın kimliğini doğrular. Birden fazlası etkin olabilir; böylece kesinti olmadan döndürebilirsiniz.',
    create: 'Gizli anahtar oluştur',
    createText: 'Hemen etkin olur.',
    name: 'Ad',
    namePlaceholder: 'üretim',
    expiryHelp: 'Gizli anahtar bu tarihten sonra çalışmaz.',
    never: 'Süresiz',
    created: 'Oluşturulma',
    expires: 'Sona erme',
    expired: 'Süresi doldu',
    empty: 'Gizli anahtar yok. Uygulama kimliğini doğrulayamaz.',
    made: 'Gizli anahtar oluşturuldu',
    madeText:
      'Uygulamanıza kopyalayın. Daha sonra yeniden görüntüleyebilirsiniz; her görüntüleme denetim günlüğüne kaydedilir.',
    done: 'Bitti',
    delete: 'Gizli anahtarı sil',
    deleteOf: 'Gizli anahtarı sil: {{name}}',
    deleteTitle: '{{name}} silinsin mi?',
    deleteText: 'Bunu kullanan istekler hemen reddedilir.',
    deleteLastText: 'Bu tek gizli anahtardır. Yenisini oluşturana kadar uygulama kimliğini doğrulayamaz.',
  },
  authentication: {
    title: 'İstemci kimlik doğrulaması',
    text: 'Uygulamanın belirteç isterken kimliğini nasıl doğruladığı.',
    method: 'Yöntem',
    methods: {
      client_secret: 'İstemci gizli anahtarı',
      private_key_jwt: 'Özel anahtar (private_key_jwt)',
    },
    methodHelp: {
      client_secret: 'Uygulama, gizli anahtarlarından birini gönderir.',
      private_key_jwt:
        'Uygulama kısa ömürlü bir beyanı (assertion) imzalar ve burada yalnızca ortak anahtarı saklanır. Gizli anahtarları reddedilir.',
    },
    keys: 'Ortak anahtarlar (JWKS)',
    keysHelp:
      'En fazla on ortak anahtar içeren bir JSON Web Key Set: EC (P-256, P-384), en az 2048 bit RSA veya Ed25519. Eski anahtarı kaldırmadan önce yenisini ekleyin.',
  },
  protections: {
    title: 'Ek korumalar',
    text: 'Oturum açmayı ve belirteçleri daha da koruyan standartlar. İstemci kitaplığının bunları desteklemesi gerekir.',
    options: { off: 'Kapalı', allowed: 'İzin verilir', required: 'Zorunlu' },
    pushedRequests: 'Önceden gönderilen yetkilendirme istekleri (PAR)',
    pushedRequestsHelp:
      'Uygulama, oturum açma parametrelerini önce sunucuya gönderir (RFC 9126); böylece hiçbir tarayıcı bunları değiştiremez.',
    signedRequests: 'İmzalı istekler (JAR)',
    signedRequestsHelp: 'Uygulama, oturum açma parametrelerini özel anahtarıyla imzalar (RFC 9101).',
    boundTokens: 'Anahtara bağlı belirteçler (DPoP)',
    boundTokensHelp:
      'Erişim belirteçleri uygulamanın bir anahtarına bağlanır (RFC 9449) ve başkalarının işine yaramaz. Gizli anahtarı olmayan uygulamaların yenileme belirteçleri de böyle bağlanır.',
    stepUp: 'Kademeli kimlik doğrulama',
    stepUpHelp:
      'Uygulama gerektiğinde ikinci bir faktör isteyebilir (acr_values, RFC 9470) ve belirteçleri kullanıcının nasıl oturum açtığını belirtir (acr).',
  },
  redirects: {
    title: 'Yönlendirmeler',
    text: 'Kullanıcıların dönebileceği URL’ler. Tam olarak eşleşmelidir.',
    redirectUris: 'Yönlendirme URI’leri',
    none: 'Yönlendirme URI’si yok. Kullanıcılar bu uygulamada henüz tarayıcıdan oturum açamaz.',
    postLogoutRedirectUris: 'Oturum kapatma sonrası yönlendirme URI’leri',
    unencrypted: 'Şifreli değil. localhost dışında https kullanın.',
    formPost: 'form_post kullanımına izin ver',
    formPostHelp:
      'Uygulama response_mode=form_post isteyebilir: bu durumda kod, yönlendirme URI’sine URL’nin içinde değil, bir POST isteğinin gövdesinde gönderilir.',
  },
  uriProblems: {
    machine: 'Kullanıcılar makineler arası uygulamalarda oturum açamaz.',
    wildcard: 'Joker karakterlere izin verilmez. Her URI’yi ayrı ayrı yazın.',
    malformed: 'Boşluk, parça (fragment) ve kimlik bilgisi içermeyen tam bir URI girin.',
    web: 'https:// veya http:// ile başlayın.',
    native: 'https://, http:// veya com.example.app:// gibi nokta içeren bir şemayla başlayın.',
    nativeHost: 'http:// yalnızca localhost ve 127.0.0.1 için, https:// diğer ana makineler için kullanılır.',
    duplicate: 'Bu URI zaten listede.',
  },
  cors: {
    title: 'Kaynaklar arası istekler (CORS)',
    text: 'Hizmeti tarayıcıdan çağırabilen kaynaklar.',
    label: 'İzin verilen kaynaklar',
    help: 'Yönlendirme URI’lerinin kaynaklarına her zaman izin verilir.',
    problem: 'Yalnızca şema, ana makine ve bağlantı noktası girin; örneğin https://app.example.com.',
  },
  backchannel: {
    title: 'Arka kanaldan oturum kapatma',
    text: 'Bu uygulamada oturum açmak için kullanılan bir oturum sona erdiğinde sunucunuza bildirir.',
    uri: 'Arka kanal oturum kapatma URI’si',
    uriHelp:
      'Kullanıcı oturumu kapattığında, bir yönetici oturumu sonlandırdığında veya kullanıcı askıya alındığında ya da silindiğinde imzalı bir oturum kapatma belirteci alır.',
    session: 'Oturum kimliğini (sid) zorunlu tut',
    sessionHelp:
      'Kimlik belirteçlerine ve oturum kapatma belirteçlerine sid ekler; böylece yalnızca o oturumu sonlandırabilirsiniz.',
  },
  tokens: {
    title: 'Belirteçler',
    text: 'Kullanıcıların bu uygulamada oturumunun ne kadar açık kalacağı.',
    idTokenTtl: 'Kimlik belirtecinin geçerlilik süresi',
    idTokenTtlHelp: 'Boşsa 1 saat.',
    refreshTokenTtl: 'Yenileme belirtecinin geçerlilik süresi',
    refreshTokenTtlHelp: '1–90 gün, boşsa 14 gün. Ardından kullanıcılar yeniden oturum açar.',
    rotate: 'Yenileme belirteçlerini döndür',
    rotateHelp:
      'Yenileme belirteci, süresinin %70’i geçince değiştirilir. Değiştirilmiş bir belirteç yeniden kullanılırsa erişim iptal edilir.',
    rotatePublicHelp:
      'Yenileme belirteci her kullanımda değiştirilir. Değiştirilmiş bir belirteç yeniden kullanılırsa erişim iptal edilir.',
    always: 'Her zaman yenileme belirteci ver',
    alwaysHelp: 'Uygulama offline_access istemese bile.',
  },
  exchange: {
    title: 'Belirteç değişimi',
    text: 'Uygulamanın, örneğin destek, aracılar ve betikler için bir kullanıcı olarak hareket etmesini sağlar (RFC 8693).',
    allow: 'Belirteç değişimine izin ver',
    allowHelp:
      'Özne belirteçleri, diğer uygulamalarınızın erişim belirteçleri ve kişisel erişim belirteçleriyle belirteç değişimi yapabilir. Yalnızca buna ihtiyaç duyan uygulamalar için açın.',
    thirdParty: 'Üçüncü taraf uygulamalar belirteç değişimi yapamaz.',
  },
  customData: {
    title: 'Özel veriler',
    text: 'Uygulamayla birlikte saklanan JSON. Kullanıcılar bunu asla görmez.',
    label: 'Özel veriler',
  },
};
