import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in Turkish. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Dışa aktarma',
  description: 'Bu kiracıyı başka bir kuruluma taşıyın veya verilerinin bir kopyasını saklayın.',
  sealed: {
    title: 'Şifreli dışa aktarma',
    description: 'Parola cümlesiyle şifrelenmiş tüm veriler. Boş bir kiracıya içe aktarılabilir.',
    passphrase: 'Parola cümlesi',
    help: 'En az {{count}} karakter. Parola cümlesi olmadan dosyayı kimse açamaz.',
    again: 'Parola cümlesini yinele',
    short: 'En az {{count}} karakter girin.',
    different: 'Parola cümleleri eşleşmiyor.',
    action: 'Gizli anahtarlar dâhil dışa aktar',
    done: 'Dışa aktarma kaydedildi. Dosyayı ve parola cümlesini farklı yerlerde saklayın. Diğer tam yetkili yöneticilere e-postayla bildirilir.',
  },
  unsealed: {
    title: 'Veri dışa aktarma',
    description: 'Okuyup işleyebileceğiniz JSON satırları. İçe aktarılamaz.',
    text: 'Gizli anahtarlar, parola karmaları ve ikinci faktörler olmadan ayarlar, kullanıcılar, kuruluşlar ve roller.',
    action: 'Gizli anahtarlar hariç dışa aktar',
  },
  signInAgain: {
    title: 'Devam etmek için yeniden oturum açın',
    text: 'Son oturum açmanızın üzerinden 10 dakikadan fazla geçti. Ardından bu sayfaya dönersiniz.',
    action: 'Yeniden oturum aç',
  },
};
