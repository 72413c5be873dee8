import { texts } from '@gatehouse/phrases/demo/en';
import { CopyText } from '@gatehouse/ui/controls/copy-text';

/** A token without readable content. */
export function OpaqueToken({ token, label }: { token: string; label: string }) {
  return (
    <section className="demo-section" aria-label={texts.tokens.raw}>
      <h3 className="demo-heading">{texts.tokens.raw}</h3>
      <CopyText value={token} label={label} variant="box" />
    </section>
  );
}
