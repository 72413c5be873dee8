import { onDemand } from '@gatehouse/ui/base/on-demand';
import { usePlainKeys } from '@gatehouse/ui/base/use-plain-keys';
import { useRef, useState } from 'react';
import { loadTexts } from '../../app/i18n.ts';
import { useShortcutsShown } from './sheet-state.ts';

const [Keys] = onDemand(async () => {
  const [{ Keys }] = await Promise.all([import('./keys.tsx'), loadTexts(['shortcuts'])]);
  return Keys;
});

/** The keys that go somewhere, create something or move between rows. What they do is loaded with the first one, which is kept for it. */
export function Shortcuts() {
  const typed = useRef<string[] | undefined>([]);
  const [isWanted, setWanted] = useState(false);
  const isShown = useShortcutsShown();
  usePlainKeys((key) => {
    if (typed.current && typed.current.length < 4) typed.current.push(key);
    setWanted(true);
    return false;
  });
  function takeTyped(): readonly string[] {
    const taken = typed.current ?? [];
    typed.current = undefined;
    return taken;
  }
  return isWanted || isShown ? <Keys takeTyped={takeTyped} /> : null;
}
