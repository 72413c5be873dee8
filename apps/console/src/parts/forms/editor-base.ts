import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import './css-field.css';

/** Our tokens as a theme of the editor, because its styles override our style sheets. */
const theme = EditorView.theme({
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-1px' },
  '.cm-gutters': {
    border: '0',
    borderStartStartRadius: 'calc(var(--radius) - 1px)',
    borderEndStartRadius: 'calc(var(--radius) - 1px)',
    backgroundColor: 'var(--surface-sunken)',
    color: 'var(--text-muted)',
  },
  // As high as the editor, also with a short text.
  '.cm-content, .cm-gutter': { minHeight: 'calc(12rem - 2px)' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-tooltip': {
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--text)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--surface-pressed)',
    color: 'var(--text)',
  },
});

export interface CodeEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A code editor in an element, with the extensions of its language. Tab moves the focus to the next field. */
export function useCodeEditor(
  { label, value, onChange }: CodeEditorProps,
  language: Extension,
): { place: RefObject<HTMLDivElement | null>; view: RefObject<EditorView | undefined> } {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const tell = useEffectEvent((text: string) => {
    if (text !== value) onChange(text);
  });
  const start = useEffectEvent((parent: HTMLElement) => {
    const extensions = [
      lineNumbers(),
      history(),
      drawSelection(),
      bracketMatching(),
      closeBrackets(),
      language,
      theme,
      // Classes, colored by our tokens in both themes.
      syntaxHighlighting(classHighlighter),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) tell(state.doc.toString());
      }),
    ];
    return new EditorView({ parent, state: EditorState.create({ doc: value, extensions }) });
  });
  useEffect(() => {
    if (!place.current) return;
    const editor = start(place.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);
  // The form's value changed, because it was discarded or saved elsewhere.
  useEffect(() => {
    const editor = view.current;
    if (editor && editor.state.doc.toString() !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  return { place, view };
}
