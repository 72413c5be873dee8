import { Button } from '@gatehouse/ui/controls/button';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

/** A button that lets the user choose a file of users. */
export function FileButton({
  label,
  variant,
  onChoose,
}: {
  label: string;
  variant?: 'primary';
  onChoose: (file: File) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Upload />} variant={variant} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.json,.jsonl,.ndjson,text/csv,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
