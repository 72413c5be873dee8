import { hotStatement } from './hot-statement.ts';

/** What a sign-in page shows of an application, and the parameters with which the application started the flow. */
export const findApplication = hotStatement(
  'find-page-application',
  `select a.id, a.name, a.oidc_client_metadata -> 'redirectUris' as "redirectUris",
     a.oidc_client_metadata ->> 'logoUri' as "logoUri", a.is_third_party as "isThirdParty", e.settings as look,
     (select f.payload -> 'params' from oidc_instances f
       where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $3) as params
   from applications a
     left join application_sign_in_experiences e on e.tenant_id = $1 and e.application_id = a.id
   where a.tenant_id = $1 and a.id = $2`,
  12,
);
