import { hotStatement } from './hot-statement.ts';

/**
 * What a sign-in page shows of an application, the parameters with which the application started the flow, and the branding of the
 * organization that they name (ADR 153).
 */
export const findApplication = hotStatement(
  'find-page-application',
  `select a.id, a.name, a.oidc_client_metadata -> 'redirectUris' as "redirectUris",
     a.oidc_client_metadata ->> 'logoUri' as "logoUri", a.is_third_party as "isThirdParty", e.settings as look, f.params,
     (select jsonb_build_object('color', o.color, 'branding', o.branding, 'customCss', o.custom_css) from organizations o
       where o.tenant_id = $1 and o.id = f.params ->> 'organization_id') as "organizationLook"
   from applications a
     left join application_sign_in_experiences e on e.tenant_id = $1 and e.application_id = a.id
     left join lateral (
       select payload -> 'params' as params from oidc_instances
       where tenant_id = $1 and model = 'Interaction' and id = $3) f on true
   where a.tenant_id = $1 and a.id = $2`,
  12,
);
