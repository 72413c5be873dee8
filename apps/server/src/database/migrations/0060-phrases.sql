-- Texts of the sign-in pages in a tenant's own words, one row a language (API-33, API-34).
create table custom_phrases (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  language_tag varchar(16) not null,
  id varchar(21) not null,
  translation jsonb not null,
  primary key (tenant_id, language_tag)
);
select gatehouse_protect('custom_phrases');
