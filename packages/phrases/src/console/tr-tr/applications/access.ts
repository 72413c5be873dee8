/** The tab Access of an application, in Turkish. */
export const access = {
  badge: 'Sınırlı erişim',
  title: 'Erişim',
  text: 'Bu uygulamada hangi kullanıcıların oturum açabileceğini belirleyin. Değişiklikler hemen kaydedilir.',
  label: 'Yalnızca aşağıdaki listedeki kullanıcılar',
  isOpen: 'Bu kiracının her kullanıcısı uygulamayı kullanabilir.',
  isLimited: 'Diğer tüm kullanıcılar, erişimleri olmadığını bildiren bir sayfa görür.',
  empty:
    'Bu kiracının her kullanıcısı uygulamayı kullanabilir. Erişimi sınırlamak için önce listeye kullanıcı, rol veya kuruluş ekleyin.',
  limit: {
    title: '{{name}} uygulamasına erişim sınırlansın mı?',
    text: 'Listede olmayan kullanıcılar artık bu uygulamada oturum açamaz. Oturumları açıksa yeni belirteç alamazlar; API’ler için erişim belirteçleri süreleri dolana kadar geçerli kalır.',
    confirm: 'Erişimi sınırla',
  },
  open: {
    title: '{{name}} her kullanıcıya açılsın mı?',
    text: 'Liste saklanır, böylece erişimi yeniden sınırlayabilirsiniz.',
    confirm: 'Herkese aç',
  },
  list: {
    title: 'Erişim listesi',
    open: 'Erişim sınırlanana kadar etkisizdir.',
    limited:
      'Kullanıcının tek bir girdiyle eşleşmesi yeterlidir. Değişiklikler bir sonraki oturum açmada ve bir sonraki belirteçte geçerli olur.',
  },
  users: {
    label: 'Kullanıcılar',
    none: 'Kullanıcı yok.',
    add: 'Kullanıcı ekle',
    addTitle: 'Listeye kullanıcı ekle',
  },
  roles: {
    label: 'Roller',
    help: 'Bu rollerden birine sahip tüm kullanıcılar.',
    none: 'Rol yok.',
    add: 'Rol ekle',
    addTitle: 'Listeye rol ekle',
    users_one: '{{count}} kullanıcı',
    users_other: '{{count}} kullanıcı',
  },
  organizations: {
    label: 'Kuruluşlar',
    help: 'Bu kuruluşlardan birinin üyeleri veya yalnızca orada belirli rollere sahip olanlar.',
    none: 'Kuruluş yok.',
    add: 'Kuruluş ekle',
    addTitle: 'Listeye kuruluş ekle',
    addDescription: 'Rol seçerseniz yalnızca kuruluşta bu rollerden birine sahip üyeler erişebilir.',
    all: 'Tüm üyeler',
    withRoles: 'Şu role sahip üyeler: {{roles}}',
  },
  last: {
    title: 'Son girdi kaldırılamaz',
    text: 'Liste boş olursa hiçbir kullanıcı oturum açamaz. Önce başka bir girdi ekleyin veya uygulamayı her kullanıcıya açmak için “{{label}}” seçeneğini kapatın.',
  },
  showAll: '{{count}} tane daha göster',
  removeText:
    'Başka bir girdiyle eşleşmeyen kullanıcılar, bir sonraki oturum açmada veya belirteçte erişimi kaybeder.',
  removeConfirm: 'Listeden kaldır',
  noneTitle: 'Erişim sınırlanamaz',
  noneText:
    'Yerleşik uygulamalar her kullanıcıya açıktır, makineler arası uygulamaların ise kullanıcısı yoktur.',
};
