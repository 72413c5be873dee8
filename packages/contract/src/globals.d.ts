// The few globals that every runtime has but the ES library doesn't declare. Only the `pure` project includes this file.
declare class URL {
  static canParse(url: string, base?: string): boolean;
  constructor(url: string, base?: string);
  protocol: string;
  hostname: string;
  host: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  origin: string;
  username: string;
  password: string;
  href: string;
}

interface Blob {
  readonly size: number;
  readonly type: string;
}

declare class URLSearchParams {
  constructor(pairs: string[][]);
  toString(): string;
}

declare class FormData {
  set(name: string, value: Blob): void;
}
