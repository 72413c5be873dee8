/** The names of schemas (RFC 7643 section 8.7) and messages (RFC 7644 section 8.2). */
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

export const errorMessage = 'urn:ietf:params:scim:api:messages:2.0:Error';
export const listMessage = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
