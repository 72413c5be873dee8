import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in Brazilian Portuguese. */
export const mfa: Translation<'mfa'> = {
  title: 'Autenticação multifator',
  description: 'Adicione uma segunda etapa ao login.',
  factors: {
    title: 'Fatores',
    text: 'Segundos fatores que os usuários podem configurar. Se nenhum for selecionado, o login tem uma só etapa.',
    label: 'Segundos fatores',
    options: {
      Totp: 'Aplicativo autenticador',
      WebAuthn: 'Chave de acesso ou de segurança',
      EmailVerificationCode: 'Código por e-mail',
      PhoneVerificationCode: 'Código por SMS',
      BackupCode: 'Códigos de backup',
    },
    help: {
      Totp: 'Um código de 6 dígitos de um aplicativo autenticador.',
      WebAuthn:
        'A impressão digital, o rosto ou o PIN de um dispositivo, ou uma chave de segurança. Resistente a phishing.',
      EmailVerificationCode:
        'Um código enviado ao endereço de e-mail da conta. Indisponível enquanto códigos por e-mail forem um método de login.',
      PhoneVerificationCode:
        'Um código enviado ao número de telefone da conta. Indisponível enquanto códigos por SMS forem um método de login.',
      BackupCode:
        'Dez códigos de uso único que substituem um fator perdido. Criados com o primeiro dos outros fatores.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} usuário precisa configurar um segundo fator',
    toSetUp_many: '{{count}} de usuários precisam configurar um segundo fator',
    toSetUp_other: '{{count}} usuários precisam configurar um segundo fator',
    toSetUpText: 'A configuração será feita no próximo login.',
    noLongerAsked_one: '{{count}} usuário não usa mais um segundo fator',
    noLongerAsked_many: '{{count}} de usuários não usam mais um segundo fator',
    noLongerAsked_other: '{{count}} usuários não usam mais um segundo fator',
    noLongerAskedText: 'A partir de agora, o login tem uma só etapa.',
    confirm: 'Salvar alterações',
  },
  policy: {
    title: 'Política',
    text: 'Quando os usuários são convidados a configurar um segundo fator. Quem já tem um o usa a cada login.',
    label: 'Segundo fator',
    options: {
      UserControlled: 'Opcional, perguntar uma vez no cadastro ou no login',
      PromptOnlyAtSignIn: 'Opcional, perguntar no próximo login',
      NoPrompt: 'Opcional, sem perguntar',
      Mandatory: 'Obrigatório no cadastro',
      PromptOnlyAtSignInMandatory: 'Obrigatório no próximo login',
    },
    help: {
      UserControlled:
        'A pergunta aparece para novos usuários após o cadastro e para os existentes no próximo login. Eles podem selecionar “Agora não” e a pergunta não se repete.',
      PromptOnlyAtSignIn:
        'A pergunta não aparece no cadastro, só no próximo login. Os usuários podem selecionar “Agora não” e a pergunta não se repete.',
      NoPrompt: 'A pergunta nunca aparece. Um administrador pode adicionar um fator para um usuário.',
      Mandatory:
        'Novos usuários configuram um fator antes que a conta seja criada. Os existentes que não têm nenhum o configuram no próximo login.',
      PromptOnlyAtSignInMandatory:
        'Novos usuários se cadastram sem um segundo fator. Quem não tem nenhum o configura no próximo login.',
    },
  },
  adaptive: {
    title: 'MFA adaptativa',
    text: 'Exija um segundo fator somente quando for necessário.',
    label: 'Confiar nos dispositivos que os usuários optam por lembrar',
    help: 'Depois de um segundo fator, os usuários podem optar por lembrar o navegador por 30 dias. O fator é pedido de novo em outro navegador, a partir de outro país ou quando um login parece incomum.',
    needsPolicy: 'Escolha primeiro uma política que exija um segundo fator.',
  },
  organizations: {
    title: 'Organizações que exigem um segundo fator',
    text: 'Uma organização o exige nas próprias configurações. Sem ele, os membros não têm acesso a essa organização.',
    label: 'Membros sem segundo fator',
    options: {
      Mandatory: 'Configurar um no login',
      NoPrompt: 'Entrar sem ele',
    },
    help: {
      Mandatory: 'Eles não podem pular, seja qual for a política para todos os usuários.',
      NoPrompt: 'A política para todos os usuários decide se a pergunta aparece para eles.',
    },
  },
};
