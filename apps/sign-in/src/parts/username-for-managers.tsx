/** Tells password managers the account's identifier if it was entered on a screen before. */
export function UsernameForManagers({ name }: { name: string | undefined }) {
  if (!name) return null;
  return (
    <input
      className="unseen"
      name="username"
      value={name}
      autoComplete="username"
      tabIndex={-1}
      readOnly
      aria-hidden
    />
  );
}
