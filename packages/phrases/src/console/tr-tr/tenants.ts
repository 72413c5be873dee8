import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in Turkish. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'İlk kiracınızı oluşturun',
    text: 'Her kiracının kendi kullanıcıları, uygulamaları ve oturum açma sayfaları vardır. Şimdi geliştirme için, sonra üretim için bir tane oluşturun.',
    create: 'Kiracı oluştur',
  },
  invitations: {
    title: 'kiracılarınızı bulun',
    text: 'Bu kiracılara davet edildiniz. Birine katılın veya kendi kiracınızı oluşturun.',
    from: 'Davet eden: {{name}}',
    join: 'Katıl',
    create: 'Yeni kiracı oluştur',
  },
  suspended: {
    title: '{{name}} askıya alındı',
    users:
      'Kullanıcılar uygulamalarında oturum açamaz. Hiçbir şey kaybolmaz: hesapları ve oturumları korunur.',
    administrators:
      'Kiracı askıdan çıkarılana kadar ayarları değiştirilemez. Bunun bir hata olduğunu düşünüyorsanız bize ulaşın.',
    contact: 'Bize ulaşın',
    pay: 'Ödenmemiş faturaları ödeyin, ardından kiracının askıdan çıkarılması için bize ulaşın.',
    others: 'Diğer kiracılarınız',
  },
  create_modal: {
    title: 'Kiracı oluştur',
    description: 'Her kiracının kendi kullanıcıları ve kendi ana makinesi vardır.',
    name: 'Ad',
    namePlaceholder: 'Projem',
    region: 'Bölge',
    purpose: 'Kullanım amacı',
    submit: 'Kiracı oluştur',
    tenant_created: 'Kiracı oluşturuldu.',
    invitation_failed: 'Davetler gönderilmedi. İş arkadaşlarınızı daha sonra davet edebilirsiniz.',
  },
  tags: { development: 'Geliştirme', production: 'Üretim' },
  tagHelp: {
    development: 'Ücretsiz, test için. Gerçek kullanıcılar için değil.',
    production: 'Gerçek kullanıcılar için. Ardından bir plan seçersiniz.',
  },
  production: {
    title: 'Henüz üretim için kiracınız yok',
    text: 'Geliştirme kiracıları test içindir. Gerçek kullanıcılar oturum açmadan önce bir üretim kiracısı oluşturun.',
    create: 'Üretim kiracısı oluştur',
  },
  migration: {
    title: 'Kullanım amacı: {{tag}}',
    development:
      'Bu kiracı artık geliştirme ve test içindir. Gerçek kullanıcılar için başka bir tane oluşturun.',
    production: 'Bu kiracı artık üretim içindir ve gerçek kullanıcıları olabilir.',
    paid: 'Ücretli planında kalır.',
    gotIt: 'Anladım',
  },
  regions: { EU: 'Avrupa', US: 'Batı ABD', AU: 'Avustralya' },
  roles: { admin: 'tam yetkili', collaborator: 'ortak çalışan', viewer: 'görüntüleyici' },
  accept: {
    title: 'Katılın: {{tenant}}',
    invited: 'Bu kiracıyı yönetmeye davet edildiniz. Rolünüz: {{role}}.',
    invitedBy: '{{inviter}} sizi bu kiracıyı yönetmeye davet ediyor. Rolünüz: {{role}}.',
    account: '{{account}} olarak katılırsınız.',
    join: 'Katıl',
    later: 'Şimdi değil',
    home: 'Başlangıç sayfasına git',
    open: 'Aç: {{tenant}}',
    other: {
      title: 'Bu davet başka bir hesap için',
      text: '{{account}} olarak oturum açtınız, ancak davet edilen e-posta adresi bu değil. Katılmak için davet edilen adresle oturum açın.',
      switch: 'Hesap değiştir',
    },
    unknown: {
      title: 'Davet bulunamadı',
      text: 'Bağlantının eksiksiz olduğunu denetleyin. Davet veya kiracısı silinmiş olabilir.',
    },
    accepted: {
      title: 'Bu davet daha önce kabul edildi',
      text: 'Bir davet bir kez kullanılabilir. Kabul eden sizseniz {{tenant}} kiracısını açabilirsiniz.',
    },
    revoked: {
      title: 'Bu davet iptal edildi',
      text: '{{tenant}} yöneticilerinden birinden yenisini isteyin.',
    },
    expired: {
      title: 'Bu davetin süresi doldu',
      text: '{{tenant}} yöneticilerinden birinden yenisini isteyin.',
    },
  },
  switcher: {
    label: 'Kiracı değiştir',
    current: 'Kiracı: {{name}}',
    invited: 'Kiracı: {{name}}. Davetleriniz var.',
    tenants: 'Kiracılar',
    invitations: 'Davetler',
    join: 'Katıl: {{name}}',
    create: 'Kiracı oluştur',
  },
};
