import {
  updateOwnAccount,
  updateOwnCustomData,
  updateOwnProfile,
} from '@gatehouse/contract/account/endpoints';
import type { AskedProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { placeOf } from '@gatehouse/contract/custom-profile-fields/names';
import { isFlat, valueNamesOf } from '@gatehouse/contract/custom-profile-fields/values';
import { useState } from 'react';
import { Refusal } from '../../flow/refusal.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useProfileLabel } from '../../parts/profile-input.tsx';
import { ProfileInputs } from '../../parts/profile-inputs.tsx';
import { knownAt, listEntries, type ProfileEntry, readValues } from '../../parts/profile-values.ts';
import { useProfileCheck } from '../../parts/use-profile-check.ts';
import { useTexts } from '../../texts.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row } from '../parts/section.tsx';
import { type Account, useAccount } from '../state/account-context.tsx';
import type { AccountCall } from '../state/call.ts';

/** Where the values of a field are, and which part of the account they are of. The picture has a row of its own. */
const parts = { user: 'name', profile: 'profile', customData: 'customData' } as const;

const placeOfField = (field: AskedProfileField) => placeOf(valueNamesOf(field)[0] ?? field.name);

/** The tenant's fields that the user may see. */
export const listTenantFields = ({ state, maySee }: Account): AskedProfileField[] =>
  state.profileFields.filter((field) => field.name !== 'avatar' && maySee(parts[placeOfField(field)]));

function valuesOf({ account }: Account, field: AskedProfileField): Record<string, unknown> {
  const place = placeOfField(field);
  return (place === 'user' ? { name: account.name } : account[place]) ?? {};
}

/** A profile field of the tenant's own, whose value the user changes as they entered it at registration (ADR 150). */
export function TenantField({ field }: { field: AskedProfileField }) {
  const { t } = useTexts();
  const labelOf = useProfileLabel();
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  const write = useWrite();
  const values = valuesOf(account, field);
  const shown = listEntries(field)
    .map((entry) => write(entry, knownAt(values, entry.path)))
    .filter(Boolean)
    .join(isFlat(field) ? ' ' : ', ');
  const label = labelOf(field);
  return (
    <Row label={label} value={shown || t('account.none')} isMuted={!shown}>
      {account.mayEdit(parts[placeOfField(field)]) && (
        <RowButton action={t(shown ? 'page.change' : 'account.add')} name={label} run={() => setOpen(true)} />
      )}
      {isOpen && <FieldDialog field={field} values={values} onClose={() => setOpen(false)} />}
    </Row>
  );
}

/** A value as text. */
function useWrite(): (entry: ProfileEntry, value: unknown) => string {
  const { t } = useTexts();
  return ({ field: { type, config } }, value) => {
    if (type === 'Checkbox')
      return value === undefined
        ? ''
        : t(String(value) === 'true' ? 'extra_profile.yes' : 'extra_profile.no');
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return config.options?.find((option) => option.value === text)?.label || text;
  };
}

function save(call: AccountCall, place: keyof typeof parts, body: Record<string, unknown>): Promise<unknown> {
  if (place === 'user') return call(updateOwnAccount, { body });
  return call(place === 'profile' ? updateOwnProfile : updateOwnCustomData, { body });
}

/** The error as a registration gets it, which names the same values below `body.values`. */
function atValues(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.data.fields) return error;
  const { code, message, data } = error;
  const named = Object.entries(error.data.fields).map(([path, text]) => [
    path.replace('body.', 'body.values.'),
    text,
  ]);
  return new Refusal({ code, message, data: { ...data, fields: Object.fromEntries(named) } });
}

function FieldDialog(props: {
  field: AskedProfileField;
  values: Record<string, unknown>;
  onClose: () => void;
}) {
  const { field, values, onClose } = props;
  const { t } = useTexts();
  const labelOf = useProfileLabel();
  const { call, refresh } = useAccount();
  const check = useProfileCheck([field]);
  const form = useSubmit(
    async (entered) => {
      const body = readValues([field], entered);
      await save(call, placeOfField(field), body).catch((error: unknown) => {
        throw atValues(error);
      });
      await refresh();
      onClose();
    },
    { check },
  );
  return (
    <Dialog title={labelOf(field)} onClose={onClose}>
      <Form form={form} action={t('account.save')}>
        <div className="profile-fields">
          <ProfileInputs fields={[field]} values={values} problemOf={form.problemOf} />
        </div>
      </Form>
    </Dialog>
  );
}
