import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in Turkish. */
export const domains: Translation<'domains'> = {
  title: 'Özel alan adları',
  description: 'Kullanıcıların login.example.com gibi kendi alan adınızda oturum açmasını sağlayın.',
  columns: { domain: 'Alan adı', status: 'Durum', detail: 'Sonraki adım', added: 'Eklenme' },
  primary: 'Birincil',
  status: {
    PendingVerification: 'DNS bekleniyor',
    PendingSsl: 'Sertifika bekleniyor',
    Active: 'Etkin',
    Error: 'Sunulmuyor',
  },
  detail: {
    PendingVerification: 'DNS kayıtlarını oluşturun',
    PendingSsl: 'DNS doğrulandı; proxy sertifika alıyor',
    Active: 'Kullanıcılar burada oturum açabilir',
    failing: 'DNS kayıtları eksik',
    Error: 'DNS kayıtlarını düzeltin',
  },
  full_one: 'Bir kiracının {{count}} özel alan adı olabilir. Başka bir tane eklemek için önce bunu silin.',
  full_other:
    'Bir kiracının {{count}} özel alan adı olabilir. Başka bir tane eklemek için önce birini silin.',
  empty: {
    title: 'Henüz özel alan adı yok',
    text: 'Kullanıcılar bu sunucunun URL’sinde oturum açar. Kendi alan adınızı kullanmak için ekleyin.',
  },
  create: {
    action: 'Alan adı ekle',
    title: 'Özel alan adı ekle',
    description: 'Ardından, alan adının size ait olduğunu doğrulayan iki DNS kaydı oluşturursunuz.',
    label: 'Alan adı',
    help: 'Yönettiğiniz bir alan adının, login.example.com gibi en az üç bölümlü bir ana makinesi.',
  },
  tabs: { dns: 'DNS', files: 'Doğrulama dosyaları' },
  check: 'Yeniden denetle',
  lastChecked: 'Son denetim: {{time}}',
  explain: {
    PendingVerification: {
      title: 'Bu kayıtları alan adının DNS’ini yönettiğiniz yerde oluşturun',
      text: 'Bir hafta boyunca birkaç dakikada bir denetlenirler. DNS değişikliklerinin geçerli olması birkaç saat sürebilir.',
    },
    PendingSsl: {
      title: 'DNS doğrulandı. Alan adına güvenli bağlantı bekleniyor',
      text: 'Bu sunucunun önündeki proxy’nin alan adı için sertifika alması ve istekleri iletmesi gerekir.',
    },
    Error: {
      title: 'Bu alan adı sunulmuyor',
      text: 'DNS kayıtlarını düzeltip yeniden denetleyin. Ayrıca her saat denetlenirler.',
    },
    failing: {
      title: 'Bu alan adının DNS kayıtları şu zamandan beri eksik: {{time}}',
      text: 'Alan adı hâlâ çalışıyor. Kayıtlar bir gün eksik kalırsa, geri gelene kadar çalışmaz.',
    },
  },
  problem: 'Son denetimde bulunan: {{problem}}',
  records: {
    title: 'DNS kayıtları',
    description: 'Alan adını kullandığınız sürece iki kaydı da koruyun.',
    type: 'Tür',
    name: 'Ad',
    value: 'Değer',
    state: 'Sonuç',
    unchecked: 'Henüz denetlenmedi',
    met: 'Doğru',
    missing: 'Bulunamadı',
    apex: 'CNAME kaydı yerine {{target}} ana makinesinin IP adresleriyle A ve AAAA kayıtları kullanabilirsiniz.',
  },
  addresses: {
    title: 'URL’ler',
    description: 'Kullanıcıları bu alan adında oturum açan uygulamalar için.',
    issuer: 'Veren',
    discovery: 'Keşif uç noktası',
    providers:
      'Sosyal ve kurumsal sağlayıcılar bu alan adının geri çağırma URL’lerine de ihtiyaç duyar. Management API ve Account API, bu verenin belirteçlerini kabul eder.',
  },
  makePrimary: {
    action: 'Birincil yap',
    title: '{{domain}} birincil alan adı yapılsın mı?',
    text: 'Davetlerdeki ve yöneticilerin gönderdiği iletilerdeki bağlantılar bu alan adına gider. Uygulamalar kullandıkları URL’leri korur.',
  },
  noPrimary: {
    action: 'Birincil olarak kullanma',
    title: 'Bağlantılarda yeniden sunucunun kendi URL’si kullanılsın mı?',
    text: 'Önceden gönderilmiş bağlantılar, {{domain}} etkin olduğu sürece çalışmaya devam eder.',
  },
  delete: {
    action: 'Alan adını sil',
    title: '{{domain}} silinsin mi?',
    text: 'Hemen çalışmaz hâle gelir. Burada oturum açmış kullanıcıların yeniden oturum açması gerekir ve bu vereni kullanan uygulamalar çalışmaz.',
    users_one:
      '{{count}} kullanıcının tek geçiş anahtarı bu alan adına aittir ve çalışmaz hâle gelir: {{names}}',
    users_other:
      '{{count}} kullanıcının tek geçiş anahtarı bu alan adına aittir ve çalışmaz hâle gelir: {{names}}',
    more: '{{names}} ve diğerleri',
  },
  files: {
    title: 'Doğrulama dosyaları',
    description: 'Apple, Google veya arama motorları gibi diğer hizmetlerin alan adında aradığı dosyalar.',
    path: 'Yol',
    pathHelp: 'Kök dizinde uzantılı bir dosya veya /.well-known/ altında bir yol.',
    type: 'Tür',
    types: { 'text/plain': 'Metin', 'application/json': 'JSON' },
    content: 'İçerik',
    add: 'Dosya ekle',
    remove: 'Kaldır: dosya {{number}}',
    file: 'Dosya {{number}}',
    none: 'Dosya yok',
  },
};
