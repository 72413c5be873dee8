import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Turkish. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Bu kiracının adı ve ortamı.',
  general: {
    title: 'Genel',
    description: 'Bölge ve ortam sonradan değiştirilemez.',
    id: 'Kiracı kimliği',
    name: 'Ad',
    nameHelp: 'Yalnızca yöneticilere gösterilir.',
    region: 'Bölge',
    tag: 'Ortam',
    created: 'Oluşturulma',
  },
  delete: {
    title: 'Kiracıyı silme',
    description: 'Kullanıcıları artık oturum açamaz. Hemen geçerli olur.',
    action: 'Kiracıyı sil',
    confirmTitle: '{{name}} silinsin mi?',
    confirmText:
      'Bu kiracının tüm kullanıcıları, uygulamaları ve ayarları silinir. Kiracıyı 7 gün boyunca yalnızca bu hizmetin operatörü geri yükleyebilir.',
    host: 'Şu adresteki oturum açma sayfaları ve API’ler çalışmaz hâle gelir: {{host}}.',
    members_one: 'Diğer {{count}} yönetici erişimini kaybeder.',
    members_other: 'Diğer {{count}} yönetici erişimini kaybeder.',
    blockedTitle: 'Bu kiracı henüz silinemez',
    blockedText: 'Önce şunları çözün:',
    blockers: {
      paid_plan: 'Ücretli bir planı var. Ücretsiz plana geçin.',
      inactive_subscription: 'Aboneliği etkin değil. Ödeme yöntemini güncelleyin.',
      open_invoice: 'Ödenmemiş bir faturası var. Ödeyin.',
    },
  },
};
