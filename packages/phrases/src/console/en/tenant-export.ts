/** The page that exports the tenant. */
export const tenantExport = {
  title: 'Export',
  description: 'Take this tenant to another installation, or keep a copy of its data.',
  sealed: {
    title: 'Sealed export',
    description: 'Everything, encrypted with a passphrase. It can be imported into an empty tenant.',
    passphrase: 'Passphrase',
    help: 'At least {{count}} characters. Without it, the file can’t be opened by anyone.',
    again: 'Repeat passphrase',
    short: 'Enter at least {{count}} characters.',
    different: 'The passphrases don’t match.',
    action: 'Export with secrets',
    done: 'The export is saved. Keep the file and its passphrase in different places. The other admins are told by email.',
  },
  unsealed: {
    title: 'Data export',
    description: 'JSON lines that you can read and process. They can’t be imported.',
    text: 'Settings, users, organizations and roles, without secrets, password hashes and second factors.',
    action: 'Export without secrets',
  },
  signInAgain: {
    title: 'Sign in again to continue',
    text: 'Your last sign-in was more than 10 minutes ago. You’ll return to this page.',
    action: 'Sign in again',
  },
};
