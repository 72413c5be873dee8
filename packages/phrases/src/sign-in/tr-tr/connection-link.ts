import type { SignInTexts } from '../en.ts';

export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Kimlik sağlayıcınızı bağlayın',
  'connection_link.text': '{organization} kullanıcıları bununla oturum açacak.',
  'connection_link.review':
    'Siz gönderene ve bir yönetici onaylayana kadar hiçbir şey değişmez. Bağlantının geçerlilik sonu: {date}.',
  'connection_link.submitted.title': 'Onay bekleniyor',
  'connection_link.submitted.text':
    'Ayarlarınızı bir yöneticinin onaylaması gerekir. Bir şeyi değiştirirseniz yeniden gönderin.',
  'connection_link.rejected':
    'Bir yönetici ayarlarınızı reddetti. Nedenini sorun, ardından ayarları yeniden girin.',
  'connection_link.service.title': '1. Kimlik sağlayıcınıza bir uygulama ekleyin',
  'connection_link.service.text': 'Bu değerleri orada girin. Bağlantı türü: {type}.',
  'connection_link.service.redirectUri': 'Yönlendirme URI’si',
  'connection_link.service.entityId': 'Varlık kimliği (hedef kitle)',
  'connection_link.service.assertionConsumerServiceUrl': 'Beyan tüketici hizmeti (ACS) URL’si',
  'connection_link.settings.title': '2. Ayarlarını girin',
  'connection_link.settings.saml':
    'Meta veri URL’sini veya meta verileri girin. İkisi de yoksa diğer alanları doldurun.',
  'connection_link.settings.issuer': 'Veren (issuer)',
  'connection_link.settings.clientId': 'İstemci kimliği',
  'connection_link.settings.clientSecret': 'İstemci gizli anahtarı',
  'connection_link.settings.metadataUrl': 'Meta veri URL’si',
  'connection_link.settings.metadata': 'Meta veriler (XML)',
  'connection_link.settings.entityId': 'Varlık kimliği',
  'connection_link.settings.signInEndpoint': 'Oturum açma URL’si',
  'connection_link.settings.x509Certificate': 'İmzalama sertifikaları (PEM)',
  'connection_link.settings.issuer_help': 'URL’nin /.well-known/openid-configuration öncesindeki bölümü.',
  'connection_link.settings.kept': 'Kaydedildi. Başka bir değer girmediğiniz sürece korunur.',
  'connection_link.settings.save': 'Kaydet ve test et',
  'connection_link.settings.found':
    'Kaydedildi. Kimlik sağlayıcınız yanıt verdi. Kullanıcıların oturum açacağı adres: {url}',
  'connection_link.domains.title': '3. E-posta alan adlarınızı doğrulayın',
  'connection_link.domains.text':
    'E-posta adresi bu alan adlarında olan kullanıcılar, kimlik sağlayıcınızla oturum açacak. Her birinin TXT kaydını DNS sağlayıcınızda oluşturun, ardından doğrulayın.',
  'connection_link.domains.label': 'Alan adı',
  'connection_link.domains.add': 'Alan adı ekle',
  'connection_link.domains.record_name': 'TXT kaydının adı',
  'connection_link.domains.record_value': 'Değer',
  'connection_link.domains.verify': 'Doğrula',
  'connection_link.domains.verified': 'Doğrulandı',
  'connection_link.domains.remove': 'Kaldır',
  'connection_link.submit.title': '4. Onaya gönderin',
  'connection_link.submit.text':
    'Bir yönetici, gizli anahtarlar dışında nelerin değişeceğini görür ve bunları onaylar veya reddeder.',
  'connection_link.submit.action': 'Gönder',
  'connection_link.submit.again': 'Yeniden gönder',
  'connection_link.ended.confirmed.title': 'Kimlik sağlayıcınız bağlandı',
  'connection_link.ended.confirmed.text': 'Bir yönetici ayarlarınızı onayladı. Bu sayfayı kapatabilirsiniz.',
  'connection_link.ended.expired.title': 'Bu bağlantının süresi doldu',
  'connection_link.ended.expired.text': 'Bağlantıyı gönderen yöneticiden yenisini isteyin.',
  'connection_link.ended.submitted.title': 'Onay bekleniyor',
  'connection_link.ended.submitted.text':
    'Bağlantının süresi doldu, ancak bir yönetici ayarlarınızı yine de onaylayabilir.',
  'connection_link.ended.revoked.title': 'Bu bağlantı iptal edildi',
  'connection_link.ended.revoked.text': 'Bağlantıyı gönderen yöneticiden yenisini isteyin.',
  'connection_link.ended.invalid.title': 'Bu bağlantı çalışmıyor',
  'connection_link.ended.invalid.text': 'Aldığınız bağlantının tamamını açın veya yenisini isteyin.',
  'connection_link.ended.failed.title': 'Sayfa yüklenemedi',
  'connection_link.ended.failed.text': 'İnternet bağlantınızı kontrol edip sayfayı yeniden yükleyin.',
  'connection_link.ended.limited.title': 'Çok fazla deneme yapıldı',
  'connection_link.ended.limited.text': '10 dakika bekleyip sayfayı yeniden yükleyin.',
  'connection_link.error.connection_link.ended': 'Bağlantı artık kullanılamaz. Sayfayı yeniden yükleyin.',
  'connection_link.error.connection_link.domain_exists': 'Bu alan adı zaten listede.',
  'connection_link.error.connection_link.too_many_domains': 'Listede 20 alan adı var. Önce birini kaldırın.',
  'connection_link.error.connection_link.domain_not_verified':
    'Kayıt henüz yok. DNS değişiklikleri bir saat sürebilir. Adı ve değeri kontrol edip yeniden deneyin.',
  'connection_link.error.connection_link.incomplete':
    'Önce ayarların tamamını kaydedin ve bir alan adını doğrulayın.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Bu alan adında herkes e-posta adresi alabilir. Şirketinizin alan adını girin.',
  'connection_link.error.request.rate_limited': 'Çok fazla deneme yapıldı. {when} yeniden deneyin.',
  'connection_link.error.connector.general':
    'Ayarlar kaydedildi, ancak kimlik sağlayıcınıza ulaşılamadı. URL’yi kontrol edin.',
  'connection_link.error.connector.invalid_config':
    'Ayarlar kaydedildi, ancak kimlik sağlayıcınızın bildirdikleriyle uyuşmuyor. URL’yi ve vereni kontrol edin.',
  'connection_link.error.connector.invalid_response':
    'Ayarlar kaydedildi, ancak yanıt bir kimlik sağlayıcıdan gelmiyor. URL’yi kontrol edin.',
  'connection_link.error.setting': 'Bu değeri kontrol edin.',
  'connection_link.error.secret': 'Veren değiştiği için gizli anahtarı yeniden girin.',
  'connection_link.error.domain': 'example.com gibi bir alan adı girin.',
};
