const server = 'apps/server/src/';

/**
 * The folders of the server, in layers, the lowest first (ADR 125). A folder may import folders of its own layer and of lower ones, as
 * long as no cycle comes of it. The files beside the folders put the server together: they may import everything, and no folder
 * imports them.
 */
const layers = [
  {
    name: 'infrastructure',
    folders: [
      'audit',
      'database',
      'keys',
      'lib',
      'limits',
      'metrics',
      'outbound',
      'passwords',
      'runtime',
      'scripts',
      'tracing',
    ],
  },
  {
    name: 'domain',
    folders: [
      'billing',
      'connection-links',
      'connectors',
      'custom-claims',
      'delivery',
      'domains',
      'experience',
      'identity-providers',
      'mfa',
      'one-time',
      'organizations',
      'profile-fields',
      'registered-clients',
      'saved-scripts',
      'sessions',
      'tenancy',
      'tenant-export',
      'uploads',
      'user-imports',
      'users',
      'webhooks',
    ],
  },
  { name: 'web', folders: ['web'] },
  { name: 'product', folders: ['features', 'oidc', 'registration', 'saml', 'scim', 'sign-in'] },
  { name: 'programs', folders: ['cli', 'jobs'] },
];

/** What breaks the layers of the server; tests and their fixtures may import everything. */
export function findLayerViolations(sources) {
  return sources
    .filter(({ file }) => folderOf(file) !== undefined && !isOfTests(file))
    .flatMap(({ file, imports }) => {
      const from = layerOf(folderOf(file));
      if (from < 0)
        return [
          { file, problem: `the folder ${folderOf(file)} has no layer in scripts/boundaries/layers.mjs` },
        ];
      return imports
        .filter((target) => target.startsWith(server))
        .map((target) => ({ target, why: explain(folderOf(file), from, target) }))
        .filter(({ why }) => why !== undefined)
        .map(({ target, why }) => ({ file, problem: `${why} (imports ${target})` }));
    });
}

function explain(folder, from, target) {
  const to = folderOf(target);
  if (to === undefined) return 'a folder imports a file of the root, which puts the server together';
  if (to === 'features' && folder !== 'features') return 'only the files of the root import features';
  const layer = layerOf(to);
  if (layer > from) return `a lower layer imports a higher one: ${layers[from].name}, ${layers[layer].name}`;
  return undefined;
}

/** The top folder of a file of the server; `undefined` for one that lies beside the folders, or elsewhere. */
function folderOf(path) {
  if (!path.startsWith(server)) return undefined;
  const [folder, ...rest] = path.slice(server.length).split('/');
  return rest.length > 0 ? folder : undefined;
}

const layerOf = (folder) => layers.findIndex(({ folders }) => folders.includes(folder));

/** Tests and what they need may import everything. */
export const isOfTests = (file) => /\.(test|fixture|fake)\.tsx?$/.test(file);
