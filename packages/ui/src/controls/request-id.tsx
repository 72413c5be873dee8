import { useTexts } from '../base/texts.tsx';
import { CopyText } from './copy-text.tsx';
import './request-id.css';

/** The request ID of an error in the server's log, on a line of its own, with a button that copies it. */
export function RequestId({ id }: { id: string }) {
  const texts = useTexts();
  return (
    <span className="ui-request-id">
      {texts.requestId} <CopyText value={id} label={texts.requestId} />
    </span>
  );
}
