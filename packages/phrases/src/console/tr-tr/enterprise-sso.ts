import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in Turkish. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'Kurumsal SSO',
  description: 'Bir şirketin kullanıcılarının şirketin kimlik sağlayıcısıyla oturum açmasını sağlayın.',
  columns: { name: 'Ad', kind: 'Sağlayıcı', domains: 'E-posta alan adları', status: 'Durum' },
  status: { ready: 'Etkin', noDomain: 'Alan adı eksik', noSettings: 'Ayarlar eksik' },
  empty: {
    title: 'Henüz kurumsal SSO bağlayıcısı yok',
    text: 'Her şirket için bir tane oluşturun. E-posta adresi şirketin alan adlarında olan kullanıcılar, burada parola kullanmadan şirketin kimlik sağlayıcısıyla oturum açar.',
  },
  off: {
    text: 'Kurumsal SSO, oturum açma deneyiminde kapalı olduğundan bu bağlayıcılar kullanılmıyor.',
    action: 'Ayara git',
  },
  create: {
    action: 'SSO bağlayıcısı oluştur',
    title: 'SSO bağlayıcısı oluştur',
    description: 'Ayarlar ve bir alan adı eklenene kadar etkin olmaz.',
    kind: 'Kimlik sağlayıcı',
    name: 'Ad',
    nameHelp: 'Yöneticilere, görünen ad yoksa kullanıcılara da gösterilir.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Bağlantı',
    experience: 'Deneyim',
    'connection-links': 'Kurulum bağlantıları',
    'idp-initiated-auth': 'IdP’den başlatılan oturum açma',
  },
  addresses: {
    title: 'Kimlik sağlayıcı kurulumu',
    description: 'Bu değerleri kimlik sağlayıcıda girin.',
    names: {
      redirectUri: 'Yönlendirme URI’si',
      assertionConsumerServiceUrl: 'Beyan tüketici hizmeti (ACS) URL’si',
      entityId: 'Varlık kimliği ve meta veri URL’si',
    },
  },
  settings: { title: 'Ayarlar', description: 'Şirketin kimlik sağlayıcısından alınan değerler.' },
  lookUp: {
    title: 'Yapılandırmayı denetle',
    description: 'Sağlayıcının yapılandırmasını yukarıdaki ayarlarla, kaydedilmemiş olsalar bile okur.',
    action: 'Test et',
    found: 'Sağlayıcının yanıtı:',
    failed: 'Beklenmeyen yanıt',
    unreachable: 'Sağlayıcıya ulaşılamıyor',
    wrongSettings: 'Test edilmedi: önce yukarıdaki ayarları düzeltin.',
    advice: {
      general: 'URL’yi denetleyin veya birkaç dakika sonra yeniden deneyin.',
      invalid_config: 'Bir ayar eksik veya geçersiz.',
      invalid_certificate: 'Sağlayıcının sertifikası güvenilir değil.',
      invalid_response: 'Yanıt bu türde bir kimlik sağlayıcıdan gelmiyor. URL’yi denetleyin.',
      authorization_failed: 'Sağlayıcı erişimi reddetti. URL’yi denetleyin.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Alan adları',
    description: 'Bu kimlik sağlayıcıyla oturum açan kullanıcılar.',
    domains: 'E-posta alan adları',
    domainsHelp:
      'E-posta adresi bu alan adlarında olan kullanıcılar yalnızca bu kimlik sağlayıcıyla oturum açabilir. Her satıra bir tane.',
    problems: {
      invalid: 'example.com gibi bir alan adı girin.',
      public: 'Bu, bir şirketin alan adı değil, herkese açık bir e-posta sağlayıcısıdır.',
      twice: 'Bu alan adı zaten listede.',
    },
  },
  look: {
    title: 'Görünüm',
    description: 'Bağlayıcının oturum açma sayfalarındaki görünümü.',
    displayName: 'Görünen ad',
    logo: 'Logo',
    darkLogo: 'Koyu moddaki logo',
  },
  profile: {
    title: 'Profil eşitleme',
    description: 'Kimlik sağlayıcıdan kopyalanan veriler.',
    sync: 'Profilleri her oturum açmada eşitle',
    syncHelp:
      'Adı ve profil resmini her oturum açmada kopyalar. Kapalıysa yalnızca hesap oluşturulurken kopyalar.',
  },
  internal: {
    title: 'Konsol',
    description: 'Yöneticilere, görünen ad yoksa kullanıcılara da gösterilir.',
  },
  idpInitiated: {
    off: {
      title: 'IdP’den başlatılan oturum açma kapalı',
      text: 'IdP’den başlatılan oturum açmalar reddedilir. İzin verilirse uygulamalarınızdan birinde oturum açma başlatırlar; uygulama da sağlayıcıdan kimlik doğrulama ister.',
      action: 'IdP’den başlatılan oturum açmaya izin ver',
    },
    title: 'IdP’den başlatılan oturum açma',
    description: 'Kimlik sağlayıcılarından başlayan kullanıcıların yönlendirileceği yer.',
    application: 'Uygulama',
    choose: 'Uygulama seçin',
    search: 'Uygulamaları ad veya kimliğe göre ara',
    more: 'Daha fazla uygulama yükle',
    autoSend: 'Uygulama adına yetkilendirme isteğini gönder',
    autoSendHelp:
      'Yalnızca gizli anahtarı olan geleneksel web uygulamaları için. Kapalıysa oturum açmayı uygulamanın bir sayfası başlatır.',
    redirectUri: 'Yönlendirme URI’si',
    firstRedirectUri: 'Uygulamanın ilk yönlendirme URI’si',
    parameters: 'Ek parametreler',
    parametersHelp: 'İsteğe eklenir: "scopes" ve "resources" liste, diğerleri dize olarak.',
    callbackUri: 'Oturum açma URL’si',
    callbackUriHelp:
      'ssoConnectorId parametresiyle çağrılır. Sayfa, oturum açmayı direct_sign_in=sso: ve ardından bu kimlikle başlatır.',
    turnOff: {
      title: 'Kapat',
      text: 'IdP’den başlatılan oturum açmalar yeniden reddedilir.',
      action: 'IdP’den başlatılan oturum açmayı kapat',
      question: 'IdP’den başlatılan oturum açma kapatılsın mı?',
    },
  },
  delete: {
    action: 'SSO bağlayıcısını sil',
    title: '{{name}} silinsin mi?',
    text: 'Ayarları ve gizli anahtarları silinir. Bu işlem geri alınamaz.',
    users_one:
      '{{count}} kullanıcı bununla oturum açıyor. Her yerde oturumu kapatılır ve başka bir oturum açma yöntemi gerekir. Hesabı korunur.',
    users_other:
      '{{count}} kullanıcı bununla oturum açıyor. Her yerde oturumları kapatılır ve başka bir oturum açma yöntemi gerekir. Hesapları korunur.',
    domain: 'E-posta adresi {{domain}} alan adında olan kullanıcılar artık bununla oturum açmaz.',
  },
};
