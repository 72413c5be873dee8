/** Demo connectors, in European Portuguese: their notice and the result page of the sign-in preview. */
export const connectorsDemo = {
  badge: 'Demonstração',
  notice: {
    title: 'Os conectores de demonstração servem para experimentar',
    text: 'Utilizam credenciais que todos os inquilinos partilham. Adicione conectores com as suas antes de utilizadores reais iniciarem sessão: cada um substitui o conector de demonstração do mesmo fornecedor.',
  },
  title: 'Início de sessão com o conector de demonstração',
  text: 'O fornecedor respondeu, mas o conector de demonstração não inicia a sessão dos utilizadores. Configure um conector com as suas próprias credenciais.',
};
