/** `{host}` and `{uri}` stand for the registered ones. Entries with white space at their ends or invisible characters are listed separately. */
const list = (text: string, odd: string[]): string[] => [
  ...text
    .split(/ ¦ |\n/)
    .map((entry) => entry.trim())
    .filter(Boolean),
  ...odd,
];

const hosts = list(
  `
  {host}:443 ¦ {host}:8443 ¦ {host}:0443 ¦ {host}: ¦ {host}. ¦ {host}.. ¦ .{host} ¦ x.{host} ¦ x{host}
  {host}.evil.example ¦ evil.example ¦ evil.example#{host} ¦ evil.example?{host} ¦ evil.example/{host}
  evil.example\\@{host} ¦ evil.example@{host} ¦ {host}@evil.example ¦ {host}@@evil.example
  evil.example@@{host} ¦ {host}:pass@evil.example ¦ user:pass@{host} ¦ @{host} ¦ :@{host}
  {host}%40evil.example ¦ {host}%2eevil.example ¦ evil.example%2f@{host} ¦ evil.example%00{host}
  {host}%00.evil.example ¦ {host}%0d%0aevil.example ¦ {host}%09 ¦ {host}%20 ¦ %61pp.example.com
  app%2eexample%2ecom ¦ app。example.com ¦ app．example．com ¦ app｡example｡com ¦ аpp.example.com
  app.exаmple.com ¦ app.example.cοm ¦ xn--pp-5ja.example.com ¦ APP.example.com ¦ App.Example.Com
  app.EXAMPLE.com ¦ appXexample.com ¦ app.example.comx ¦ app-example.com ¦ example.com ¦ *.example.com
  [{host}] ¦ [::1] ¦ 127.0.0.1 ¦ localhost ¦ 0x7f.1 ¦ 2130706433 ¦ {host};evil.example
  {host},evil.example ¦ {host}\\.evil.example ¦ {host}\\ ¦ {host}| ¦ {host}^ ¦ {host}' ¦ {host}" ¦ {host}<
  {host}> ¦ {host}{} ¦ ａpp.example.com ¦ app․example.com ¦ app.example.com。
  `,
  ['app.example.com\u00ad', 'app.example.com\u200b'],
);

const paths = list(
  `
  / ¦ /callbac ¦ /callbackx ¦ /callback/ ¦ /callback// ¦ //callback ¦ /./callback ¦ /x/../callback
  /callback/. ¦ /callback/.. ¦ /callback/../callback ¦ /callback/../../callback ¦ /%63allback
  /callback%2f ¦ /callback%2F.. ¦ /callback%5c ¦ /%2e/callback ¦ /%2e%2e/callback ¦ /callback%2e
  /callback%20 ¦ /callback%00 ¦ /callback%09 ¦ /callback%0a ¦ /callback%0d%0a ¦ /callback%23
  /callback%3f ¦ /callback;x ¦ /callback;jsessionid=1 ¦ /callback,x ¦ /callback|x ¦ /callback\\
  \\callback ¦ /callback\\..\\ ¦ /CALLBACK ¦ /Callback ¦ /callBack ¦ /callback? ¦ /callback?x=1
  /callback?x ¦ /callback?& ¦ /callback?? ¦ /callback?redirect_uri=https://evil.example
  /callback?next=//evil.example ¦ /callback# ¦ /callback#x ¦ /callback#@evil.example ¦ /callback?#
  /callback?code=stolen ¦ /callback%253f ¦ /callback%252f.. ¦ /callback/%2e%2e/admin ¦ /callback/..;/admin
  /callback/* ¦ /callback.* ¦ /.* ¦ /callback$ ¦ /callback+ ¦ /callback( ¦ /callback) ¦ /callback[
  /callback] ¦ /callback{1} ¦ /cаllback ¦ /ｃallback ¦ /callback%c0%af ¦ /callback%u002f ¦ /callback%
  /callback%zz ¦ /call back ¦ /callback@evil.example ¦ /@evil.example/callback ¦ //evil.example/callback
  ///evil.example ¦ /\\evil.example ¦ /evil.example ¦ /callback/../..//evil.example
  `,
  ['', '/callback\u200b', '/callback\u00a0', '/callback\u0301', '/callback ', ' /callback', '/callback\t'],
);

const schemes = list(
  `
  http:// ¦ HTTPS:// ¦ Https:// ¦ httpS:// ¦ https: ¦ https:/ ¦ https:/// ¦ https://// ¦ https:\\\\
  https:/\\ ¦ // ¦ / ¦ :// ¦ ftp:// ¦ ws:// ¦ wss:// ¦ file:// ¦ data: ¦ data:// ¦ javascript:
  JavaScript: ¦ jaVascript:// ¦ vbscript: ¦ blob:https:// ¦ about: ¦ view-source:https:// ¦ intent://
  x-app:// ¦ com.example.app:// ¦ https :// ¦ https%3a// ¦ https&colon;// ¦ httpѕ:// ¦ feed:https://
  jar:https:// ¦ urn: ¦ mailto: ¦ tel: ¦ about:blank# ¦ chrome:// ¦ https:@ ¦ https://@ ¦ https://:@
  https://%20 ¦ https://\\
  `,
  ['', ' https://', '\thttps://', '\nhttps://', 'https\u200b://'],
);

const prefixed = list(
  `
  javascript:alert(1)// ¦ data:text/html,<script>alert(1)</script>// ¦ https://evil.example/?
  https://evil.example/# ¦ https://evil.example\\ ¦ % ¦ & ¦ ( ¦ " ¦ ' ¦ <
  `,
  ['\u0000', '\ufeff'],
);

const suffixed = list(
  `
  %00 ¦ %0d%0aLocation:https://evil.example ¦ . ¦ , ¦ ; ¦ &x=1 ¦ %26x=1 ¦ ' ¦ " ¦ <script>
  |https://evil.example ¦ ,https://evil.example ¦ %20https://evil.example ¦ ,{uri} ¦ {uri} ¦ ~ ¦ ! ¦ * ¦ ^
  `,
  ['\u0000', '\r\n', '\ufeff', ' https://evil.example', '\n{uri}', ' {uri}', '`'],
);

/** Strings that resemble a registered URI or are equivalent to it, but aren’t equal to it. */
export function listVariants(uri: string): string[] {
  const { host, pathname } = new URL(uri);
  const fill = (text: string): string => text.replaceAll('{host}', host).replaceAll('{uri}', uri);
  const variants = [
    ...hosts.map((name) => `https://${fill(name)}${pathname}`),
    ...paths.map((path) => `https://${host}${path}`),
    ...paths.map((path) => `https://user@${host}${path}`),
    ...schemes.map((scheme) => `${scheme}${host}${pathname}`),
    ...prefixed.map((text) => `${text}${uri}`),
    ...suffixed.map((text) => `${uri}${fill(text)}`),
    uri.toUpperCase(),
    encodeURIComponent(uri),
    uri.replace('https', 'http'),
    [...uri].toReversed().join(''),
    Buffer.from(uri).toString('base64'),
  ];
  return [...new Set(variants)].filter((variant) => variant !== uri);
}
