import { askForToken, type Bench, compare, type Measured, type Part } from '../bench.ts';
import { orders, ordersToken, resource } from '../data.ts';
import { atFullSpeed } from '../measure.ts';
import {
  addOrganizations,
  organizationCount,
  organizationId,
  organizationRolesScope,
  organizations,
  organizationsScope,
  permission,
} from '../organizations.ts';
import type { Row } from '../report.ts';
import { type Person, refresh, signIn, type Wanted } from '../sign-in.ts';

const callers = 16;
const inOrganization = { organization_id: organizationId };

/** Tokens for an organization, and claims about many, against the same tokens without. */
export const measureOrganizationTokens: Part = async (bench) => {
  const { ordinary, frequent } = await addOrganizations(bench, callers);
  const ofOrganization = {
    resources: [...orders.resources, ...organizations.resources],
    scopes: [...orders.scopes, ...organizations.scopes],
  };
  const chains = await startChains(bench, ordinary, ofOrganization);
  const claimed = { ...orders, scopes: [...orders.scopes, organizationsScope, organizationRolesScope] };
  return [
    await measure(bench, {
      what: 'client credentials',
      than: 'for the API only',
      least: 0.9,
      // For the organization itself, and for the API limited to it.
      ours: ask(bench, [
        { ...inOrganization, scope: permission },
        { ...inOrganization, ...ordersToken },
      ]),
      floor: ask(bench, [ordersToken]),
    }),
    await measure(bench, {
      what: 'refreshes',
      than: 'for the API only',
      least: 0.9,
      ours: follow(bench, chains, [inOrganization, { ...inOrganization, resource }]),
      floor: follow(bench, chains, [{ resource }]),
    }),
    await measure(bench, {
      what: `refreshes with the claims of ${organizationCount} organizations`,
      than: 'without the claims',
      least: 0.5,
      ours: follow(bench, await startChains(bench, frequent, claimed), [{ resource }]),
      floor: follow(bench, await startChains(bench, frequent, orders), [{ resource }]),
    }),
  ];
};

/** A refresh token for each caller. */
async function startChains({ server, data }: Bench, people: Person[], wanted: Wanted): Promise<string[]> {
  const chains: string[] = [];
  for (const person of people)
    chains.push((await signIn(server.client, data.clientId, person, wanted)).refresh_token);
  return chains;
}

type Targets = readonly Record<string, string>[];

/** Requests the tokens in turn. */
function inTurn(
  { server: { pid } }: Bench,
  targets: Targets,
  send: (target: Record<string, string>, caller: number) => Promise<unknown>,
): Measured {
  let turn = 0;
  return {
    pid,
    measure: (seconds) =>
      atFullSpeed(callers, seconds, (caller) => {
        turn += 1;
        return send(targets[turn % targets.length] ?? {}, caller);
      }),
  };
}

const ask = (bench: Bench, targets: Targets): Measured =>
  inTurn(bench, targets, (target) => askForToken(bench.server.client, bench.data.machine, target));

const follow = (bench: Bench, chains: string[], targets: Targets): Measured =>
  inTurn(bench, targets, async (target, caller) => {
    chains[caller] = await refresh(bench.server.client, bench.data.clientId, chains[caller], target);
  });

interface Compared {
  what: string;
  than: string;
  least: number;
  ours: Measured;
  floor: Measured;
}

async function measure(bench: Bench, { what, than, least, ...sides }: Compared): Promise<Row> {
  const { ours, floor, ratio, note } = await compare(bench, sides.ours, sides.floor);
  return {
    part: 'organization-tokens',
    what,
    figure: ours,
    unit: '/s',
    floor: { what: `/s ${than}`, figure: floor },
    ratio,
    budget: `≥ ${least} ×`,
    isMet: ratio >= least,
    note,
  };
}
