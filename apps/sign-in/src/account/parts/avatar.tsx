import { useState } from 'react';

/** The user's picture, or their initial if there is none or it can't be shown. */
export function Avatar({ url, name }: { url: string | null | undefined; name: string }) {
  const [broken, setBroken] = useState<string>();
  if (url && url !== broken)
    return <img className="avatar" src={url} alt="" width={40} height={40} onError={() => setBroken(url)} />;
  return (
    <span className="avatar letter" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
