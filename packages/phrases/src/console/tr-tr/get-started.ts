import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Turkish. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Başlangıç',
  description: 'Uygulamalarınız için oturum açmayı ayarlayın.',
  steps: {
    label: 'Adımlar',
    demo: {
      title: 'Demoyu deneyin',
      description: 'Bu kiracının demo uygulamasında kaydolun ve aldığı belirteçleri görün.',
      action: 'Demoyu aç',
    },
    application: {
      title: 'Uygulamanızı oluşturun',
      description: 'Yazılım çerçevenizi seçin. Kılavuz, kimliklerinizi içeren çalışır kodu gösterir.',
      action: 'Uygulama oluştur',
    },
    email: {
      title: 'E-postayı ayarlayın',
      description: 'Kodları, davetleri ve bağlantıları bir bağlayıcı gönderir.',
      sent: 'Kodlar, davetler ve bağlantılar teslim ediliyor.',
      kept: 'İletiler henüz teslim edilmiyor. Kodlar, davetler ve bağlantılar geliştirme gelen kutusunda kalır.',
      nothing: 'İletiler henüz gönderilemiyor, bu nedenle kullanıcılar kod veya davet alamaz.',
      action: 'E-postayı ayarla',
      inbox: 'Gelen kutusunu aç',
    },
    api: {
      title: 'Bir API’yi koruyun',
      description: 'Uygulamanızın çağırdığı API’yi ve izinlerini kaydedin.',
      action: 'API kaynağı oluştur',
    },
    role: {
      title: 'Rol oluşturun',
      description: 'Roller, kullanıcılara ve makineler arası uygulamalara API’leriniz için izin verir.',
      action: 'Rol oluştur',
    },
  },
  addresses: {
    title: 'URL’ler',
    description: 'İstemci kitaplıkları ve betikler için.',
    endpoint: 'Uç nokta',
    issuer: 'Veren',
    discovery: 'Keşif',
    management: 'Management API kaynağı',
    reference: 'API referansı',
  },
};
