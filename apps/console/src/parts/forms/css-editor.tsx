import { autocompletion } from '@codemirror/autocomplete';
import { css } from '@codemirror/lang-css';
import { type CodeEditorProps, useCodeEditor } from './editor-base.ts';

/** A CSS editor with autocompletion. */
export function CssEditor(props: CodeEditorProps) {
  const { place } = useCodeEditor(props, [autocompletion(), css()]);
  return <div ref={place} className="css-editor" dir="ltr" />;
}
