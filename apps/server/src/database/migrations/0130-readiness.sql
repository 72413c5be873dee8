-- One row of the platform's, written over and over: readiness asks whether the database still takes writes.
create table readiness (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz not null
);
