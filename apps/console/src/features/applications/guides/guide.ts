/** What a guide fills in: the person's own ids and addresses. */
export interface GuideValues {
  /** Where the tenant answers. */
  endpoint: string;
  issuer: string;
  appId: string;
  /** The secret, or what stands for it until somebody asks for it. */
  appSecret: string;
  redirectUri: string;
  postLogoutRedirectUri: string;
  /** Indicator of the API that machines ask tokens for. */
  resource: string;
}

/** What a step is about; its words are in the phrases, under this key. */
export type StepKey =
  | 'install'
  | 'redirects'
  | 'configure'
  | 'callback'
  | 'signIn'
  | 'platform'
  | 'roles'
  | 'token'
  | 'callApi'
  | 'run';

export interface Snippet {
  /** The file it goes into, or what it is. */
  title?: string;
  code: string;
}

export interface GuideStep {
  key: StepKey;
  code?: (values: GuideValues) => readonly Snippet[];
  /** The same said for several package managers. */
  install?: readonly { label: string; code: string }[];
}

/** How to connect one framework: what to suggest as addresses, and the steps in order. */
export interface Guide {
  redirectUri: string;
  postLogoutRedirectUri: string;
  steps: readonly GuideStep[];
}

/** Code without the indentation it has in our source. */
export function code(strings: TemplateStringsArray, ...values: string[]): string {
  const lines = String.raw({ raw: strings }, ...values)
    .replace(/^\n|\n *$/g, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The step that installs packages of npm. */
export function installPackages(...names: string[]): GuideStep {
  const list = names.join(' ');
  return {
    key: 'install',
    install: [
      { label: 'npm', code: `npm install ${list}` },
      { label: 'pnpm', code: `pnpm add ${list}` },
      { label: 'yarn', code: `yarn add ${list}` },
    ],
  };
}

/** The origin of an address, which may be one that somebody still types. */
export function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : uri;
}
