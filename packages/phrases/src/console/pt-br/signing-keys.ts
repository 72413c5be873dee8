import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in Brazilian Portuguese. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'Chaves de assinatura',
  tabs: { 'private-keys': 'Chaves de tokens', 'cookie-keys': 'Chaves de cookies' },
  descriptions: {
    'private-keys':
      'Assinam tokens de acesso e tokens de ID. As APIs os verificam com o conjunto de chaves publicado.',
    'cookie-keys': 'Assinam os cookies das sessões e das páginas de login. Só este servidor os lê.',
  },
  columns: {
    id: 'ID da chave',
    status: 'Status',
    meaning: 'Uso',
    algorithm: 'Algoritmo',
    created: 'Criação',
  },
  status: { Next: 'Próxima', Current: 'Atual', Previous: 'Anterior' },
  meaning: {
    next: 'Assina a partir de {{time}}.',
    current: 'Assina novos tokens.',
    previous: 'Verifica tokens mais antigos.',
    stillUsed: 'Verifica tokens até {{time}}.',
    unused: 'Não é mais necessária: os tokens dela expiraram.',
    cookies: 'Assina cookies.',
    oldCookies: 'Verifica cookies de navegadores que ainda não voltaram.',
  },
  rotate: {
    action: 'Rotacionar chave',
    title: 'Rotacionar a chave de tokens',
    description:
      'Uma nova chave assina os tokens. A atual é mantida para verificar os tokens que ela assinou.',
    algorithm: 'Algoritmo',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Pequena e rápida. Todas as bibliotecas comuns a verificam.',
      RSA: 'Para APIs ou gateways que só verificam RS256.',
    },
    when: 'Começar a assinar',
    later: 'Após um período de carência',
    laterHelp: 'As APIs que armazenam o conjunto de chaves em cache recebem a chave antes que ela assine.',
    replaces: 'Substitui a chave pendente.',
    now: 'Imediatamente',
    nowHelp:
      'Para uma chave que pode ter vazado. As APIs com um conjunto de chaves em cache rejeitam novos tokens até que o leiam de novo.',
    notNow: 'Indisponível enquanto outra chave estiver pendente.',
    grace: 'Período de carência',
    graceHelp:
      'De 1 minuto a 31 dias. Mais longo que o tempo em que suas APIs mantêm o conjunto de chaves em cache.',
    breaksTitle: 'Alguns tokens deixarão de funcionar',
    breaksNow:
      'A chave anterior é excluída imediatamente. As APIs rejeitarão os tokens que ela assinou, que são válidos até {{time}}.',
    breaksLater:
      'A chave anterior é excluída quando a nova começar a assinar. As APIs rejeitarão os tokens que ela assinou, que são válidos até {{time}}.',
  },
  rotateCookies: {
    action: 'Rotacionar chave de cookies',
    title: 'Rotacionar a chave de cookies?',
    text: 'Uma nova chave assina os cookies imediatamente. A atual é mantida, por isso nenhuma sessão de usuário é encerrada.',
    signedOut:
      'A chave anterior é excluída. As sessões dos usuários que não voltaram desde a última rotação são encerradas, e os navegadores deles não são mais reconhecidos.',
  },
  delete: {
    action: 'Excluir chave',
    title: 'Excluir esta chave?',
    unused: 'Os tokens que ela assinou expiraram, por isso nada deixa de funcionar.',
    mayBeUsed: 'Os tokens válidos que ela assinou deixam de funcionar imediatamente.',
    stillUsed: 'Ela assinou tokens que são válidos até {{time}}. Eles deixam de funcionar imediatamente.',
    oldCookie:
      'As sessões dos usuários cujos navegadores não voltaram desde a última rotação são encerradas.',
    currentCookie:
      'As sessões dos usuários que entraram desde a última rotação são encerradas, e os logins em andamento recomeçam. A chave anterior volta a assinar.',
  },
};
