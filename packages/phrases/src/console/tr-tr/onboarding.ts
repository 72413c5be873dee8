import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Turkish. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Adım {{step}} / {{total}}',
  next: 'İleri',
  create: 'Oluştur',
  finish: 'Kurulumu bitir',
  welcome: {
    title: 'Gatehouse’a hoş geldiniz',
    text: 'Geliştirdiğiniz ürünle ilgili birkaç soruyu yanıtlayın. Dilediğinizi atlayabilirsiniz.',
    project: 'Projeniz kimin için?',
    projects: { personal: 'Kendim', company: 'Bir şirket' },
    companyName: 'Şirket adı',
    stage: 'Ürününüz hangi aşamada?',
    stages: {
      'new-product': 'Yeni ürün',
      'existing-product': 'Mevcut ürün',
      'target-enterprise-ready': 'Kurumsal kullanıma hazırlanıyor',
    },
    additionalFeatures: 'Sizin için neler önemli?',
    features: {
      'customize-ui-and-flow': 'Kendi oturum açma sayfalarım ve adımlarım',
      compliance: 'Mevzuata uyum',
      'export-user-data': 'Kullanıcı verilerini dışa aktarma',
      'budget-control': 'Maliyet kontrolü',
      'bring-own-auth': 'Mevcut kimlik doğrulama sistemim',
      others: 'Başka bir şey',
    },
    allowReports: 'Bu konsolu nasıl kullandığımı bildir',
    reportsHelp:
      'Bu hizmetin operatörü hangi sayfaları açtığınızı ve ilk adımlarınızı öğrenir. Kimliğinizin ve e-posta adresinizin karması alınır. Bunu profilinizde değiştirebilirsiniz.',
  },
  tenant: {
    title: 'İlk kiracınızı oluşturun',
    text: 'Kiracının kendi kullanıcıları, uygulamaları ve oturum açma sayfaları vardır. Bu kiracı geliştirme içindir ve ücretsizdir.',
    name: 'Ad',
    namePlaceholder: 'Projem',
    region: 'Bölge',
    collaborators: 'Ortak çalışanlar',
    collaboratorsHelp: 'Davet alırlar. E-posta adresi eklemek için Boşluk veya Enter tuşuna basın.',
  },
  look: {
    title: 'Oturum açma sayfanızı tasarlayın',
    text: 'Hepsini sonradan değiştirebilirsiniz.',
    inspire: 'Bana ilham ver',
    logo: 'Logo',
    color: 'Marka rengi',
    identifier: 'Oturum açma bilgisi',
    identifiers: { email: 'E-posta adresi', username: 'Kullanıcı adı' },
    methods: 'Kimlik doğrulama',
    methodNames: { password: 'Parola', verificationCode: 'Doğrulama kodu' },
    social: 'Sosyal oturum açma',
    demo: 'Demo',
    later: 'Sonra açılır',
  },
};
