import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in Turkish. */
export const applications: Translation<'applications'> = {
  title: 'Uygulamalar',
  description: 'Kullanıcılarınızın oturum açtığı uygulamalar ve makineler arası istemciler.',
  search: 'Ad, açıklama veya kimlik',
  lists: { mine: 'Uygulamalarım', thirdParty: 'Üçüncü taraf uygulamalar', registration: 'İstemci kaydı' },
  columns: { name: 'Uygulama', type: 'Tür', id: 'Kimlik', createdAt: 'Oluşturulma' },
  types: {
    SPA: 'Tek sayfalı uygulama',
    Traditional: 'Web uygulaması',
    Native: 'Yerel uygulama',
    MachineToMachine: 'Makineler arası',
    Protected: 'Korumalı uygulama',
    SAML: 'SAML uygulaması',
  },
  typeHelp: {
    SPA: 'Tarayıcıda çalışır, gizli anahtarı yoktur.',
    Traditional: 'Sayfaları sunucuda oluşturur, gizli anahtarı vardır.',
    Native: 'Cihaza yüklenir, gizli anahtarı yoktur.',
    MachineToMachine: 'API’leri kullanıcı olmadan, kendi adına çağırır.',
    Protected: 'Kendi oturum açma özelliği yoktur. Önündeki ters proxy kullanıcıların oturumunu açar.',
    SAML: 'SAML 2.0’ı destekleyen bir hizmet sağlayıcıdır.',
  },
  name: 'Ad',
  descriptionLabel: 'Açıklama',
  thirdParty: 'Üçüncü taraf uygulama',
  thirdPartyHelp:
    'Başka bir şirket tarafından işletilir. Kullanıcılar, verilerini almadan önce onay vermelidir. Başlangıçta {{scopes}} kapsamlarına sahiptir; “İzinler” sekmesinde başka kapsamlar ekleyin. Bu ayar sonradan değiştirilemez.',
  thirdPartyBadge: 'Üçüncü taraf',
  adminBadge: 'Yönetim erişimi',
  builtIn: 'Bu uygulama yerleşiktir. URL’leri sunucu ayarlarına göre belirlenir.',
  empty: {
    title: 'Henüz uygulama yok',
    text: 'Yazılım çerçevenizi seçin ve uygulamanız için kod içeren bir kılavuz alın.',
  },
  emptyThirdParty: {
    title: 'Henüz üçüncü taraf uygulama yok',
    text: 'Kullanıcılarınızın, onaylarıyla başka şirketlerin uygulamalarında oturum açmasını sağlayın.',
  },
  create: {
    action: 'Uygulama oluştur',
    title: 'Uygulama oluştur',
    description: 'Yazılım çerçevenizi seçin. Ardından ona uygun kod içeren bir kılavuz gelir.',
    search: 'Çerçeve, dil veya kitaplık',
    named: '{{name}} ile uygulama oluştur',
    device: '{{name}} için uygulama oluştur',
    nameHelp: 'Onay sayfasında kullanıcılara ve konsolda yöneticilere gösterilir.',
    namePlaceholder: 'Mağaza',
  },
  tabs: {
    settings: 'Ayarlar',
    branding: 'Marka',
    access: 'Erişim',
    permissions: 'İzinler',
    roles: 'Roller',
    logs: 'Günlükler',
    organizations: 'Kuruluşlar',
  },
  access,
  ...settings,
  roles: {
    search: 'Ad, açıklama veya kimlik',
    columns: { name: 'Rol', description: 'Açıklama' },
    empty: {
      title: 'Henüz rol yok',
      text: 'Rolü olmayan uygulamanın API izni de olmaz.',
    },
    assign: 'Rol ata',
    assignTitle: '{{name}} için rol ata',
    assignDescription: 'Uygulama, rollerin izinlerini bir sonraki belirteciyle alır.',
    remove: 'Kaldır',
    removeTitle: '{{name}} kaldırılsın mı?',
    removeText: 'Uygulama, rolün izinlerini bir sonraki belirteciyle kaybeder.',
    removeConfirm: 'Rolü kaldır',
    noneTitle: 'Bu uygulama kullanıcılar adına işlem yapar',
    noneText:
      'İzinleri, oturum açan kullanıcının izinleridir. Yalnızca makineler arası uygulamaların rolleri olur.',
  },
  organizations: {
    noneTitle: 'Bu uygulama kullanıcılar adına işlem yapar',
    noneText:
      'Oturum açan kullanıcının kuruluşları için işlem yapar. Yalnızca makineler arası uygulamalar kendileri bir kuruluşa ait olabilir.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Yönlendirme URI’si yok',
    serviceProvider: 'Varlık kimliği veya ACS URL’si yok',
    signInMethod: 'Oturum açma yöntemi yok',
  },
  today: {
    signIns_zero: 'Bugün oturum açılmadı',
    signIns_one: 'Bugün {{number}} kez oturum açıldı',
    signIns_other: 'Bugün {{number}} kez oturum açıldı',
    tokens_zero: 'Bugün belirteç verilmedi',
    tokens_one: 'Bugün {{number}} belirteç verildi',
    tokens_other: 'Bugün {{number}} belirteç verildi',
    more: {
      signIns: 'Bugün {{number}} kereden fazla oturum açıldı',
      tokens: 'Bugün {{number}} adetten fazla belirteç verildi',
    },
  },
  bulk: {
    deleteTitle_one: '{{count}} uygulama silinsin mi?',
    deleteTitle_other: '{{count}} uygulama silinsin mi?',
    deleteText: 'Uygulamalar kalıcı olarak silinir. Kullanıcıların bu uygulamalardaki oturumu kapatılır.',
    deleteConfirm: 'Uygulamaları sil',
    deleteTyped_one: '{{count}} uygulamayı sil',
    deleteTyped_other: '{{count}} uygulamayı sil',
  },
  delete: {
    action: 'Uygulamayı sil',
    title: '{{name}} silinsin mi?',
    text: 'Kullanıcılar bu uygulamada artık oturum açamaz ve belirteçleri reddedilir. Bu işlem geri alınamaz.',
    users_one: '{{count}} kullanıcının bu uygulamadaki oturumu kapatılır.',
    users_other: '{{count}} kullanıcının bu uygulamadaki oturumu kapatılır.',
    secrets_one: '{{count}} gizli anahtar çalışmaz hâle gelir.',
    secrets_other: '{{count}} gizli anahtar çalışmaz hâle gelir.',
    roles_one: 'Uygulamadan {{count}} rol kaldırılır.',
    roles_other: 'Uygulamadan {{count}} rol kaldırılır.',
  },
  guide,
};
