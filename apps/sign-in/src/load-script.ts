const scripts = new Map<string, Promise<void>>();

/** Loads a provider's script once; if that fails, the next call tries again. */
export function loadScript(url: string): Promise<void> {
  const loading =
    scripts.get(url) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        scripts.delete(url);
        script.remove();
        reject(new Error(url));
      });
      document.head.append(script);
    });
  scripts.set(url, loading);
  return loading;
}
