import { SearchX } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { StateBlock } from './state-block.tsx';
import { useTexts } from '../base/texts.tsx';

/** A search or filter without results, with a button that clears it. */
export function NothingFound({ query, onClear }: { query?: string; onClear: () => void }) {
  const texts = useTexts();
  return (
    <StateBlock
      icon={<SearchX />}
      title={query ? texts.nothingFoundFor(query) : texts.nothingFound}
      action={<Button onClick={onClear}>{texts.clearAll}</Button>}
    >
      {texts.nothingFoundHelp}
    </StateBlock>
  );
}
