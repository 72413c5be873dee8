import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Turkish. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Klavye kısayolları',
  general: 'Genel',
  recent: 'Son açılanlar',
  search: 'Ara veya komut çalıştır',
  searchList: 'Bu listede ara',
  nextRow: 'Sonraki satır',
  previousRow: 'Önceki satır',
  openRow: 'Satırı aç',
  create: 'Bu listede oluştur',
  show: 'Kısayolları göster',
  single: 'Tek tuşlu kısayollar',
  singleHelp:
    'Sesli giriş veya bir uzantıyla çakışıyorsa kapatın. {{shortcut}} ve arama alanı çalışmaya devam eder.',
};
