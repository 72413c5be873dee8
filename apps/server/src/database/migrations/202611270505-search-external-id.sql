-- Users are found by their external ID, too.
create or replace function gatehouse_user_text(u users) returns text language sql stable parallel safe
as $$ select lower(concat_ws(E'\n', u.id, u.username, u.primary_email, u.primary_phone, u.name, u.external_id)) $$;
drop trigger users_search on users;
create trigger users_search after insert or update of username, primary_email, primary_phone, name, external_id, created_at
  on users for each row execute function gatehouse_index_user();
