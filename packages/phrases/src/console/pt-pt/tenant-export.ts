import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in European Portuguese. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Exportação',
  description: 'Leve este inquilino para outra instalação ou guarde uma cópia dos dados.',
  sealed: {
    title: 'Exportação encriptada',
    description: 'Tudo, encriptado com uma frase-passe. Pode ser importado para um inquilino vazio.',
    passphrase: 'Frase-passe',
    help: 'Pelo menos {{count}} caracteres. Sem ela, ninguém pode abrir o ficheiro.',
    again: 'Repetir frase-passe',
    short: 'Introduza pelo menos {{count}} caracteres.',
    different: 'As frases-passe não coincidem.',
    action: 'Exportar com segredos',
    done: 'A exportação foi guardada. Conserve o ficheiro e a frase-passe em locais diferentes. Os outros administradores são informados por e-mail.',
  },
  unsealed: {
    title: 'Exportação de dados',
    description: 'Linhas JSON que pode ler e processar. Não podem ser importadas.',
    text: 'Definições, utilizadores, organizações e funções, sem segredos, hashes de palavras-passe nem segundos fatores.',
    action: 'Exportar sem segredos',
  },
  signInAgain: {
    title: 'Inicie sessão novamente para continuar',
    text: 'O seu último início de sessão foi há mais de 10 minutos. Depois voltará a esta página.',
    action: 'Iniciar sessão novamente',
  },
};
