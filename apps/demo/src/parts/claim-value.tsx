import { texts } from '@gatehouse/phrases/demo/en';

const timeClaims = new Set(['exp', 'iat', 'nbf', 'auth_time', 'updated_at', 'created_at']);
const inFull = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A readable claim value, with the raw value of times next to it. */
export function ClaimValue({ name, value }: { name: string; value: unknown }) {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="demo-muted">{texts.claims.notSet}</span>;
  if (typeof value === 'boolean') return value ? texts.claims.yes : texts.claims.no;
  if (timeClaims.has(name) && typeof value === 'number')
    return (
      <>
        {inFull.format(toMilliseconds(value))} <code className="demo-muted">{value}</code>
      </>
    );
  if (typeof value === 'string' || typeof value === 'number') return <code>{value}</code>;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return <code>{value.join(', ')}</code>;
  return <code className="demo-json">{JSON.stringify(value, null, 2)}</code>;
}

/** Times are in seconds (RFC 7519, section 2), but some profile claims are in milliseconds. */
const toMilliseconds = (time: number): number => (time > 1e11 ? time : time * 1000);
