import { isOfTests } from './layers.mjs';

const roots = [
  'apps/console/src',
  'apps/demo/src',
  'apps/server/src',
  'apps/sign-in/src',
  'packages/connectors/src',
  'packages/contract/src',
  'packages/phrases/src',
  'packages/ui/src',
];

/** Folders that import each other, directly or by way of others: one violation for each such cycle, at every depth below the roots. */
export function findKnots(sources) {
  const graphs = new Map();
  for (const { file, imports } of sources.filter(({ file }) => !isOfTests(file)))
    for (const target of imports) addEdge(graphs, file, target);
  return [...graphs.values()]
    .flatMap((graph) => findCycles(graph))
    .map(({ folders, example }) => ({
      file: example.file,
      problem: `folders import each other: ${folders.join(' → ')} (imports ${example.target})`,
    }));
}

/** Notes which of two folders that lie side by side imports the other: `graphs` by their parent, each from folder to folder. */
function addEdge(graphs, file, target) {
  const root = roots.find((path) => file.startsWith(`${path}/`) && target.startsWith(`${path}/`));
  if (root === undefined) return;
  const [from, to] = [file.split('/'), target.split('/')];
  const depth = from.findIndex((name, at) => name !== to[at]);
  // A file beside folders belongs to the folder around it.
  if (depth < 0 || depth === from.length - 1 || depth >= to.length - 1) return;
  const parent = from.slice(0, depth).join('/');
  const graph = graphs.get(parent) ?? new Map();
  graphs.set(parent, graph);
  const edges = graph.get(from[depth]) ?? new Map();
  graph.set(from[depth], edges);
  if (!edges.has(to[depth])) edges.set(to[depth], { file, target });
}

/** The shortest cycle through each folder, each cycle once. */
function findCycles(graph) {
  const cycles = new Map();
  for (const folder of graph.keys()) {
    const folders = findCycle(graph, folder);
    if (folders)
      cycles.set(
        folders
          .slice(1)
          .toSorted((a, b) => a.localeCompare(b))
          .join(),
        {
          folders,
          example: graph.get(folders[0]).get(folders[1]),
        },
      );
  }
  return [...cycles.values()];
}

function findCycle(graph, start) {
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths)
    for (const next of graph.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return [...path, start];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  return undefined;
}
