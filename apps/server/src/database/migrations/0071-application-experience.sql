-- What an application has of its own on the sign-in pages (ENT-05).
create table application_sign_in_experiences (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  settings jsonb not null,
  primary key (tenant_id, application_id),
  constraint application_sign_in_experiences_application foreign key (tenant_id, application_id) references applications on delete cascade
);
select gatehouse_protect('application_sign_in_experiences');
