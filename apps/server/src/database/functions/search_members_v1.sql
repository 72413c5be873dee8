-- The members of an organization whom a text finds: the IDs of one page, in their order, and how many there are, counted up to `most`.
-- Up to 1,000 matches are read by the trigrams of `rare` and sorted. If there are more, or `rare` is null, members are read in the order of
-- their IDs until the page is full, and counted by the trigrams of `pattern`, which is null for a text that is too short for one.
-- With `role`, only members who have it count. In a function each of these statements is planned once, and only if it is needed.
create or replace function gatehouse_search_members_v1(
  tenant varchar, organization varchar, page_size int, start int, words text, rare text, pattern text, most int, role varchar,
  out total bigint, out ids varchar[]) language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  -- A match is at the start of an ID or anywhere after it: its inner letters would find unrelated users.
  if rare is not null then
    ids := array(select m.user_id from organization_users m
      where m.tenant_id = tenant and m.organization_id = organization and m.text like lower(rare)
        and (m.text like substr(lower(rare), 2) or substr(m.text, length(m.user_id) + 2) like lower(rare))
        and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
          and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
      limit 1001);
    total := cardinality(ids);
    if total <= 1000 then
      ids := array(select id from unnest(ids) id order by id limit page_size offset start);
      return;
    end if;
  end if;

  -- `position` prevents the planner from choosing the trigrams, because it doesn't know the text.
  ids := array(select m.user_id from organization_users m
    where m.tenant_id = tenant and m.organization_id = organization
      and (position(lower(words) in m.text) = 1 or position(lower(words) in substr(m.text, length(m.user_id) + 2)) > 0)
      and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
        and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
    order by m.user_id limit page_size offset start);
  if pattern is not null then
    select count(*) into total from (select from organization_users m
      where m.tenant_id = tenant and m.organization_id = organization and m.text like lower(pattern)
        and (m.text like substr(lower(pattern), 2) or substr(m.text, length(m.user_id) + 2) like lower(pattern))
        and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
          and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
      limit most) counted;
  else
    select count(*) into total from (select from organization_users m
      where m.tenant_id = tenant and m.organization_id = organization
        and (position(lower(words) in m.text) = 1 or position(lower(words) in substr(m.text, length(m.user_id) + 2)) > 0)
        and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
          and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
      limit most) counted;
  end if;
end $$;
