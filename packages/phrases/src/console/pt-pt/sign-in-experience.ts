import type { Translation } from '../translated.ts';
import { branding } from './sign-in-experience/branding.ts';
import { content } from './sign-in-experience/content.ts';
import { passwordPolicy } from './sign-in-experience/password-policy.ts';
import { problems } from './sign-in-experience/problems.ts';
import { security } from './sign-in-experience/security.ts';
import { signUpAndSignIn } from './sign-in-experience/sign-up-and-sign-in.ts';

/** How end users sign in, in European Portuguese: branding, methods, texts, passwords and limits. */
export const signInExperience: Translation<'signInExperience'> = {
  title: 'Experiência de início de sessão',
  description:
    'Marca, métodos de início de sessão, textos, política de palavras-passe e segurança das páginas de início de sessão.',
  tabs: {
    branding: 'Marca',
    'sign-up-and-sign-in': 'Registo e início de sessão',
    content: 'Conteúdo',
    'password-policy': 'Palavras-passe',
    'profile-fields': 'Campos de perfil',
    security: 'Segurança',
    'account-center': 'Centro da conta',
  },
  accountCenter: {
    title: 'Centro da conta',
    text: 'Permita que os utilizadores vejam e alterem a própria conta na página da conta ou nas suas aplicações, através da Account API.',
    enabled: 'Permitir que os utilizadores acedam à própria conta',
    enabledHelp: 'Se desativado, não há página da conta, e todas as chamadas à Account API são rejeitadas.',
    page: 'Página da conta',
    pageHelp:
      'Crie uma ligação para ela nas suas aplicações. Mostra a marca do inquilino, e os utilizadores iniciam sessão nela como numa aplicação.',
    css: 'Estilos da página da conta',
    cssText:
      'CSS personalizado para a página da conta. O CSS das páginas de início de sessão não se aplica a ela.',
    off: 'O centro da conta está desativado. Estas definições aplicam-se quando o ativar.',
    allHidden: 'Está tudo oculto, pelo que a página da conta está vazia.',
    editAll: 'Tornar tudo editável',
    fields: 'Partes da conta',
    fieldsText:
      'O que os utilizadores podem ver e alterar. As aplicações também precisam do âmbito de cada parte.',
    controls: { Off: 'Oculto', ReadOnly: 'Só de leitura', Edit: 'Editável' },
    parts: {
      name: 'Nome',
      avatar: 'Avatar',
      profile: 'Perfil',
      email: 'Endereço de e-mail',
      phone: 'Número de telefone',
      password: 'Palavra-passe',
      username: 'Nome de utilizador',
      social: 'Contas associadas',
      customData: 'Dados personalizados',
      mfa: 'Segundos fatores',
      passkey: 'Chaves de acesso',
      session: 'Sessões e acessos concedidos',
    },
    shown: 'Campos de perfil na página da conta',
    shownText:
      'Os utilizadores também precisam de acesso à parte a que o campo pertence: perfil ou dados personalizados.',
    shownOptions: { all: 'Todos', some: 'Selecionados' },
    shownHelp: {
      all: 'Os campos padrão e todos os campos do separador Campos de perfil, pela ordem desse separador.',
      some: 'Apenas os campos do separador Campos de perfil que selecionar, pela ordem que escolher aqui.',
    },
    show: 'Mostrar',
    showField: 'Mostrar {{name}}',
    pages: 'Páginas da conta personalizadas',
    pagesText: 'Para páginas da conta que cria com a Account API.',
    origins: 'Origens que utilizam chaves de acesso',
    originsHelp:
      'Uma por linha. As páginas nestas origens podem configurar e utilizar chaves de acesso deste inquilino.',
    deletion: 'Página de eliminação da conta',
    deletionHelp: 'A sua página onde os utilizadores pedem a eliminação da conta.',
  },
  preview: {
    title: 'Pré-visualização',
    frame: 'Pré-visualização da página de início de sessão',
    enlarge: 'Ampliar',
    device: 'Dispositivo',
    desktop: 'Computador',
    mobile: 'Telemóvel',
    scheme: 'Cores',
    light: 'Claras',
    dark: 'Escuras',
    screen: 'Página',
    screens: {
      'sign-in': 'Início de sessão',
      password: 'Palavra-passe',
      code: 'Código',
      mfa: 'Segundo fator',
      passkey: 'Nova chave de acesso',
      register: 'Registo',
      'extra-profile': 'Campos de perfil',
      terms: 'Termos de utilização',
      'reset-password': 'Reposição da palavra-passe',
      'new-password': 'Nova palavra-passe',
      'single-sign-on': 'Início de sessão único',
      consent: 'Consentimento',
      account: 'Página da conta',
    },
    language: 'Idioma',
    browserLanguage: 'Idioma do navegador',
    customUi:
      'Este inquilino utiliza uma interface de início de sessão personalizada, que não pode ser pré-visualizada aqui.',
  },
  lockOut: {
    title_one: 'Deixar {{count}} utilizador sem acesso?',
    title_many: 'Deixar {{count}} de utilizadores sem acesso?',
    title_other: 'Deixar {{count}} utilizadores sem acesso?',
    text: 'Neste momento, podem iniciar sessão. Esta alteração remove o último método de início de sessão que têm, até um administrador lhes dar outro.',
    people_one: '{{count}} utilizador deixa de poder iniciar sessão.',
    people_many: '{{count}} de utilizadores deixam de poder iniciar sessão.',
    people_other: '{{count}} utilizadores deixam de poder iniciar sessão.',
    confirm: 'Guardar e retirar o acesso',
  },
  ...branding,
  ...signUpAndSignIn,
  ...content,
  ...passwordPolicy,
  ...security,
  problems,
};
