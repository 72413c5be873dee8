import { expect, it } from 'vitest';
import { builtInConnectors } from '../all.ts';
import { toFormItems } from './fields.ts';

it.each(builtInConnectors.map(({ metadata }) => [metadata.name.en ?? '', metadata.description.en ?? '']))(
  'the description of %s does not repeat its name',
  (name, description) => {
    const own = new RegExp(`(^|\\W)${name.replaceAll('.', '\\.')}($|\\W)`, 'i');
    expect(description).not.toMatch(own);
  },
);

it.each(builtInConnectors.map((connector) => [connector.metadata.id, connector.settings] as const))(
  'the form of %s has a different label for every setting',
  (_id, settings) => {
    const labels = toFormItems(settings).map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  },
);
