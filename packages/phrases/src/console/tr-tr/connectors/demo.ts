/** Demo connectors: their notice in the list, and the result page of the demo connector, in Turkish. */
export const connectorsDemo = {
  badge: 'Demo',
  notice: {
    title: 'Demo bağlayıcılar deneme amaçlıdır',
    text: 'Tüm kiracıların paylaştığı kimlik bilgilerini kullanırlar. Gerçek kullanıcılar oturum açmadan önce kendi kimlik bilgilerinizle bağlayıcılar ekleyin: her biri, sağlayıcısının demo bağlayıcısının yerini alır.',
  },
  title: 'Demo bağlayıcıyla oturum açma',
  text: 'Sağlayıcı yanıt verdi, ancak demo bağlayıcı kullanıcıların oturumunu açmaz. Kendi kimlik bilgilerinizle bir bağlayıcı ayarlayın.',
};
