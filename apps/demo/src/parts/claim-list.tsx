import { texts } from '@gatehouse/phrases/demo/en';
import { Badge } from '@gatehouse/ui/data/badge';
import { fill } from '../fill.ts';
import type { Claims } from '../protocol/jwt.ts';
import { ClaimValue } from './claim-value.tsx';
import { aboutToken, scopeOf } from './claim-groups.ts';
import './claim-list.css';

const meanings: Record<string, string> = texts.claims.texts;

/** A list of claims with name, value, explanation and scope. */
export function ClaimList({ label, claims }: { label: string; claims: Claims }) {
  const names = Object.keys(claims);
  if (names.length === 0) return null;
  return (
    <section className="demo-section" aria-label={label}>
      <h3 className="demo-heading">{label}</h3>
      <dl className="demo-list">
        {names.map((name) => (
          <div key={name} className="demo-row">
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="demo-value">
              <ClaimValue name={name} value={claims[name]} />
            </dd>
            <dd className="demo-meaning">{meanings[name] ?? texts.claims.custom}</dd>
            <Scope name={scopeOf(name)} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The scope of a claim; claims of every token have none. */
function Scope({ name }: { name?: string }) {
  if (name === undefined) return null;
  return (
    <dd className="demo-scope">
      <Badge>{fill(texts.claims.from, { scope: name })}</Badge>
    </dd>
  );
}

/** The claims of a token in two groups: about the user and about the token. */
export function TokenClaims({ claims }: { claims: Claims }) {
  const person = Object.keys(claims).filter((name) => !aboutToken.has(name));
  const token = [...aboutToken].filter((name) => name in claims);
  return (
    <>
      <ClaimList label={texts.tokens.aboutYou} claims={pick(claims, person)} />
      <ClaimList label={texts.tokens.aboutToken} claims={pick(claims, token)} />
    </>
  );
}

const pick = (claims: Claims, names: readonly string[]): Claims =>
  Object.fromEntries(names.map((name) => [name, claims[name]]));
