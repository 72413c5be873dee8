import { Spinner } from '@gatehouse/ui/controls/spinner';

/** The page while the configuration is loading; shown after 150 ms. */
export function LoadingScreen({ label }: { label?: string }) {
  return (
    <div className="loading-screen" aria-busy="true">
      <Spinner />
      {label && <p>{label}</p>}
    </div>
  );
}
