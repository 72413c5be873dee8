import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
  'dead_end.unknown_session.title': 'Bu oturum açma işlemi sona erdi',
  'dead_end.unknown_session.text':
    'Tamamlandı, çok uzun sürdü veya başka bir tarayıcıda başlatıldı. Uygulamaya dönüp oradan oturum açın.',
  'dead_end.suspended.title': 'Bu hesap askıya alındı',
  'dead_end.suspended.text':
    'Onu yalnızca bir yönetici yeniden açabilir. Sorumlulara danışın: {application}.',
  'dead_end.registration_closed.title': 'Kayıt kapalı',
  'dead_end.registration_closed.text': 'Burada yeni hesapları bir yönetici oluşturur.',
  'dead_end.reset_password.title': 'Parolalar burada henüz sıfırlanamıyor',
  'dead_end.reset_password.text': 'Bir yöneticiden yeni parola isteyin veya hatırlıyorsanız oturum açın.',
  'dead_end.single_sign_on.title': 'Burada çoklu oturum açma yok',
  'dead_end.single_sign_on.text': 'Kurumsal oturum açma ayarlanmamış. Başka bir yolla oturum açın.',
  'dead_end.no_method.title': 'Oturum açmanın bir yolu yok',
  'dead_end.no_method.text':
    'Tüm oturum açma yolları kapalı. Bir yönetici bunu “Sign-in experience” bölümünde değiştirebilir.',
  'dead_end.link_used.title': 'Bu bağlantı zaten kullanıldı',
  'dead_end.link_used.text':
    'Her bağlantı bir kez kullanılabilir. Yeni bir bağlantı isteyin veya başka bir yolla oturum açın.',
  'dead_end.link_expired.title': 'Bu bağlantının süresi doldu',
  'dead_end.link_expired.text': 'Yeni bir bağlantı isteyin veya başka bir yolla oturum açın.',
  'dead_end.link_invalid.title': 'Bu bağlantı çalışmıyor',
  'dead_end.link_invalid.text':
    'Eksik, geri alınmış veya başkası için olabilir. Yeni bir bağlantı isteyin veya başka bir yolla oturum açın.',
  'dead_end.invitation_accepted.title': 'Bu davet zaten kabul edildi',
  'dead_end.invitation_accepted.text': 'Uygulamada, daveti kabul eden hesapla oturum açın.',
  'dead_end.invitation_expired.title': 'Bu davetin süresi doldu',
  'dead_end.invitation_expired.text': 'Sizi davet eden kişiden yenisini isteyin.',
  'dead_end.invitation_invalid.title': 'Bu bağlantı çalışmıyor',
  'dead_end.invitation_invalid.text':
    'Eksik olabilir veya yerine yenisi gönderilmiştir. Son e-postadaki bağlantıyı açın veya yeni bir davet isteyin.',
  'dead_end.invitation_revoked.title': 'Bu davet artık geçerli değil',
  'dead_end.invitation_revoked.text':
    'Reddedildi veya geri çekildi. Sizi davet eden kişiden yenisini isteyin.',
  'dead_end.setup_link.title': 'Kurulum bağlantısını açın',
  'dead_end.setup_link.text':
    'Bu kurulumun henüz bir yöneticisi yok. Sunucu başlarken, onu başlattığınız terminalde veya günlüğünde tek kullanımlık bir bağlantı yazdırdı. O bağlantıyı bu tarayıcıda açın.',
  'dead_end.setup_invalid.title': 'Bu kurulum bağlantısı çalışmıyor',
  'dead_end.setup_invalid.text':
    'Bağlantı eksik veya başka bir kurulum tarafından yazdırıldı. Bu sunucunun yazdırdığı bağlantının tamamını kopyalayın.',
  'dead_end.setup_used.title': 'Bu kurulum bağlantısı zaten kullanıldı',
  'dead_end.setup_used.text': 'İlk yönetici zaten var. Konsolda o hesapla oturum açın.',
  'dead_end.failed.title': 'Sunucuda bir sorun oluştu',
  'dead_end.failed.text': 'Hiçbir şey değiştirilmedi. Birazdan yeniden deneyin.',
  'dead_end.not_found.title': 'Sayfa bulunamadı',
  'dead_end.not_found.text': 'Bu adreste bir şey yok. Doğru yazıldığını kontrol edin.',
  'dead_end.unavailable.title': 'Bu hizmet şu anda kullanılamıyor',
  'dead_end.unavailable.text': 'Şu anda bir sorun var. Biraz bekleyip yeniden deneyin.',
  'dead_end.unavailable.action': 'Yeniden dene',

  'sign_out.title': 'Oturum kapatılsın mı?',
  'sign_out.text': 'Bu tarayıcıda bu hizmetteki oturumunuzu kapatmak üzeresiniz.',
  'sign_out.action': 'Oturumu kapat',
  'signed_out.title': 'Oturumunuz kapatıldı',
  'signed_out.text': 'Bu sayfayı kapatabilirsiniz.',
  'dead_end.request.title': 'Oturum açmaya devam edilemiyor',
  'dead_end.request.text':
    'Uygulama, yanıtlanamayan bir istek gönderdi. Uygulamaya dönüp yeniden deneyin veya aşağıda yazanları sorumlularına bildirin.',
  'dead_end.redirect.text':
    '{application} sizi kendisine ait olmayan bir adrese geri göndermek istedi. Adres doğruysa sorumluları onu yönlendirme URI’lerine ekleyebilir.',

  'error.required': '“{field}” alanı zorunludur.',
  'error.network': 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
  'error.unknown': 'Bir sorun oluştu. Birazdan yeniden deneyin.',
  'error.invalid_username': 'Harf veya alt çizgiyle başlayın; harf, rakam ve alt çizgi kullanın.',
  'error.user.username_too_short': 'En az {min} karakter kullanın.',
  'error.user.username_too_long': 'En fazla {max} karakter kullanın.',
  'error.user.username_uppercase_not_allowed': 'Büyük harf kullanmayın.',
  'error.user.username_lowercase_not_allowed': 'Küçük harf kullanmayın.',
  'error.user.username_numbers_not_allowed': 'Rakam kullanmayın.',
  'error.user.username_underscore_not_allowed': 'Alt çizgi kullanmayın.',
  'error.user.username_separators_misplaced':
    'Nokta ve kısa çizgileri tek tek ve diğer karakterlerin arasında kullanın.',
  'error.wrong_kind': 'Burada şununla oturum açarsınız: {name}.',
  'error.session.invalid_credentials': 'Hesap veya parola doğru değil.',
  'error.session.verification_blocked_too_many_attempts': 'Çok fazla deneme yapıldı. {when} yeniden deneyin.',
  'error.session.captcha_required': 'Bu sayfayı yeniden yükleyin: insan olduğunuzun doğrulanması gerekiyor.',
  'error.session.captcha_failed': 'İnsan olduğunuz doğrulanamadı. Yeniden deneyin.',
  'error.user.suspended': 'Bu hesap askıya alındı. Bu hizmetin sorumlularına danışın.',
  'error.user.username_already_in_use': 'Bu kullanıcı adı alınmış. Başka bir tane seçin.',
  'error.user.sign_in_method_not_enabled': 'Burada bu yolla oturum açamazsınız.',
  'error.user.sign_up_method_not_enabled': 'Burada bu yolla kaydolamazsınız.',
  'error.auth.forbidden': 'Bu burada kapalı.',
  'error.request.rate_limited': 'Ağınızdan çok fazla deneme yapıldı. Birkaç dakika bekleyip yeniden deneyin.',
  'error.request.busy': 'Sunucu meşgul. Biraz bekleyip yeniden deneyin.',
  'error.password_rejected.too_short': 'Çok kısa: en az uzunluk {min}.',
  'error.password_rejected.too_long': 'Çok uzun: en çok uzunluk {max}.',
  'error.password_rejected.unsupported_characters':
    'İngilizce klavyedeki harfleri, rakamları ve simgeleri kullanın.',
  'error.password_rejected.character_types':
    'Şunlardan en az {min} tanesini karıştırın: küçük harf, büyük harf, rakam, simge.',
  'error.password_rejected.pwned': 'Bu parola bir veri sızıntısında yer aldı. Başka bir tane seçin.',
  'error.password_rejected.restricted.repetition': 'Büyük bölümü yinelenen tek bir karakter.',
  'error.password_rejected.restricted.sequence': 'Büyük bölümü “123” veya “abc” gibi bir dizi.',
  'error.password_rejected.restricted.words': 'Büyük bölümü burada izin verilmeyen bir sözcük.',
  'error.password_rejected.restricted.user_info': 'Büyük bölümü kendi adınız veya adresiniz.',
  'error.verification_code.not_found': 'Bu kod kullanıldı veya değiştirildi. Yeni bir kod isteyin.',
  'error.verification_code.code_mismatch': 'Bu, gönderilen kod değil.',
  'error.verification_code.expired': 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  'error.verification_code.exceed_max_try': 'Çok fazla yanlış kod girildi. Yeni bir kod isteyin.',
  'error.request.message_rate_limited': 'Çok fazla ileti gönderildi. {when} yeniden deneyin.',
  'error.session.google_one_tap.unverified_email':
    'Google bu e-posta adresini doğrulamadı. Başka bir yol seçin.',
  'error.session.email_blocklist.email_not_allowed': 'Bu e-posta adresi burada kullanılamaz.',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'Adresin + ile @ arasındaki bölümünü çıkarın.',
  'error.user.email_already_in_use': 'Bu e-posta adresinin zaten bir hesabı var.',
  'error.user.phone_already_in_use': 'Bu telefon numarasının zaten bir hesabı var.',
  'error.user.same_password': 'Bu sizin eski parolanız. Başka bir tane seçin.',
  'error.session.mfa.invalid_totp_code': 'Bu kod doğru değil veya daha önce kullanıldı.',
  'error.session.mfa.invalid_backup_code': 'Bu bir yedek kod değil veya daha önce kullanıldı.',
  'error.session.mfa.webauthn_verification_failed':
    'Doğrulanamadı. Yeniden deneyin veya başka bir yol seçin.',
  'error.session.verification_session_not_found': 'Bu çok uzun sürdü. Yeniden başlayın.',
  'error.sso_not_found': 'Bu e-posta adresi için ayarlanmış bir kurumsal oturum açma yok.',
  'error.single_sign_on.email_not_of_domain':
    'Şirketiniz sizin için kendi alan adından bir e-posta adresini doğrulamadı. Şirketinizin bilgi işlem bölümüne sorun.',
  'error.invalid_email': 'name@example.com gibi bir e-posta adresi girin.',
  'error.invalid_phone': 'Ülke koduyla birlikte bir telefon numarası girin.',
  'error.not_sent': 'İleti gönderilemedi. Birazdan yeniden deneyin.',
};
