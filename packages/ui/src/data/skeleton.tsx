import './skeleton.css';

/** A placeholder for a loading line. Invisible for 150 ms, so that fast responses don't flicker. */
export function Skeleton({ width = '60%', height }: { width?: string; height?: string }) {
  return <span className="ui-skeleton" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}
