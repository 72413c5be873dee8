import type { Translation } from '../translated.ts';

/** Filters, export and bulk actions of lists, in Turkish. */
export const lists: Translation<'lists'> = {
  saved: 'Kayıtlı filtreler',
  noneSaved: 'Kayıtlı filtre yok',
  save: 'Geçerli filtreleri kaydet…',
  saveTitle: 'Filtreleri kaydet',
  saveHelp: 'Aramayı, filtreleri ve sıralamayı kaydeder. Kayıtlı filtreleri yalnızca siz görürsünüz.',
  savePlaceholder: 'Etkin olmayan kullanıcılar',
  saveConfirm: 'Filtreleri kaydet',
  removeSaved: 'Kayıtlı filtreleri sil',
  name: 'Ad',
  export: 'Dışa aktar',
  exportAll: 'Listeyi CSV olarak dışa aktar',
  exportCapped_one: 'Dosya ilk kaydı içerir.',
  exportCapped_other: 'Dosya ilk {{count}} kaydı içerir.',
  done_one: '{{count}} kayıt değiştirildi',
  done_other: '{{count}} kayıt değiştirildi',
  failed: 'Başarısız',
  failedTitle_one: '{{failed}} / {{count}} başarısız',
  failedTitle_other: '{{failed}} / {{count}} başarısız',
  failedText: 'Yeniden deneyebilmeniz için bunlar seçili kalır. Diğerlerinin tümü değiştirildi.',
  reason: 'Neden',
  close: 'Kapat',
  copyId: 'Kimliği kopyala',
  idCopied: 'Kimlik kopyalandı',
  delete: 'Sil',
};
