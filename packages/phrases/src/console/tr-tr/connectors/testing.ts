/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Test',
  description: {
    Email: 'Yukarıdaki ayarlarla, kaydedilmemiş olsalar bile bir test e-postası gönderir.',
    Sms: 'Yukarıdaki ayarlarla, kaydedilmemiş olsalar bile bir test SMS’i gönderir.',
  },
  text: {
    title: 'Deneyin',
    description: {
      Email: 'Bu şablonla, kaydedilmemiş olsa bile örnek değerler içeren bir test e-postası gönderir.',
      Sms: 'Bu şablonla, kaydedilmemiş olsa bile örnek değerler içeren bir test SMS’i gönderir.',
    },
    nothing:
      'E-posta bağlayıcısı ayarlanmamış. Önizleme şablonu gösterir; test göndermek için e-postayı ayarlayın.',
    setUp: 'E-postayı ayarla',
    wrong: 'Gönderilmedi: önce şablonu düzeltin.',
  },
  email: 'Alıcı',
  phone: 'Alıcı',
  phonePlaceholder: '+90 501 234 56 78',
  submit: 'Test iletisi gönder',
  invalidEmail: 'Bir e-posta adresi girin.',
  invalidPhone: 'Ülke koduyla birlikte bir telefon numarası girin.',
  sentTitle: 'Sağlayıcı kabul etti',
  sentText:
    'İletinin alıcıya ({{to}}) bir dakika içinde ulaşması gerekir. Ulaşmazsa istenmeyen posta klasörüne ve sağlayıcının günlüğüne bakın.',
  wrongSettings: 'Gönderilmedi: önce yukarıdaki ayarları düzeltin.',
  failedTitle: 'İleti gönderilmedi',
  late: {
    connect:
      'Bağlantı zaman aşımına uğradı. Ana makineyi, bağlantı noktasını ve güvenlik duvarlarını denetleyin.',
    tls: 'TLS el sıkışması zaman aşımına uğradı. Bağlantı noktası ile şifrelemenin uyumlu olduğunu denetleyin.',
    login: 'Kimlik doğrulama zaman aşımına uğradı. Birkaç dakika sonra yeniden deneyin.',
    send: 'Sağlayıcı iletiyi zamanında onaylamadı. İleti yine de ulaşabilir. Birkaç dakika sonra yeniden deneyin.',
  },
  advice: {
    general:
      'Sağlayıcıya ulaşılamıyor veya bir hata oluştu. Ana makineyi ve URL’leri denetleyin ya da birkaç dakika sonra yeniden deneyin.',
    invalid_metadata: 'Bağlayıcı hatalı. Bu sunucunun operatörüne başvurun.',
    unexpected_type: 'Bu bağlayıcı ileti gönderemez.',
    invalid_config_guard: 'Bağlayıcı hatalı. Bu sunucunun operatörüne başvurun.',
    invalid_request_parameters:
      'Sağlayıcı iletiyi reddetti. Gönderenin doğrulandığını ve alıcıya izin verildiğini denetleyin.',
    insufficient_request_parameters: 'Sağlayıcının istediği bir ayar eksik.',
    invalid_config: 'Bir ayar geçersiz. URL’leri ve bölgeyi denetleyin.',
    invalid_certificate: 'Sağlayıcının sertifikası güvenilir değil. Ana makineyi ve şifrelemeyi denetleyin.',
    invalid_response: 'Yanıt sağlayıcıdan gelmiyor. Ana makineyi ve URL’leri denetleyin.',
    template_not_found: 'Bu iletinin şablonu yok. Şablonlara bir tane ekleyin.',
    template_not_supported: 'Sağlayıcı bu tür şablonları desteklemiyor.',
    rate_limit_exceeded: 'Sağlayıcının hız sınırı aşıldı. Bekleyin veya sınırı orada yükseltin.',
    not_implemented: 'Bu bağlayıcı bunu desteklemiyor.',
    social_auth_code_invalid: 'Sağlayıcı yetkilendirme kodunu reddetti.',
    social_invalid_access_token: 'Sağlayıcı kendi erişim belirtecini reddetti.',
    social_invalid_id_token: 'Sağlayıcının kimlik belirteci geçersiz.',
    authorization_failed: 'Sağlayıcı kimlik bilgilerini reddetti. Yeniden kopyalayın.',
  },
};
