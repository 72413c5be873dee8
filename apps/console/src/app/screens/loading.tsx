import { Spinner } from '@gatehouse/ui/controls/spinner';

/** The whole page while something is fetched that everything needs; shown only after 150 ms. */
export function LoadingScreen({ label }: { label?: string }) {
  return (
    <div className="loading-screen" aria-busy="true">
      <Spinner />
      {label && <p>{label}</p>}
    </div>
  );
}
