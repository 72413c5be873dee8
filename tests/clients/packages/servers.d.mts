import type { RequestListener } from 'node:http';

/** An application with one package, and its paths. */
export interface Application {
  serve(config: {
    endpoint: string;
    appId: string;
    appSecret: string;
    scopes: string[];
    resource: string;
    origin: string;
  }): RequestListener;
  paths: { signIn: string; callback: string; me: string; signOut: string };
}

export const servers: Record<string, Application>;
