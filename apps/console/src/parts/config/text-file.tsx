import { Button } from '@gatehouse/ui/controls/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The server accepts settings up to 256 KiB. */
const mostBytes = 256 * 1024;

/** Reads a text from a file, such as the metadata or the certificate of a provider. */
export function TextFile({
  label,
  onRead,
  onRefused,
}: {
  label: string;
  onRead: (text: string) => void;
  onRefused: (why: string) => void;
}) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const read = async (file: File) =>
    file.size > mostBytes ? onRefused(t('parts.file.tooLarge')) : onRead(await file.text());
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => chooser.current?.click()}>
        {t('parts.file.read')}
        <span className="ui-hidden"> {label}</span>
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
