import type { ClientOutput } from '@gatehouse/contract/endpoint';
import { SaveBar } from '@gatehouse/ui/layout/save-bar';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { get, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useCan } from '../../app/use-can.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';
import {
  LabelsContext,
  useEndpointSave,
  type EndpointSave,
  type Form,
  type FormEndpoint,
  type ValuesOf,
} from './form-state.ts';
import { settle } from './settle.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useUnsavedGuard } from '../../app/router/unsaved-changes.tsx';

/** `values` are those that are saved now. */
export interface SettingsFormProps<E extends FormEndpoint> extends EndpointSave<E> {
  /** The endpoint replaces the whole: what did not change is sent as well. */
  isReplaced?: boolean;
  /** Nothing can be changed here, for another reason than a missing permission. */
  readOnly?: boolean;
  /** Asks before the change is sent; false leaves everything as it is, and so does what it throws once it has told. */
  confirmChange?: (change: object) => Promise<boolean>;
  onSaved?: (output: ClientOutput<E>) => void;
  /** What the endpoint is sent, where its form holds something else; whole, as of `isReplaced`. */
  toBody?: (values: FieldValues) => object;
  /** Sections with the fields of `fields.tsx`. */
  children: (form: Form<ValuesOf<E>>) => ReactNode;
  /** Failures that belong to no field are told in a toast and not in the save bar. */
  hasToasts?: boolean;
  /** The children put their fields into `FormPart`s themselves. */
  isSplit?: boolean;
}

/** What the parts of one form share. */
const PartContext = createContext({ isDisabled: true, submit: () => {} });

/** Fields of the form around it. Tables and acts stand beside such parts, not in them: they are no fields, and are not disabled with them. */
export function FormPart({ children }: { children: ReactNode }) {
  const { isDisabled, submit } = useContext(PartContext);
  return (
    <form
      className="ui-settings-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={isDisabled}>{children}</fieldset>
    </form>
  );
}

/** Settings of something that exists. Sends what changed and nothing else, unless it is replaced; what the server refuses stands at its field. */
export function SettingsForm<const E extends FormEndpoint>(props: SettingsFormProps<E>) {
  const { endpoint, values, readOnly = false, onSaved, children } = props;
  const { confirmChange = async () => true, isReplaced = false, isSplit = false, toBody } = props;
  const describeFailure = useFailureWords();
  const [failure, setFailure] = useState<ApiFailure>();
  const [saves, setSaves] = useState(0);
  const { form, send, isSaving } = useEndpointSave({
    ...props,
    onFailure: props.hasToasts ? undefined : setFailure,
  });
  const labels = useMemo(() => new Map<string, string>(), []);
  const [isAsking, setAsking] = useState(false);
  const mayWrite = useCan(endpoint.permission) && !readOnly;
  const { dirtyFields, isDirty } = form.formState;
  const changed = Object.keys(dirtyFields);
  // A field that says nothing where nothing was said counts as dirty, and has no mark: what has a name is what would be lost.
  const nameAll = () => (isDirty ? nameChanges(dirtyFields, labels) : []);
  useUnsavedGuard(() => nameAll().length > 0 && !isSaving);

  // What was saved, here or by another administrator, becomes what is shown; never over what is being typed.
  const saved = JSON.stringify(values);
  useEffect(() => {
    if (!form.formState.isDirty) form.reset(JSON.parse(saved) as DefaultValues<ValuesOf<E>>);
  }, [form, saved]);

  const submit = useOneAtATime(async (parsed: FieldValues) => {
    const change = isReplaced ? parsed : Object.fromEntries(changed.map((name) => [name, parsed[name]]));
    const body = toBody ? toBody(parsed) : change;
    const sent = structuredClone(form.getValues());
    setFailure(undefined);
    try {
      setAsking(true);
      const isConfirmed = await confirmChange(body).finally(() => setAsking(false));
      if (!isConfirmed) return;
      const output = await send(body);
      settle(form, sent);
      setSaves((count) => count + 1);
      onSaved?.(output);
    } catch {
      // It has been told, at its field or in the save bar; what was typed stays.
    }
  });
  const save = () => void form.handleSubmit(submit)();
  return (
    <LabelsContext value={labels}>
      <PartContext value={{ isDisabled: !mayWrite, submit: save }}>
        <div>
          {isSplit ? children(form) : <FormPart>{children(form)}</FormPart>}
          <SaveBar
            changes={nameAll()}
            onDiscard={() => {
              form.reset();
              setFailure(undefined);
            }}
            onSave={save}
            saving={isSaving || isAsking}
            saves={saves}
            failure={failure && { message: describeFailure(failure), requestId: failure.requestId }}
          />
        </div>
      </PartContext>
    </LabelsContext>
  );
}

/** What changed, as its fields are called; a field may be part of a larger value, `metadata.addresses`. */
function nameChanges(dirty: object, labels: ReadonlyMap<string, string>): string[] {
  const fields = [...labels].filter(([name]) => isMarked(get(dirty, name)));
  const unnamed = Object.keys(dirty).filter(
    (name) => isMarked(get(dirty, name)) && !fields.some(([field]) => field.split('.', 1)[0] === name),
  );
  return [...fields.map(([, label]) => label), ...unnamed];
}

const isMarked = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isMarked) : mark === true;
