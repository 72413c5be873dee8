import './skeleton.css';

/** Holds the place of a line that is coming. Invisible for its first 150 ms, so that what is quick does not blink. */
export function Skeleton({ width = '60%', height }: { width?: string; height?: string }) {
  return <span className="ui-skeleton" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}
