import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { javascript, javascriptLanguage } from '@codemirror/lang-javascript';
import { syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ScriptRun } from '@gatehouse/contract/scripts/scripts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type CodeEditorProps, useCodeEditor } from '../../parts/forms/editor-base.ts';
import { findFields, type ScriptType } from './script-types.ts';

interface ScriptEditorProps extends CodeEditorProps {
  parameters: Readonly<Record<string, ScriptType>>;
  /** What the last run threw; shown at its line until the script changes. */
  failure: ScriptRun['failure'];
  syntaxError: string;
}

/** A JavaScript editor that completes what scripts are given, and shows errors in place. */
export function ScriptEditor({ parameters, failure, syntaxError, ...props }: ScriptEditorProps) {
  const complete = useEffectEvent((context: CompletionContext) => completeFrom(parameters, context));
  /** The last failure, and the script that failed. */
  const failed = useRef<{ doc: Text; found: Diagnostic }>(undefined);
  // The editor checks a moment after the last change, which can be after the run, and replaces what is shown.
  const check = useEffectEvent((editor: EditorView) => {
    const found = findSyntaxErrors(editor, syntaxError);
    return failed.current?.doc.eq(editor.state.doc) ? [failed.current.found, ...found] : found;
  });
  const { place, view } = useCodeEditor(props, [
    javascript(),
    autocompletion(),
    javascriptLanguage.data.of({ autocomplete: (context: CompletionContext) => complete(context) }),
    linter((editor) => check(editor)),
    lintGutter(),
    EditorView.lineWrapping,
  ]);
  useEffect(() => {
    const editor = view.current;
    failed.current = undefined;
    if (!editor || !failure?.line) return;
    const { doc } = editor.state;
    const line = doc.line(Math.min(failure.line, doc.lines));
    const from = Math.min(line.from + Math.max(0, (failure.column ?? 1) - 1), line.to);
    const found: Diagnostic = {
      from,
      to: Math.max(line.to, from),
      severity: 'error',
      message: `${failure.name}: ${failure.message}`,
    };
    failed.current = { doc, found };
    editor.dispatch(setDiagnostics(editor.state, [found]));
  }, [failure, view]);
  return <div ref={place} className="css-editor" dir="ltr" />;
}

function completeFrom(
  parameters: Readonly<Record<string, ScriptType>>,
  context: CompletionContext,
): CompletionResult | null {
  const word = context.matchBefore(/[\w.?]*/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  const path = word.text.replaceAll('?', '').split('.');
  const typed = path.pop() ?? '';
  const fields = findFields(parameters, path);
  return {
    from: word.to - typed.length,
    options: Object.entries(fields).map(([label, { type }]) => ({ label, type: 'property', detail: type })),
  };
}

/** The places where the parser gave up. */
function findSyntaxErrors(view: EditorView, message: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  syntaxTree(view.state).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError && found.length < 10) found.push({ from, to, severity: 'error', message });
    },
  });
  return found;
}
