import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Turkish. */
export const operator: Translation<'operator'> = {
  title: 'Tüm kiracılar',
  description:
    'Her kiracının planı ve bu ayki etkin kullanıcıları ile belirteçleri. Operatörler kiracıların verilerini görmez.',
  search: 'Ad veya kimlikle ara',
  columns: {
    tenant: 'Kiracı',
    id: 'Kimlik',
    region: 'Bölge',
    plan: 'Plan',
    users: 'Etkin kullanıcılar',
    tokens: 'Belirteçler',
    members: 'Üyeler',
    state: 'Durum',
    createdAt: 'Oluşturulma',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (eski)',
    dev: 'Geliştirme',
    admin: 'Yönetim',
  },
  states: {
    active: 'Etkin',
    suspended: 'Askıya alındı',
    suspendedFor: 'Askıya alındı: {{reason}}',
  },
  empty: { title: 'Henüz kiracı yok', text: 'Oluşturulan kiracılar burada görünür.' },
  suspend: {
    action: 'Askıya al',
    title: '{{name}} askıya alınsın mı?',
    text: 'Siz kiracıyı askıdan çıkarana kadar kullanıcılar oturum açamaz ve kiracıda hiçbir şey değiştirilemez. Hiçbir şey kaybolmaz.',
    reason: 'Neden',
    reasonHelp: 'Operatörlere ve kiracının denetim günlüğünde gösterilir.',
    confirm: 'Kiracıyı askıya al',
  },
  unsuspend: {
    action: 'Askıdan çıkar',
    title: '{{name}} askıdan çıkarılsın mı?',
    text: 'Önceki oturumlar ve belirteçler yeniden çalışır.',
  },
  plan: {
    action: 'Planı değiştir',
    title: 'Planı değiştir: {{name}}',
    text: 'Kiracı, planı ödeme yapılmadan hemen alır.',
    save: 'Planı değiştir',
  },
};
