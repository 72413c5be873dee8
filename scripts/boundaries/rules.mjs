import { findKnots } from './knots.mjs';
import { findLayerViolations, isOfTests } from './layers.mjs';

/** What the borders forbid: `{ file, problem }` for each import, and each file, that breaks a rule. */
export function findViolations(sources) {
  return [
    ...sources.flatMap(({ file, code, imports }) => [
      ...(isBarrel(code) ? [{ file, problem: 'is a barrel: it only re-exports' }] : []),
      ...imports.flatMap((target) =>
        rules
          .filter(({ breaks }) => breaks(file, target))
          .map(({ problem }) => ({ file, problem: `${problem} (imports ${target})` })),
      ),
    ]),
    ...findLayerViolations(sources),
    ...findKnots(sources),
  ];
}

const rules = [
  {
    problem: 'an app imports another app',
    breaks: (file, target) =>
      appOf(file) !== undefined && appOf(target) !== undefined && appOf(file) !== appOf(target),
  },
  {
    problem: 'a package imports an app',
    breaks: (file, target) => file.startsWith('packages/') && appOf(target) !== undefined,
  },
  {
    problem: 'a feature imports another feature',
    breaks: (file, target) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from !== undefined && to !== undefined && from !== to;
    },
  },
  {
    problem: 'a feature imports the protocol or the sign-in',
    // A test may wait for what the protocol writes later.
    breaks: (file, target) => featureOf(file) !== undefined && !isOfTests(file) && isFlow(target),
  },
];

function appOf(path) {
  return /^apps\/(?<app>[^/]+)\//.exec(`${path}/`)?.groups.app;
}

/** A folder below `features`, in the server or the console; files beside those folders put the features together. */
function featureOf(path) {
  return /^apps\/(?<feature>(server|console)\/src\/features\/[^/]+)\//.exec(path)?.groups.feature;
}

function isFlow(path) {
  return /^apps\/server\/src\/(oidc|sign-in)\//.test(path);
}

const reexport = /export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"\n]+['"]\s*;?/g;

function isBarrel(code) {
  return code.includes('export') && code.replaceAll(reexport, '').trim() === '';
}
