import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in European Portuguese. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'Chaves de assinatura',
  tabs: { 'private-keys': 'Chaves de tokens', 'cookie-keys': 'Chaves de cookies' },
  descriptions: {
    'private-keys':
      'Assinam tokens de acesso e tokens de ID. As API verificam-nos com o conjunto de chaves publicado.',
    'cookie-keys':
      'Assinam os cookies das sessões e das páginas de início de sessão. Só este servidor os lê.',
  },
  columns: {
    id: 'ID da chave',
    status: 'Estado',
    meaning: 'Utilização',
    algorithm: 'Algoritmo',
    created: 'Criação',
  },
  status: { Next: 'Seguinte', Current: 'Atual', Previous: 'Anterior' },
  meaning: {
    next: 'Assina a partir de {{time}}.',
    current: 'Assina novos tokens.',
    previous: 'Verifica tokens mais antigos.',
    stillUsed: 'Verifica tokens até {{time}}.',
    unused: 'Já não é necessária: os respetivos tokens expiraram.',
    cookies: 'Assina cookies.',
    oldCookies: 'Verifica cookies de navegadores que ainda não voltaram.',
  },
  rotate: {
    action: 'Rodar chave',
    title: 'Rodar a chave de tokens',
    description:
      'Uma nova chave assina os tokens. A chave atual é mantida para verificar os tokens que assinou.',
    algorithm: 'Algoritmo',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Pequena e rápida. Todas as bibliotecas comuns a verificam.',
      RSA: 'Para API ou gateways que só verificam RS256.',
    },
    when: 'Começar a assinar',
    later: 'Após um período de tolerância',
    laterHelp: 'As API que mantêm o conjunto de chaves em cache recebem a chave antes de ela assinar.',
    replaces: 'Substitui a chave pendente.',
    now: 'Imediatamente',
    nowHelp:
      'Para uma chave que possa ter sido divulgada. As API com um conjunto de chaves em cache rejeitam novos tokens até voltarem a lê-lo.',
    notNow: 'Indisponível enquanto outra chave estiver pendente.',
    grace: 'Período de tolerância',
    graceHelp:
      'De 1 minuto a 31 dias. Superior ao tempo durante o qual as suas API mantêm o conjunto de chaves em cache.',
    breaksTitle: 'Alguns tokens vão deixar de funcionar',
    breaksNow:
      'A chave anterior é eliminada imediatamente. As API rejeitarão os tokens que assinou, válidos até {{time}}.',
    breaksLater:
      'A chave anterior é eliminada quando a nova começar a assinar. As API rejeitarão os tokens que assinou, válidos até {{time}}.',
  },
  rotateCookies: {
    action: 'Rodar chave de cookies',
    title: 'Rodar a chave de cookies?',
    text: 'Uma nova chave assina os cookies imediatamente. A chave atual é mantida, pelo que nenhuma sessão é terminada.',
    signedOut:
      'A chave anterior é eliminada. As sessões dos utilizadores que não voltaram desde a última rotação são terminadas, e os respetivos navegadores deixam de ser reconhecidos.',
  },
  delete: {
    action: 'Eliminar chave',
    title: 'Eliminar esta chave?',
    unused: 'Os tokens que assinou expiraram, pelo que nada deixa de funcionar.',
    mayBeUsed: 'Os tokens válidos que assinou deixam imediatamente de funcionar.',
    stillUsed: 'Assinou tokens que são válidos até {{time}}. Deixam imediatamente de funcionar.',
    oldCookie:
      'As sessões dos utilizadores cujos navegadores não voltaram desde a última rotação são terminadas.',
    currentCookie:
      'As sessões dos utilizadores que iniciaram sessão desde a última rotação são terminadas, e os inícios de sessão em curso recomeçam. A chave anterior volta a assinar.',
  },
};
