/** The logo of a provider on its button, with a variant for the dark color scheme. */
export function ProviderLogo({ logo, dark }: { logo: string; dark: string | null | undefined }) {
  return (
    <picture>
      {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img src={logo} alt="" width={20} height={20} />
    </picture>
  );
}
