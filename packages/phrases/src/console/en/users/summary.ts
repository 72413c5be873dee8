/** The summary on the page of a user. */
export const usersSummary = {
  title: 'Account',
  facts: {
    email: 'Email address',
    phone: 'Phone number',
    username: 'Username',
    lastSignIn: 'Last sign-in',
    lastFailure: 'Last failure',
    factors: 'Second factors',
    created: 'Created',
  },
  noFailure: 'None',
  noFactors: 'None',
  activity: 'Recent activity',
  noActivity: 'No activity yet.',
  all: 'All logs',
};
