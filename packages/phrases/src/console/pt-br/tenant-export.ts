import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in Brazilian Portuguese. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Exportação',
  description: 'Leve este locatário para outra instalação ou guarde uma cópia dos dados dele.',
  sealed: {
    title: 'Exportação protegida',
    description: 'Tudo, criptografado com uma frase secreta. Pode ser importado em um locatário vazio.',
    passphrase: 'Frase secreta',
    help: 'Pelo menos {{count}} caracteres. Sem ela, ninguém consegue abrir o arquivo.',
    again: 'Repetir frase secreta',
    short: 'Insira pelo menos {{count}} caracteres.',
    different: 'As frases secretas não coincidem.',
    action: 'Exportar com segredos',
    done: 'A exportação está salva. Guarde o arquivo e a frase secreta em lugares diferentes. Os outros admins são avisados por e-mail.',
  },
  unsealed: {
    title: 'Exportação de dados',
    description: 'Um arquivo JSON Lines que você pode ler e processar. Não pode ser importado.',
    text: 'Configurações, usuários, organizações e funções, sem segredos, hashes de senha e segundos fatores.',
    action: 'Exportar sem segredos',
  },
  signInAgain: {
    title: 'Entre novamente para continuar',
    text: 'Seu último login foi há mais de 10 minutos. Depois você voltará para esta página.',
    action: 'Entrar novamente',
  },
};
