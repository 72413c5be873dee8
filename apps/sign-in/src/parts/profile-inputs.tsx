import type { AskedProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { isFlat, partsOf } from '@gatehouse/contract/custom-profile-fields/values';
import { ProfileInput, useProfileLabel } from './profile-input.tsx';
import { knownAt, listEntries } from './profile-values.ts';

/** The inputs of profile fields. The parts of an address or of another object are a group with its label. */
export function ProfileInputs(props: {
  fields: readonly AskedProfileField[];
  /** The values that are known already. */
  values: Record<string, unknown>;
  problemOf: (path: string) => string | undefined;
}) {
  const { fields, values, problemOf } = props;
  const labelOf = useProfileLabel();
  return fields.map((field) => {
    const inputs = listEntries(field).map((entry) => (
      <ProfileInput
        key={entry.path}
        name={entry.path}
        field={entry.field}
        known={knownAt(values, entry.path)}
        problem={problemOf(entry.path)}
      />
    ));
    if (partsOf(field).length === 0 || isFlat(field)) return inputs;
    return (
      <fieldset key={field.name} className="group">
        <legend>{labelOf(field)}</legend>
        {field.description && <p className="note">{field.description}</p>}
        {inputs}
      </fieldset>
    );
  });
}
