/** Tells password managers whose password the form is about, where the name itself was given on a screen before. */
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
