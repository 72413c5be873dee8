import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in European Portuguese. */
export const mfa: Translation<'mfa'> = {
  title: 'Autenticação multifator',
  description: 'Adicione um segundo passo ao início de sessão.',
  factors: {
    title: 'Fatores',
    text: 'Segundos fatores que os utilizadores podem configurar. Se nenhum for selecionado, o início de sessão tem um só passo.',
    label: 'Segundos fatores',
    options: {
      Totp: 'Aplicação de autenticação',
      WebAuthn: 'Chave de acesso ou de segurança',
      EmailVerificationCode: 'Código por e-mail',
      PhoneVerificationCode: 'Código por SMS',
      BackupCode: 'Códigos de recuperação',
    },
    help: {
      Totp: 'Um código de 6 dígitos de uma aplicação de autenticação.',
      WebAuthn:
        'A impressão digital, o rosto ou o PIN de um dispositivo, ou uma chave de segurança. Resistente a phishing.',
      EmailVerificationCode:
        'Um código enviado para o endereço de e-mail da conta. Indisponível enquanto os códigos por e-mail forem um método de início de sessão.',
      PhoneVerificationCode:
        'Um código enviado para o número de telefone da conta. Indisponível enquanto os códigos por SMS forem um método de início de sessão.',
      BackupCode:
        'Dez códigos de utilização única que substituem um fator perdido. São criados com o primeiro dos outros fatores.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} utilizador tem de configurar um segundo fator',
    toSetUp_many: '{{count}} de utilizadores têm de configurar um segundo fator',
    toSetUp_other: '{{count}} utilizadores têm de configurar um segundo fator',
    toSetUpText: 'A configuração é feita no próximo início de sessão.',
    noLongerAsked_one: '{{count}} utilizador deixa de utilizar um segundo fator',
    noLongerAsked_many: '{{count}} de utilizadores deixam de utilizar um segundo fator',
    noLongerAsked_other: '{{count}} utilizadores deixam de utilizar um segundo fator',
    noLongerAskedText: 'A partir de agora, o início de sessão tem um só passo.',
    confirm: 'Guardar alterações',
  },
  policy: {
    title: 'Política',
    text: 'Quando é proposto aos utilizadores configurar um segundo fator. Quem já tem um segundo fator utiliza-o em cada início de sessão.',
    label: 'Segundo fator',
    options: {
      UserControlled: 'Opcional, propor uma vez no registo ou no início de sessão',
      PromptOnlyAtSignIn: 'Opcional, propor no próximo início de sessão',
      NoPrompt: 'Opcional, não propor',
      Mandatory: 'Obrigatório no registo',
      PromptOnlyAtSignInMandatory: 'Obrigatório no próximo início de sessão',
    },
    help: {
      UserControlled:
        'É proposto aos novos utilizadores após o registo e aos existentes no próximo início de sessão. Podem selecionar «Agora não», e não volta a ser proposto.',
      PromptOnlyAtSignIn:
        'Não é proposto no registo, só no próximo início de sessão. Os utilizadores podem selecionar «Agora não», e não volta a ser proposto.',
      NoPrompt: 'Nunca é proposto. Um administrador pode adicionar um fator para um utilizador.',
      Mandatory:
        'Os novos utilizadores configuram um fator antes de a conta ser criada. Os existentes sem segundo fator configuram um no próximo início de sessão.',
      PromptOnlyAtSignInMandatory:
        'Os novos utilizadores registam-se sem um segundo fator. Os que não têm nenhum configuram um no próximo início de sessão.',
    },
  },
  adaptive: {
    title: 'MFA adaptativa',
    text: 'Exija um segundo fator apenas quando for necessário.',
    label: 'Confiar nos dispositivos que os utilizadores memorizam',
    help: 'Depois de um segundo fator, os utilizadores podem optar por memorizar o navegador durante 30 dias. O fator volta a ser pedido noutro navegador, a partir de outro país ou quando um início de sessão parece invulgar.',
    needsPolicy: 'Escolha primeiro uma política que exija um segundo fator.',
  },
  organizations: {
    title: 'Organizações que exigem um segundo fator',
    text: 'Uma organização exige-o nas respetivas definições. Sem ele, os membros não têm acesso a essa organização.',
    label: 'Membros sem segundo fator',
    options: {
      Mandatory: 'Configurar um no início de sessão',
      NoPrompt: 'Iniciar sessão sem ele',
    },
    help: {
      Mandatory: 'Não o podem ignorar, seja qual for a política para todos os utilizadores.',
      NoPrompt: 'A política para todos os utilizadores decide se lhes é proposto.',
    },
  },
};
