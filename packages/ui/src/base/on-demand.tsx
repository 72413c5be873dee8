import { createElement, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first drawn, or a little before by `prefetch`. Unlike `React.lazy` it appears in the
 * frame its code arrives in: React holds back what comes out of a Suspense fallback for 300 ms, too long for a menu.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchIt = async () => (loaded ??= await load());

  function OnDemand(props: Props) {
    const [component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      let wanted = true;
      fetchIt().then(
        (arrived) => wanted && setComponent(() => arrived),
        (error: Error) => wanted && setFailure(error),
      );
      return () => {
        wanted = false;
      };
    }, []);
    // To the nearest error boundary, as if the component itself had failed.
    if (failure) throw failure;
    return component ? createElement(component, props) : null;
  }
  // Who prefetches does not wait; drawing it tries again and tells.
  const prefetch = () => void fetchIt().catch(() => undefined);
  return [OnDemand, prefetch] as const;
}
