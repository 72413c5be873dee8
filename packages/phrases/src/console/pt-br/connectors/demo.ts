/** Demo connectors, in Brazilian Portuguese: their notice and the result page of the sign-in preview. */
export const connectorsDemo = {
  badge: 'Demonstração',
  notice: {
    title: 'Os conectores de demonstração servem para experimentar',
    text: 'Eles usam credenciais que todos os locatários compartilham. Adicione conectores com as suas antes que usuários reais entrem: cada um substitui o conector de demonstração do mesmo provedor.',
  },
  title: 'Login com o conector de demonstração',
  text: 'O provedor respondeu, mas o conector de demonstração não faz o login dos usuários. Configure um conector com suas próprias credenciais.',
};
