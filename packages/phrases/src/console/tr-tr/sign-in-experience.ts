import type { Translation } from '../translated.ts';
import { branding } from './sign-in-experience/branding.ts';
import { content } from './sign-in-experience/content.ts';
import { passwordPolicy } from './sign-in-experience/password-policy.ts';
import { problems } from './sign-in-experience/problems.ts';
import { security } from './sign-in-experience/security.ts';
import { signUpAndSignIn } from './sign-in-experience/sign-up-and-sign-in.ts';

/** How end users sign in: branding, methods, texts, passwords and limits, in Turkish. */
export const signInExperience: Translation<'signInExperience'> = {
  title: 'Oturum açma deneyimi',
  description:
    'Oturum açma sayfalarının markası, oturum açma yöntemleri, metinleri, parola ilkesi ve güvenliği.',
  tabs: {
    branding: 'Marka',
    'sign-up-and-sign-in': 'Kaydolma ve oturum açma',
    content: 'İçerik',
    'password-policy': 'Parola ilkesi',
    'profile-fields': 'Profil alanları',
    security: 'Güvenlik',
    'account-center': 'Hesap merkezi',
  },
  accountCenter: {
    title: 'Hesap merkezi',
    text: 'Kullanıcıların kendi hesaplarını hesap sayfasında veya Account API aracılığıyla uygulamalarınızda görüntülemesini ve değiştirmesini sağlayın.',
    enabled: 'Kullanıcıların kendi hesaplarına erişmesine izin ver',
    enabledHelp: 'Kapalıysa hesap sayfası olmaz ve Account API’ye yapılan her çağrı reddedilir.',
    page: 'Hesap sayfası',
    pageHelp:
      'Uygulamalarınızdan bu sayfaya bağlantı verin. Sayfa kiracının markasını gösterir ve kullanıcılar bir uygulamadaki gibi oturum açar.',
    css: 'Hesap sayfası stilleri',
    cssText: 'Hesap sayfası için özel CSS. Oturum açma sayfalarının CSS’i bu sayfada geçerli değildir.',
    off: 'Hesap merkezi kapalı. Bu ayarlar, açtığınızda geçerli olur.',
    allHidden: 'Her şey gizli olduğundan hesap sayfası boş.',
    editAll: 'Tümünü düzenlenebilir yap',
    fields: 'Hesabın bölümleri',
    fieldsText:
      'Kullanıcıların görebildiği ve değiştirebildiği bölümler. Uygulamalar için ilgili bölümün kapsamı da gereklidir.',
    controls: { Off: 'Gizli', ReadOnly: 'Salt okunur', Edit: 'Düzenlenebilir' },
    parts: {
      name: 'Ad',
      avatar: 'Profil resmi',
      profile: 'Profil',
      email: 'E-posta adresi',
      phone: 'Telefon numarası',
      password: 'Parola',
      username: 'Kullanıcı adı',
      social: 'Bağlı hesaplar',
      customData: 'Özel veriler',
      mfa: 'İkinci faktörler',
      passkey: 'Geçiş anahtarları',
      session: 'Oturumlar ve verilen erişimler',
    },
    shown: 'Hesap sayfasındaki profil alanları',
    shownText: 'Kullanıcıların, alanın ait olduğu bölüme de erişimi olmalıdır: profil veya özel veriler.',
    shownOptions: { all: 'Tümü', some: 'Seçilenler' },
    shownHelp: {
      all: 'Standart alanlar ve “Profil alanları” sekmesindeki tüm alanlar, o sekmedeki sırayla.',
      some: '“Profil alanları” sekmesinden yalnızca seçtiğiniz alanlar, burada belirlediğiniz sırayla.',
    },
    show: 'Göster',
    showField: 'Göster: {{name}}',
    pages: 'Özel hesap sayfaları',
    pagesText: 'Account API ile geliştirdiğiniz hesap sayfaları için.',
    origins: 'Geçiş anahtarı kullanan kaynaklar',
    originsHelp:
      'Her satıra bir tane. Bu kaynaklardaki sayfalar bu kiracının geçiş anahtarlarını ayarlayıp kullanabilir.',
    deletion: 'Hesap silme sayfası',
    deletionHelp: 'Kullanıcıların hesap silme isteğinde bulunduğu sayfanız.',
  },
  preview: {
    title: 'Önizleme',
    frame: 'Oturum açma sayfasının önizlemesi',
    enlarge: 'Büyüt',
    device: 'Cihaz',
    desktop: 'Masaüstü',
    mobile: 'Mobil',
    scheme: 'Renkler',
    light: 'Açık',
    dark: 'Koyu',
    screen: 'Sayfa',
    screens: {
      'sign-in': 'Oturum açma',
      password: 'Parola',
      code: 'Kod',
      mfa: 'İkinci faktör',
      passkey: 'Yeni geçiş anahtarı',
      register: 'Kaydolma',
      'extra-profile': 'Profil alanları',
      terms: 'Kullanım koşulları',
      'reset-password': 'Parola sıfırlama',
      'new-password': 'Yeni parola',
      'single-sign-on': 'Çoklu oturum açma',
    },
    language: 'Dil',
    browserLanguage: 'Tarayıcı dili',
    customUi: 'Bu kiracı, burada önizlenemeyen özel bir oturum açma arayüzü kullanıyor.',
  },
  lockOut: {
    title_one: '{{count}} kullanıcının girişi engellensin mi?',
    title_other: '{{count}} kullanıcının girişi engellensin mi?',
    text: 'Şu anda oturum açabiliyorlar. Bu değişiklik son oturum açma yöntemlerini kaldırır; bir yönetici başka bir yöntem verene kadar oturum açamazlar.',
    people_one: '{{count}} kullanıcı artık oturum açamaz.',
    people_other: '{{count}} kullanıcı artık oturum açamaz.',
    confirm: 'Kaydet ve girişi engelle',
  },
  ...branding,
  ...signUpAndSignIn,
  ...content,
  ...passwordPolicy,
  ...security,
  problems,
};
