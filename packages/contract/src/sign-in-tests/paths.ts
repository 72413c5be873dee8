/** The path of the console's page that shows the result, below the tenant. Its fragment is the ticket. */
export const signInTestPath = '/sign-in-test';

/** The path at which tests are opened, at the administrators' origin and then at the tenant's. */
export const openTestPath = '/sign-in-test';
