import type { Translation } from '../translated.ts';

/** API resources, in Turkish. */
export const resources: Translation<'resources'> = {
  title: 'API kaynakları',
  description: 'Uygulamalarınızın çağırdığı API’ler ve izinleri.',
  search: 'Ad, tanımlayıcı veya kimlik',
  columns: { name: 'API', indicator: 'Tanımlayıcı', lifetime: 'Geçerlilik süresi' },
  builtIn: 'Yerleşik',
  default: 'Varsayılan',
  name: 'Ad',
  indicator: 'API tanımlayıcısı',
  lifetime: 'Erişim belirtecinin geçerlilik süresi',
  lifetimeHelp: 'Bu API’nin erişim belirteçlerinin süresi bu kadar sonra dolar; daha önce iptal edilemezler.',
  empty: {
    title: 'Henüz API kaynağı yok',
    text: 'Uygulamaların erişim belirteci isteyebilmesi için bir API kaydedin.',
  },
  create: {
    action: 'API kaynağı oluştur',
    title: 'API kaynağı oluştur',
    description: 'Tanımlayıcı, erişim belirteçlerinin hedef kitlesidir.',
    namePlaceholder: 'Siparişler',
    indicatorHelp: 'Mutlak bir URI. Erişilebilir olması gerekmez ve sonradan değiştirilemez.',
  },
  tabs: { permissions: 'İzinler', general: 'Genel' },
  permissions: {
    search: 'İzin, açıklama veya kimlik',
    columns: { name: 'İzin', description: 'Açıklama', createdAt: 'Oluşturulma' },
    empty: {
      title: 'Henüz izin yok',
      text: 'Erişim belirteçleri, istenen izinlerden kullanıcının rollerinde bulunanları içerir.',
    },
    create: 'İzin oluştur',
    createTitle: 'İzin oluştur',
    createDescription: 'Neye izin verdiğini belirten bir ad verin, örneğin read:orders.',
    edit: 'Düzenle',
    editTitle: 'İzni düzenle',
    editDescription: 'API’niz belirteçteki adı denetler. Adı orada da değiştirin.',
    save: 'İzni kaydet',
    name: 'Ad',
    nameHelp: 'Boşluk kullanmayın: kapsamlar boşlukla ayrılır.',
    descriptionLabel: 'Açıklama',
    descriptionPlaceholder: 'Tüm siparişleri görüntüleme',
    delete: 'İzni sil',
    deleteTitle: '{{name}} silinsin mi?',
    deleteText: 'Tüm rollerden kaldırılır. Mevcut belirteçler, süreleri dolana kadar izni korur.',
  },
  general: {
    title: 'API',
    text: 'Yöneticilerin ve erişim belirteçlerinin API’yi nasıl tanıdığı.',
    indicatorHelp: 'Erişim belirteçlerinin hedef kitlesi. Değiştirilemez.',
  },
  tokens: {
    title: 'Erişim belirteçleri',
    text: 'Bu API’nin tüm erişim belirteçleri için geçerlidir.',
  },
  defaultApi: {
    title: 'Varsayılan API',
    text: 'İstekte API belirtilmezse kullanılır.',
    label: 'Bu kiracının varsayılan API’si',
    help: 'Yalnızca bir API varsayılan olabilir. Şu ankinin yerini alır.',
  },
  management: 'Management API yerleşiktir ve değiştirilemez.',
  notices: {
    managementApi:
      'Konsol bu API’yi kullanır. Bu API’nin izinlerini içeren bir role sahip makineler arası uygulamalar da kullanabilir.',
  },
  delete: {
    action: 'API kaynağını sil',
    title: '{{name}} silinsin mi?',
    text: 'Uygulamalar artık bunun için belirteç alamaz. Bu işlem geri alınamaz.',
    permissions_one: '{{count}} izin silinir ve tüm rollerden kaldırılır.',
    permissions_other: '{{count}} izin silinir ve tüm rollerden kaldırılır.',
  },
  guide: {
    action: 'Kılavuz',
    other: 'Başka bir çerçeve',
    title: 'Belirteçleri doğrula: {{name}}',
    description: '{{name}} için verilen erişim belirteçlerini kabul edin, diğerlerinin tümünü reddedin.',
    done: 'Bitti',
    tool: 'Araç',
    install: 'Kitaplık yükleyin',
    check: 'Her belirteci doğrulayın',
    checkText:
      'İmzayı, vereni, hedef kitleyi, türü ve sona erme zamanını denetleyin. Aksi hâlde başka bir API’nin belirteçleri de kabul edilir.',
    protect: 'Bir izni zorunlu tutun',
    protectText:
      'Geçerli bir belirteç çağıranı tanımlar; izinleri ise çağıranın neler yapabileceğini belirtir.',
    token: 'Test için belirteç alın',
    tokenText:
      'İzni içeren bir role sahip makineler arası uygulama kullanın. Uygulama, kimliği ve gizli anahtarıyla belirteç alır.',
  },
};
