import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in Turkish. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Kuruluş izinleri',
  description: 'Üye davet etmek gibi, bir kuruluş içindeki eylemler. Kuruluş rolleri bu izinleri verir.',
  search: 'Ad, açıklama veya kimlik',
  name: 'Ad',
  nameHelp: 'Boşluk kullanmayın: belirteçteki izinler boşlukla ayrılır.',
  descriptionLabel: 'Açıklama',
  descriptionPlaceholder: 'Kuruluşa üye davet etme',
  columns: { name: 'İzin', description: 'Açıklama' },
  empty: {
    title: 'Henüz kuruluş izni yok',
    text: 'Örneğin invite:members adlı bir izin oluşturun ve bir kuruluş rolüne atayın.',
  },
  create: {
    action: 'Kuruluş izni oluştur',
    description: 'Neye izin verdiğini belirten bir ad verin, örneğin invite:members.',
  },
  edit: {
    menu: 'Düzenle',
    title: 'Kuruluş iznini düzenle',
    description: 'Uygulamalarınız belirteçteki adı denetler. Adı orada da değiştirin.',
    save: 'Kuruluş iznini kaydet',
  },
  delete: {
    action: 'Kuruluş iznini sil',
    title: '{{name}} silinsin mi?',
    text: 'Tüm kuruluş rollerinden kaldırılır. Mevcut belirteçler, süreleri dolana kadar izni korur.',
  },
};
