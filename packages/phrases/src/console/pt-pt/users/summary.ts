/** The summary on the page of a user, in European Portuguese. */
export const usersSummary = {
  title: 'Conta',
  facts: {
    email: 'Endereço de e-mail',
    phone: 'Número de telefone',
    username: 'Nome de utilizador',
    lastSignIn: 'Último início de sessão',
    lastFailure: 'Última falha',
    factors: 'Segundos fatores',
    created: 'Criação',
  },
  noFailure: 'Nenhuma',
  noFactors: 'Nenhum',
  activity: 'Atividade recente',
  noActivity: 'Ainda não há atividade.',
  all: 'Todos os registos',
};
