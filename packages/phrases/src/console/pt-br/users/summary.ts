/** The summary on the page of a user, in Brazilian Portuguese. */
export const usersSummary = {
  title: 'Conta',
  facts: {
    email: 'Endereço de e-mail',
    phone: 'Número de telefone',
    username: 'Nome de usuário',
    lastSignIn: 'Último login',
    lastFailure: 'Última falha',
    factors: 'Segundos fatores',
    created: 'Criação',
  },
  noFailure: 'Nenhuma',
  noFactors: 'Nenhum',
  activity: 'Atividade recente',
  noActivity: 'Nenhuma atividade ainda.',
  all: 'Todos os logs',
};
