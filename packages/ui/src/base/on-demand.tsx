import { createElement, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first rendered, or before with `prefetch`. Unlike with `React.lazy`, it appears as soon as
 * its code is loaded: React delays content after a Suspense fallback by 300 ms, which is too long for a menu.
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
    // Throws to the nearest error boundary.
    if (failure) throw failure;
    return component ? createElement(component, props) : null;
  }
  // Prefetching ignores errors; rendering tries again and reports them.
  const prefetch = () => void fetchIt().catch(() => undefined);
  return [OnDemand, prefetch] as const;
}
