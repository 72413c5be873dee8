import { texts } from '@gatehouse/phrases/demo/en';
import { Spinner } from '@gatehouse/ui/controls/spinner';
import { useDelayed } from '@gatehouse/ui/base/use-delayed';
import { Frame } from './frame.tsx';

/** Shown after half a second while the code is exchanged for tokens. */
export function LoadingScreen() {
  const isSlow = useDelayed(true, 500);
  return (
    <Frame>
      {isSlow && (
        <output className="demo-loading">
          <Spinner />
          {texts.screens.loading}
        </output>
      )}
    </Frame>
  );
}
