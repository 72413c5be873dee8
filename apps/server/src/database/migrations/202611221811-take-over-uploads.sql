-- What rows named before there were triggers; both see what is written meanwhile. Each upload stays for a day from now at least.
insert into upload_references (tenant_id, owner, owner_id, field, asset_id)
select distinct t.tenant_id, t.owner, t.owner_id, t.field, a.id
from (
  select tenant_id, 'sign_in_experiences' as owner, tenant_id as owner_id, 'settings' as field, settings::text as said from sign_in_experiences
  union all select tenant_id, 'tenant_configs', key, 'value', value::text from tenant_configs
  union all select tenant_id, 'custom_phrases', language_tag, 'translation', translation::text from custom_phrases
  union all select tenant_id, 'applications', id, f.field, f.said from applications, lateral (values
      ('name', name), ('description', description), ('oidc_client_metadata', oidc_client_metadata::text),
      ('custom_client_metadata', custom_client_metadata::text), ('protected_app_metadata', protected_app_metadata::text),
      ('custom_data', custom_data::text)) f (field, said)
  union all select tenant_id, 'application_sign_in_experiences', application_id, 'settings', settings::text from application_sign_in_experiences
  union all select tenant_id, 'email_templates', id, 'details', details::text from email_templates
  union all select tenant_id, 'connectors', id, 'metadata', metadata::text from connectors
  union all select tenant_id, 'sso_connectors', id, 'branding', branding::text from sso_connectors
  union all select tenant_id, 'users', id, f.field, f.said from users, lateral (values
      ('avatar', avatar), ('profile', profile::text), ('identities', identities::text), ('custom_data', custom_data::text)) f (field, said)
  union all select tenant_id, 'user_sso_identities', id, 'detail', detail::text from user_sso_identities
  union all select tenant_id, 'custom_ui_files', asset_id || '/' || path, 'content', encode(content, 'escape') from custom_ui_files
    where position('user-assets'::bytea in content) > 0
) t
cross join lateral regexp_matches(t.said, 'user-assets(?:\\*/|%2[Ff])(\w{21})', 'g') found
join assets a on a.tenant_id = t.tenant_id and a.id = found[1]
where t.said like '%user-assets%'
on conflict do nothing;
