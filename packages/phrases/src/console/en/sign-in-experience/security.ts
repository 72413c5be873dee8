/** The tab Security. */
export const security = {
  security: {
    minutes: 'minutes',
    days: 'days',
    usernames: {
      title: 'Usernames',
      text: 'For usernames that users choose. Existing users keep theirs, and administrators can give any.',
      min: 'Shortest username',
      max: 'Longest username',
      characters: 'Allowed characters',
      charactersHelp:
        'A username starts with a letter or underscore. Dots and hyphens stand alone between other characters.',
      groups: {
        lowercase: 'Lowercase letters (a–z)',
        uppercase: 'Uppercase letters (A–Z)',
        numbers: 'Digits (0–9)',
        underscore: 'Underscores (_)',
        dot: 'Dots (.)',
        hyphen: 'Hyphens (-)',
      },
      case: 'Case-sensitive usernames',
      caseHelp: '“Anna” and “anna” are two users, and users have to enter their username exactly.',
      conflicts_one:
        '{{count}} username exists in several spellings: {{names}}. Rename or delete these users first.',
      conflicts_other:
        '{{count}} usernames exist in several spellings, for example {{names}}. Rename or delete these users first.',
    },
    expiration: {
      title: 'Password expiration',
      text: 'Users whose password is too old choose a new one at their next sign-in with it. Other sign-in methods aren’t affected.',
      enabled: 'Expire passwords',
      enabledHelp:
        'Current guidance (NIST SP 800-63B) advises against it. Turn it on if a regulation requires it.',
      days: 'Expire after',
      daysHelp: '1 to 3,650 days from when the password was set.',
    },
    lockout: {
      title: 'Lockout',
      text: 'Blocks an identifier after failed attempts. Browsers that have signed in to the account before are counted separately.',
      attempts: 'Failed attempts',
      attemptsHelp: 'Within an hour.',
      duration: 'Lockout',
      durationHelp: 'You can unblock a user earlier on the user’s page.',
    },
    codes: {
      title: 'Verification codes',
      text: 'For codes that are sent by email and SMS.',
      lifetime: 'Lifetime',
      lifetimeHelp: '1 to 60 minutes.',
      attempts: 'Attempts',
      attemptsHelp: 'After this many wrong entries, the code is void.',
    },
    sessions: {
      title: 'Sessions',
      text: 'How long a browser stays signed in. A change applies to new sessions.',
      idle: 'Without use',
      idleHelp: 'Each sign-in to an application starts this time again.',
      absolute: 'In total',
      absoluteHelp: 'From the sign-in on, however often the session is used. Empty for no limit.',
    },
    emails: {
      title: 'Email addresses',
      text: 'Which email addresses users can register with or add to their account.',
      subaddressing: 'Reject subaddresses',
      subaddressingHelp: 'Such as ada+shop@example.com.',
      customAllowlist: 'Allowlist',
      customAllowlistHelp: 'If it isn’t empty, all other addresses are rejected. One entry per line.',
      customBlocklist: 'Blocklist',
      customBlocklistHelp: 'ada@example.com, @example.com or @*.example.com. One entry per line.',
      wrong: 'Enter an email address or a domain such as @example.com.',
    },
  },
};
