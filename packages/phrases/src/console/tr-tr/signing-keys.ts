import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in Turkish. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'İmzalama anahtarları',
  tabs: { 'private-keys': 'Belirteç anahtarları', 'cookie-keys': 'Çerez anahtarları' },
  descriptions: {
    'private-keys':
      'Erişim belirteçlerini ve kimlik belirteçlerini imzalar. API’ler bunları yayımlanan anahtar kümesiyle doğrular.',
    'cookie-keys':
      'Oturumların ve oturum açma sayfalarının çerezlerini imzalar. Bunları yalnızca bu sunucu okur.',
  },
  columns: {
    id: 'Anahtar kimliği',
    status: 'Durum',
    meaning: 'Kullanım',
    algorithm: 'Algoritma',
    created: 'Oluşturulma',
  },
  status: { Next: 'Sıradaki', Current: 'Geçerli', Previous: 'Önceki' },
  meaning: {
    next: 'İmzalamaya başlama: {{time}}.',
    current: 'Yeni belirteçleri imzalar.',
    previous: 'Eski belirteçleri doğrular.',
    stillUsed: 'Belirteçleri doğrulama sonu: {{time}}.',
    unused: 'Artık gerekli değil: belirteçlerinin süresi doldu.',
    cookies: 'Çerezleri imzalar.',
    oldCookies: 'Henüz geri dönmemiş tarayıcıların çerezlerini doğrular.',
  },
  rotate: {
    action: 'Anahtarı döndür',
    title: 'Belirteç anahtarını döndür',
    description:
      'Belirteçleri yeni bir anahtar imzalar. Geçerli anahtar, imzaladığı belirteçleri doğrulamak için saklanır.',
    algorithm: 'Algoritma',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Küçük ve hızlı. Tüm yaygın kitaplıklar doğrular.',
      RSA: 'Yalnızca RS256 doğrulayan API’ler veya ağ geçitleri için.',
    },
    when: 'İmzalamaya başlama',
    later: 'Bekleme süresinden sonra',
    laterHelp: 'Anahtar kümesini önbelleğe alan API’ler, anahtarı imzalamaya başlamadan önce alır.',
    replaces: 'Bekleyen anahtarın yerini alır.',
    now: 'Hemen',
    nowHelp:
      'Sızdırılmış olabilecek bir anahtar için. Anahtar kümesi önbellekte olan API’ler, kümeyi yeniden okuyana kadar yeni belirteçleri reddeder.',
    notNow: 'Başka bir anahtar beklerken kullanılamaz.',
    grace: 'Bekleme süresi',
    graceHelp:
      '1 dakika ile 31 gün arası. API’lerinizin anahtar kümesini önbellekte tutma süresinden uzun olmalıdır.',
    breaksTitle: 'Bazı belirteçler çalışmaz hâle gelecek',
    breaksNow:
      'Önceki anahtar hemen silinir. API’ler bu anahtarın imzaladığı belirteçleri reddeder. Belirteçlerin geçerlilik sonu: {{time}}.',
    breaksLater:
      'Yeni anahtar imzalamaya başladığında önceki anahtar silinir. API’ler bu anahtarın imzaladığı belirteçleri reddeder. Belirteçlerin geçerlilik sonu: {{time}}.',
  },
  rotateCookies: {
    action: 'Çerez anahtarını döndür',
    title: 'Çerez anahtarı döndürülsün mü?',
    text: 'Çerezleri hemen yeni bir anahtar imzalar. Geçerli anahtar saklanır, bu nedenle hiçbir kullanıcının oturumu kapatılmaz.',
    signedOut:
      'Önceki anahtar silinir. Son döndürmeden beri geri dönmeyen kullanıcıların oturumu kapatılır ve tarayıcıları artık tanınmaz.',
  },
  delete: {
    action: 'Anahtarı sil',
    title: 'Bu anahtar silinsin mi?',
    unused: 'İmzaladığı belirteçlerin süresi doldu, bu nedenle hiçbir şey etkilenmez.',
    mayBeUsed: 'İmzaladığı geçerli belirteçler hemen çalışmaz hâle gelir.',
    stillUsed:
      'İmzaladığı belirteçlerin bir kısmı hâlâ geçerli (geçerlilik sonu: {{time}}). Bunlar hemen çalışmaz hâle gelir.',
    oldCookie: 'Tarayıcıları son döndürmeden beri geri dönmeyen kullanıcıların oturumu kapatılır.',
    currentCookie:
      'Son döndürmeden beri oturum açan kullanıcıların oturumu kapatılır ve süren oturum açma işlemleri baştan başlar. Yeniden önceki anahtar imzalar.',
  },
};
