-- What each role of a tenant's members may do is decided by the contract (ADR 152); the copies in the admin tenant were read by nothing else.
delete from organization_roles_scopes where tenant_id = 'admin'
  and organization_role_id in ('admin', 'collaborator', 'viewer');
delete from organization_scopes where tenant_id = 'admin' and id in ('read-data', 'write-data', 'delete-data',
  'read-member', 'invite-member', 'remove-member', 'update-member-role', 'manage-tenant');
