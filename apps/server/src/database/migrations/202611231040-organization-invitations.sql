-- Invitations to become a member of an organization.
create table organization_invitations (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  organization_id varchar(21) not null,
  inviter_id varchar(12),
  -- Normalized, like the email addresses of users: two spellings of one address are the same invitee.
  invitee varchar(256) not null check (invitee <> ''),
  accepted_user_id varchar(12),
  status varchar(32) not null default 'Pending' check (status in ('Pending', 'Accepted', 'Expired', 'Revoked')),
  -- Hash of the secret in the newest link to the invitation page, if it has been sent or shown.
  secret_hash varchar(43),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  constraint organization_invitations_accepted check ((status = 'Accepted') = (accepted_user_id is not null)),
  constraint organization_invitations_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  -- Clients of the wire expect that an invitation is deleted with its inviter, or with the user who accepted it.
  constraint organization_invitations_inviter foreign key (tenant_id, inviter_id)
    references users (tenant_id, id) on delete cascade,
  constraint organization_invitations_accepted_user foreign key (tenant_id, accepted_user_id)
    references users (tenant_id, id) on delete cascade
);
create unique index organization_invitations_pending on organization_invitations (tenant_id, organization_id, invitee)
  where status = 'Pending';
create unique index organization_invitations_secret on organization_invitations (tenant_id, secret_hash);
create index organization_invitations_created on organization_invitations (tenant_id, organization_id, created_at desc, id);
create index organization_invitations_newest on organization_invitations (tenant_id, created_at desc, id);
create index organization_invitations_by_invitee on organization_invitations (tenant_id, invitee);
create index organization_invitations_by_inviter on organization_invitations (tenant_id, inviter_id);
create index organization_invitations_by_accepted_user on organization_invitations (tenant_id, accepted_user_id);

-- The roles that the invitee gets.
create table organization_invitations_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_invitation_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, organization_invitation_id, organization_role_id),
  constraint organization_invitations_roles_type check (role_type = 'User'),
  constraint organization_invitations_roles_invitation foreign key (tenant_id, organization_invitation_id)
    references organization_invitations (tenant_id, id) on delete cascade,
  constraint organization_invitations_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index organization_invitations_roles_by_role on organization_invitations_roles (tenant_id, organization_role_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'organization_invitations', 'organization_invitations_roles']) t;
