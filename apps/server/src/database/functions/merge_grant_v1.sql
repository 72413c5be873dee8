-- A grant with what is granted besides: neither of two requests that add to it at once forgets the other's.
create or replace function gatehouse_merge_grant_v1(kept jsonb, given jsonb) returns jsonb language sql immutable
as $$ select kept || given || jsonb_build_object(
  'openid', coalesce(kept -> 'openid', '{}') || coalesce(given -> 'openid', '{}') || jsonb_build_object(
    'scope', (select coalesce(string_agg(distinct name, ' '), '')
      from unnest(string_to_array(concat_ws(' ', kept #>> '{openid,scope}', given #>> '{openid,scope}'), ' ')) name)),
  'resources', (select coalesce(jsonb_object_agg(m.indicator, m.names), '{}') from (
    select e.key as indicator, string_agg(distinct name, ' ') as names
    from (select * from jsonb_each_text(coalesce(kept -> 'resources', '{}'))
      union all select * from jsonb_each_text(coalesce(given -> 'resources', '{}'))) e, unnest(string_to_array(e.value, ' ')) name
    group by e.key) m)) $$;
