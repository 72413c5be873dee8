// Writes the marks of providers and frameworks, as SVG files that are committed (ADR 131):
//   node scripts/marks.mjs
// The sets it reads are fetched for that at the versions below, and are no dependency of anything else.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sets = {
  simple: 'simple-icons@16.37.0',
  logos: '@iconify-json/logos@1.2.19',
  lucide: 'lucide-static@1.62.0',
};

/** On a dark page black disappears; what else is too dark there gets a lighter tone of its owner's. */
const white = '#fff';

/**
 * `color` fills a mark of one color, or the tile behind a glyph; `dark` is that color on a dark page; `behind` is drawn below
 * what the mark leaves open; `swap` exchanges a color on dark pages.
 */
const providers = {
  alipay: { simple: 'alipay', color: '#1677ff', behind: [white, 'M2 2h20v20H2z'] },
  apple: { logos: 'apple', color: '#000', dark: white },
  'aws-ses': { logos: 'aws-ses' },
  'aws-sns': { logos: 'aws-sns' },
  discord: { logos: 'discord-icon' },
  facebook: { logos: 'facebook' },
  github: { logos: 'github-icon', swap: ['#161614', white] },
  gitlab: { logos: 'gitlab-icon' },
  google: { logos: 'google-icon' },
  'http-email': { lucide: 'mail-plus', color: '#0b6e69' },
  'http-sms': { lucide: 'message-square-code', color: '#4d5b9e' },
  kakao: { simple: 'kakaotalk', color: '#fee500', behind: ['#000', 'M2 2h20v20H2z'] },
  line: { simple: 'line', color: '#06c755', behind: [white, 'M4 7h16v7H4z'] },
  linkedin: { logos: 'linkedin-icon' },
  mailgun: { logos: 'mailgun-icon' },
  microsoft: { logos: 'microsoft-icon' },
  naver: { simple: 'naver', color: white, tile: '#03c75a' },
  oauth2: { lucide: 'key-round', color: '#4a4a55' },
  okta: { logos: 'okta-icon', color: '#191919', dark: white },
  openid: { simple: 'openid', color: '#f78c40' },
  saml: { lucide: 'file-key', color: '#b3261e' },
  sendgrid: { logos: 'sendgrid-icon' },
  slack: { logos: 'slack-icon' },
  smtp: { lucide: 'mail', color: '#33615d' },
  twilio: { logos: 'twilio-icon' },
  vonage: { simple: 'vonage', color: '#000', dark: white },
  wechat: { simple: 'wechat', color: '#07c160' },
  x: { logos: 'x', color: '#000', dark: white },
};

const frameworks = {
  android: { logos: 'android-icon' },
  angular: { logos: 'angular-icon' },
  apache: { simple: 'apache', color: '#d22128' },
  apple: { logos: 'apple', color: '#000', dark: white },
  caddy: { simple: 'caddy', color: '#1f88c0' },
  curl: { simple: 'curl', color: '#073551', dark: '#7fb2cf' },
  device: { lucide: 'tv', color: '#4a4a55' },
  dotnet: { logos: 'dotnet' },
  express: { simple: 'express', color: '#0a0a0a', dark: white },
  flask: { simple: 'flask', color: '#3babc3' },
  flutter: { logos: 'flutter-icon' },
  go: { simple: 'go', color: '#00add8' },
  javascript: { logos: 'javascript' },
  next: { logos: 'nextjs-icon' },
  nginx: { logos: 'nginx' },
  node: { logos: 'nodejs-icon' },
  nuxt: { logos: 'nuxt-icon' },
  openid: { simple: 'openid', color: '#f78c40' },
  php: { logos: 'php' },
  proxy: { lucide: 'shield-check', color: '#0b6e69' },
  python: { logos: 'python' },
  react: { logos: 'react' },
  spring: { logos: 'spring-icon' },
  svelte: { logos: 'svelte-icon' },
  typescript: { logos: 'typescript-icon' },
  vue: { simple: 'vuedotjs', color: '#4fc08d' },
};

/** The folder of a package's files, fetched as they were published. */
function fetchSet(folder, name) {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', name], { cwd: folder, encoding: 'utf8' }),
  );
  const target = join(folder, name.replaceAll('/', '-'));
  mkdirSync(target);
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
  return target;
}

const inner = (svg) =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>.*?<\/title>/, '');

/** The shapes of a mark and the size of the drawing that they are in. */
function readShapes(folders, { simple, logos, lucide }) {
  if (simple) return [inner(readFileSync(join(folders.simple, 'icons', `${simple}.svg`), 'utf8')), 24, 24];
  if (lucide) return [inner(readFileSync(join(folders.lucide, 'icons', `${lucide}.svg`), 'utf8')), 24, 24];
  const {
    icons,
    width = 16,
    height = 16,
  } = JSON.parse(readFileSync(join(folders.logos, 'icons.json'), 'utf8'));
  const icon = icons[logos];
  return [icon.body, icon.width ?? width, icon.height ?? height];
}

/** The mark in the middle of a square, on which it is shown. */
function draw(folders, mark, color) {
  const [shapes, width, height] = readShapes(folders, mark);
  const side = Math.max(width, height);
  const square = (margin, content) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - side) / 2 - margin} ${(height - side) / 2 - margin} ${side + 2 * margin} ${side + 2 * margin}">${content}</svg>`;
  const filled = (fill) => `<g fill="${fill}">${shapes}</g>`;
  const tile = (margin, fill) =>
    `<rect x="${-margin}" y="${-margin}" width="${side + 2 * margin}" height="${side + 2 * margin}" rx="${side / 4}" fill="${fill}"/>`;
  if (mark.lucide)
    return square(
      12,
      `${tile(12, color)}<g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`,
    );
  if (mark.tile) return square(10, `${tile(10, mark.tile)}${filled(color)}`);
  const [fill, path] = mark.behind ?? [];
  const behind = path ? `<path fill="${fill}" d="${path}"/>` : '';
  return square(0, behind + (color ? filled(color) : shapes));
}

const shorten = (svg) => `${svg.replaceAll(/\s+/g, ' ').replaceAll(/> </g, '><').trim()}\n`;

function write(folders, target, marks) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, mark] of Object.entries(marks)) {
    const light = shorten(draw(folders, mark, mark.color));
    writeFileSync(join(target, `${name}.svg`), light);
    const [from, to] = mark.swap ?? [];
    if (mark.dark) writeFileSync(join(target, `${name}.dark.svg`), shorten(draw(folders, mark, mark.dark)));
    if (from) writeFileSync(join(target, `${name}.dark.svg`), light.replaceAll(from, to));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'marks-'));
const folders = Object.fromEntries(Object.entries(sets).map(([key, name]) => [key, fetchSet(folder, name)]));
const root = join(import.meta.dirname, '..');
write(folders, join(root, 'packages/connectors/src/marks'), providers);
write(folders, join(root, 'apps/console/src/features/applications/marks'), frameworks);
rmSync(folder, { recursive: true });
