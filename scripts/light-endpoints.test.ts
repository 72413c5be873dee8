import { describe, expect, it } from 'vitest';
import { pickEndpoint, splitImports } from './light-endpoints.ts';

const source = `
import { z } from 'zod';
import { customData, type Id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { gate, gateErrors as errors } from './gates.ts';

const name = gate.shape.name.refine((text: string) => text !== 'wall', 'must be a gate');
const output = gate.extend({ guards: z.array(z.string()) });

export const listGates = endpoint({
  method: 'GET', path: '/api/gates', summary: 'List gates', permission: 'read:data',
  query: z.object({ type: z.string() }), output, list: true, errors: [errors.closed],
});
export const createGate = endpoint({
  method: 'POST', path: '/api/gates', summary: 'Create a gate', permission: 'write:data', event: 'Gate.Created',
  body: gate.pick({ type: true }).extend({ name }), output: gate,
});
export const openGate = endpoint({
  method: 'PUT', path: '/api/gates/{id}/open', summary: 'Open a gate', permission: 'write:data', body: customData,
});
export const audience = z.object({ name: z.string() });
`;

describe('an endpoint in the browser', () => {
  it('keeps how it is called and whether it answers, and nothing of what checks an answer', () => {
    expect(pickEndpoint(source, 'listGates')).toBe(
      [
        `const listGates = { method: 'GET', path: '/api/gates', permission: 'read:data', output: true, list: true };`,
        'export { listGates };',
      ].join('\n'),
    );
  });

  it('keeps its body with all that it is made of, because a form is checked by it', () => {
    const lines = pickEndpoint(source, 'createGate').split('\n');
    expect(lines[0]).toBe(`import { gate } from './gates.ts';`);
    expect(lines[1]).toMatch(/^const name = gate\.shape\.name\.refine/);
    expect(lines[2]).toContain('body: gate.pick({ type: true }).extend({ name })');
    expect(lines).toHaveLength(4);
  });

  it('has no body where anything may be sent', () => {
    expect(pickEndpoint(source, 'openGate')).not.toMatch(/import|body/);
  });

  it('leaves what is no endpoint as it is', () => {
    expect(pickEndpoint(source, 'audience')).toBe(
      `import { z } from 'zod';\nconst audience = z.object({ name: z.string() });\nexport { audience };`,
    );
  });
});

it('imports every endpoint by itself, and types not at all', () => {
  const from = '@gatehouse/contract/gates/endpoints';
  expect(
    splitImports(`import {\n  createGate,\n  listGates as list,\n  type Gate,\n} from '${from}';\n`),
  ).toBe(
    `import { createGate } from '${from}?endpoint=createGate'; import { listGates as list } from '${from}?endpoint=listGates';\n`,
  );
  const other = `import { gate } from '@gatehouse/contract/gates/gates';`;
  expect(splitImports(other)).toBe(other);
});
