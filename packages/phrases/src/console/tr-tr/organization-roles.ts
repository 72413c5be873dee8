import type { Translation } from '../translated.ts';

/** Organization roles, in Turkish. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Kuruluş rolleri',
  description:
    'Kullanıcıların veya uygulamaların bir kuruluştaki izin kümeleri. Tüm kuruluşlar bu rolleri paylaşır.',
  search: 'Ad, açıklama veya kimlik',
  name: 'Ad',
  descriptionLabel: 'Açıklama',
  type: 'Tür',
  typeFixed: 'Sonradan değiştirilemez.',
  types: { User: 'Kullanıcı', MachineToMachine: 'Makineler arası' },
  typeHelp: {
    User: 'Kuruluşların üyelerine atanır.',
    MachineToMachine: 'Kuruluşlar adına işlem yapan hizmetlere atanır.',
  },
  columns: { name: 'Rol', permissions: 'İzinler' },
  empty: {
    title: 'Henüz kuruluş rolü yok',
    text: 'Örneğin admin adlı bir rol oluşturun ve kuruluştaki izinlerini seçin.',
  },
  create: {
    action: 'Kuruluş rolü oluştur',
    description: 'Kuruluştaki bir görevin adını verin, örneğin admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Üyeleri ve faturalandırmayı yönetir',
    permissions: 'İzinler',
  },
  tabs: { permissions: 'İzinler', general: 'Genel' },
  permissions: {
    search: 'İzin, açıklama veya kimlik',
    columns: { name: 'İzin', resource: 'Kaynak' },
    organization: 'Kuruluş',
    empty: {
      title: 'Henüz izin yok',
      text: 'Kuruluş izinlerini ve API’lerinizin izinlerini atayın.',
    },
    assign: 'İzin ata',
    assignTitle: '{{name}} için izin ata',
    assignDescription:
      'Bu role sahip kullanıcılar ve uygulamalar, izinleri bir sonraki kuruluş belirteciyle alır.',
    remove: 'Kaldır',
    removeTitle: '{{name}} kaldırılsın mı?',
    removeText: 'Bu role sahip kullanıcılar ve uygulamalar, izni bir sonraki kuruluş belirteciyle kaybeder.',
    removeConfirm: 'İzni kaldır',
  },
  general: { title: 'Kuruluş rolü', description: 'Yöneticilerin rolü nasıl tanıdığı.' },
  delete: {
    action: 'Kuruluş rolünü sil',
    title: '{{name}} silinsin mi?',
    text: 'Bu role sahip kullanıcılar ve uygulamalar, rolün izinlerini tüm kuruluşlarda kaybeder. Bu işlem geri alınamaz.',
  },
};
