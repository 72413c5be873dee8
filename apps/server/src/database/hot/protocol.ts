import { hotStatement } from './hot-statement.ts';

/** Reads everything that a protocol request needs. */
export const oidcRead = hotStatement(
  'oidc-read',
  `select r.loaded, r."defaultResource", (select jsonb_object_agg(c ->> 'id', gatehouse_consent_scopes_v1($1, c ->> 'id')
         || jsonb_build_object('isRegistered', (select a.is_registered from applications a where a.tenant_id = $1 and a.id = c ->> 'id')))
     from jsonb_array_elements(r.loaded -> 'clients') c where c -> 'isThirdParty' = 'true') as consents
   from (select gatehouse_oidc_read_v1($1, to_timestamp($2::float8 / 1000), case when d.indicator is null then $3::jsonb
         else $3::jsonb || jsonb_build_object('resources', jsonb_build_array(d.indicator)) end) as loaded,
       d.indicator as "defaultResource"
     from (values (true)) as one left join resources d on $4::boolean and d.tenant_id = $1 and d.is_default offset 0) r`,
  50,
);

/** Executes all writes of a protocol request. */
export const oidcWrite = hotStatement(
  'oidc-write',
  `select gatehouse_oidc_write_v1($1, to_timestamp($2::float8 / 1000), $3::jsonb) as successor
   from gatehouse_count_begun_v1($1, to_timestamp($2::float8 / 1000), $3::jsonb -> 'flowCounts')`,
  85,
);
