import type { ClientOutput } from '@gatehouse/contract/endpoint';
import { SaveBar } from '@gatehouse/ui/layout/save-bar';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormProvider, get, type FieldValues } from 'react-hook-form';
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

/** `values` are the saved ones. */
export interface SettingsFormProps<E extends FormEndpoint> extends EndpointSave<E> {
  /** The endpoint replaces the record: unchanged values are sent, too. */
  isReplaced?: boolean;
  /** The record can't be changed, whatever the permissions. */
  readOnly?: boolean;
  /** Confirms the change before it is sent. Resolves false, or throws after showing an error, to keep editing. */
  confirmChange?: (change: object) => Promise<boolean>;
  onSaved?: (output: ClientOutput<E>) => void;
  /** Builds the body if the form's values differ from it. */
  toBody?: (values: FieldValues) => object;
  /** Sections with the fields of `fields.tsx`. */
  children: (form: Form<ValuesOf<E>>) => ReactNode;
  /** Failures without a field are shown in a toast instead of the save bar. */
  hasToasts?: boolean;
  /** The children wrap their fields in `FormPart`. */
  isSplit?: boolean;
}

/** Shared by the parts of a form. */
const PartContext = createContext({ isDisabled: true, submit: () => {} });

/** Fields of the surrounding form. Tables and buttons go next to such parts, so that they aren't disabled with the fields. */
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
      <fieldset disabled={isDisabled}>
        {children}
        {/* Enter in a field presses the form's submit button (HTML, implicit submission), and the save bar's is outside of the form. */}
        <button type="submit" className="ui-hidden" tabIndex={-1} aria-hidden="true" />
      </fieldset>
    </form>
  );
}

/** Settings of an existing record. Sends only what changed, unless the record is replaced, and shows errors at their fields. */
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
  // A field that changed from undefined to empty is dirty, but has no mark: nothing would be lost.
  const nameAll = () => (isDirty ? nameChanges(dirtyFields, labels) : []);
  useUnsavedGuard(() => nameAll().length > 0 && !isSaving);

  // Show values that were saved here or by another administrator, unless there are unsaved changes.
  const saved = JSON.stringify(values);
  useEffect(() => {
    const copy: ValuesOf<E> = JSON.parse(saved);
    if (!form.formState.isDirty) form.reset(copy);
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
      // The error is shown at its field or in the save bar, and the form keeps the values.
    }
  });
  const save = () => {
    if (nameAll().length > 0) void form.handleSubmit(submit)();
  };
  return (
    <LabelsContext value={labels}>
      <PartContext value={{ isDisabled: !mayWrite, submit: save }}>
        <div className="ui-settings-form">
          <FormProvider {...form}>
            {isSplit ? children(form) : <FormPart>{children(form)}</FormPart>}
          </FormProvider>
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

/** The labels of changed fields. A field can be part of a value, as in `metadata.redirectUris`. */
function nameChanges(dirty: object, labels: ReadonlyMap<string, string>): string[] {
  const fields = [...labels].filter(([name]) => isMarked(get(dirty, name)));
  const unnamed = Object.keys(dirty).filter(
    (name) => isMarked(get(dirty, name)) && !fields.some(([field]) => field.split('.', 1)[0] === name),
  );
  return [...fields.map(([, label]) => label), ...unnamed];
}

const isMarked = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isMarked) : mark === true;
