-- Adds the webhook events of a submitted flow to the outbox (`gatehouse_announce_v1`), with what only its statement knows: the user as it left
-- them, the application, the organizations that the user joined, and whether an enterprise identity is new. `events` has objects
-- {event, record, payload, clientId, user?, ifLinked?, ofJoined?}: `user` is the field of the payload that gets the user, `ofJoined` makes one event
-- for each organization.
create or replace function gatehouse_announce_flow_v1(tenant varchar, at timestamptz, person varchar, events jsonb, joined varchar[], is_linked boolean)
  returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  snapshot jsonb := gatehouse_webhook_user_v1(tenant, person);
begin
  perform gatehouse_announce_v1(tenant, at, coalesce((
    select jsonb_agg(jsonb_set(case when e.value ? 'ofJoined'
        then e.value || jsonb_build_object('record', 'organizationId:' || o, 'payload', (e.value -> 'payload')
          || jsonb_build_object('organizationId', o, 'addedUserIds', jsonb_build_array(person),
            'data', jsonb_build_object('organizationId', o, 'addedUserIds', jsonb_build_array(person))))
        when e.value ? 'user'
        then jsonb_set(e.value, array['payload', e.value ->> 'user'], snapshot)
        else e.value end, '{payload,application}', coalesce((select jsonb_build_object('id', a.id, 'type', a.type, 'name', a.name,
          'description', a.description) from applications a where a.tenant_id = tenant and a.id = e.value ->> 'clientId'), 'null')) order by e.ordinality, o)
    from jsonb_array_elements(events) with ordinality e
      left join lateral unnest(joined) o on e.value ? 'ofJoined'
    where (not e.value ? 'ifLinked' or is_linked) and (not e.value ? 'ofJoined' or o is not null)), '[]'));
end $$;
