import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { nameOf, type Node, nodesIn } from './errors/syntax.ts';

const folder = join(import.meta.dirname, '../tests/journeys');

/** A node and all nodes below it. */
const nodesBelow = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap((field) => nodesIn(field).flatMap(nodesBelow)),
];

/** The name of the function that is called: `it` of `it.each(rows)('…')`, `expect` of `expect.poll(…)`. */
function calleeOf(node: Node): string {
  const [inner] = nodesIn(node.callee ?? node.object ?? node.tag);
  return inner ? calleeOf(inner) : nameOf(node);
}

const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(type);

/** The titles of a file's tests that call no `expect…`, neither themselves nor by a function of the file. */
function findWithoutExpect(file: string, code: string): string[] {
  const nodes = nodesIn(parseSync(file, code).program).flatMap(nodesBelow);
  const functions = nodes.filter(
    ({ type, init }) => type === 'FunctionDeclaration' || nodesIn(init).some(isFunction),
  );
  const callsOf = (node: Node): string[] =>
    nodesBelow(node)
      .filter(({ type }) => type === 'CallExpression')
      .map(calleeOf);
  const calls = new Map(functions.map((node) => [nameOf(node.id), callsOf(node)]));
  const asserts = (names: Set<string>): boolean => {
    for (const name of names) for (const next of calls.get(name) ?? []) names.add(next);
    return [...names].some((name) => name.startsWith('expect'));
  };
  return nodes
    .filter((node) => node.type === 'CallExpression' && calleeOf(node) === 'it')
    .filter((node) => nodesIn(node.arguments).some(isFunction) && !asserts(new Set(callsOf(node))))
    .map((node) => {
      const [title] = nodesIn(node.arguments);
      return `${file}: ${code.slice(Number(title?.start), Number(title?.end))}`;
    });
}

describe('a journey', () => {
  it('asserts what its title says', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
    expect(
      files.flatMap((file) => findWithoutExpect(file, readFileSync(join(folder, file), 'utf8'))),
    ).toEqual([]);
    // Parsing all of them is work for the processor.
  }, 30_000);

  it('that has no assertion is found, also in a loop or a table', () => {
    const code = `
      const waits = async () => page.waitFor();
      const isShown = async () => expect(1).toBe(1);
      async function shows() { await isShown(); }
      describe('x', () => {
        it('waits', () => waits());
        for (const n of [1, 2]) it(\`waits \${n}\`, async () => { await waits(); });
        it.each([1])('waits in a table', async () => waits());
        it('asserts', () => { expect.poll(waits).toBe(1); });
        it('asserts by a function', () => shows());
      });`;
    expect(findWithoutExpect('a.test.ts', code)).toEqual([
      "a.test.ts: 'waits'",
      'a.test.ts: `waits ${n}`',
      "a.test.ts: 'waits in a table'",
    ]);
  });
});
