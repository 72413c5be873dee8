import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Stop, root } from '../run/process.mjs';

/** Which addresses an app's Vite answers. The server draws the sign-in pages, so of theirs it is the modules alone. */
const owned = {
  console: /^\/console(?!\/(?:config\.json|changelog))(?=$|[/?])/,
  demo: /^\/demo-app(?=$|[/?])/,
  'sign-in': /^\/sign-in\/(?:@|src\/|node_modules\/)/,
};

/**
 * Listens where the server is reached, hands what belongs to the apps to their Vite, which replaces changed modules in the open page, and
 * everything else to the server.
 */
export async function openFront(vite, { ports, host, port, adminPort }) {
  const [tenants, admin] = [createServer(), createServer()];
  const openApp = async (name, server) => ({
    name,
    app: await vite.createServer({
      configFile: join(root, 'apps', name, 'vite.config.ts'),
      clearScreen: false,
      logLevel: 'warn',
      server: {
        middlewareMode: true,
        hmr: { server, clientPort: server === admin ? adminPort : port },
        // Not the whole repository: by default the secrets key and the embedded database lie in it.
        fs: { allow: ['apps', 'packages', 'node_modules'].map((folder) => join(root, folder)) },
      },
    }),
  });
  const apps = [
    await openApp('console', admin),
    await openApp('demo', tenants),
    await openApp('sign-in', tenants),
  ];
  for (const server of [tenants, admin])
    server.on('request', async (request, response) => {
      const owner = apps.find(({ name }) => owned[name].test(request.url));
      if (owner) {
        // Vite's base ends with a slash.
        request.url = request.url.replace(/^(\/[\w-]+)(?=$|\?)/, '$1/');
        return owner.app.middlewares(request, response);
      }
      const running = await ports();
      if (!running) return response.writeHead(503).end('The server has not started: see the terminal.\n');
      forward(request, response, server === admin ? running.adminPort : running.port);
    });
  for (const [server, at] of [
    [tenants, port],
    [admin, adminPort],
  ]) {
    server.listen(at, host);
    await once(server, 'listening').catch(({ code }) => {
      throw new Stop(`Port ${at} cannot be used: ${code}. Set PORT and ADMIN_PORT to free ones.`);
    });
  }
  return {
    async stop() {
      for (const server of [tenants, admin]) {
        server.close();
        server.closeAllConnections();
      }
      await Promise.all(apps.map(({ app }) => app.close()));
    },
  };
}

function forward(request, response, port) {
  const { 'accept-encoding': _encoding, ...headers } = request.headers;
  const { method, url: path } = request;
  const onward = httpRequest({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
    if (!isPage) return answer.pipe(response.writeHead(answer.statusCode, answer.headers));
    // The policy of the built pages allows neither Vite's scripts nor its socket.
    const { 'content-security-policy': _policy, 'content-length': _length, ...kept } = answer.headers;
    const html = withModules(Buffer.concat(await answer.toArray()).toString());
    response.writeHead(answer.statusCode, kept).end(html);
  });
  onward.on('error', () => response.writeHead(502).end('The server has ended: see the terminal.\n'));
  request.pipe(onward);
}

/** The modules of a page in place of its script. */
const modulesOf = (client) => `<script type="module">
import { injectIntoGlobalHook } from '/sign-in/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/sign-in/@vite/client"></script>
<script type="module" src="/sign-in/src/${client}"></script>`;

/** The sources of each page's script and style sheet. */
const sources = {
  'sign-in': { client: 'client.tsx', style: 'page.css' },
  account: { client: 'account/client.tsx', style: 'account.css' },
};

/** A sign-in page, or the account page, with the app's modules in place of its built files. */
const withModules = (html) =>
  html
    .replace(/<script type="module" src="\/(sign-in|account)\/assets\/[^"]+"><\/script>/, (_, page) =>
      modulesOf(sources[page].client),
    )
    .replace(
      /<link rel="stylesheet" href="\/(sign-in|account)\/assets\/[^"]+">/,
      (_, page) => `<link rel="stylesheet" href="/sign-in/src/styles/${sources[page].style}">`,
    );
