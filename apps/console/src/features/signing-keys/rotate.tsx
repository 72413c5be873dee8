import { listSigningKeys, rotateSigningKey } from '@gatehouse/contract/signing-keys/endpoints';
import {
  type SigningKey,
  signingKeyAlgorithm,
  signingKeyRotation,
} from '@gatehouse/contract/signing-keys/signing-keys';
import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Banner } from '@gatehouse/ui/states/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useApi } from '../../app/api/use-api.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { DurationField } from '../../parts/forms/duration-field.tsx';
import { FormRadios } from '../../parts/forms/fields.tsx';
import { type Form, withBody } from '../../parts/forms/form-state.ts';
import { useWriteTime } from './use-explanation.ts';

const params = { keyType: 'private-keys' } as const;
const daySeconds = 86_400;

// Without a grace period, a key would sign at once: an empty field doesn't mean that.
const rotation = signingKeyRotation.required({ rotationGracePeriod: true });
const rotate = withBody(rotateSigningKey, () => rotation);

type RotationForm = Form<z.input<typeof rotation>>;

/** Creates a key that signs tokens at once, or after a grace period in which APIs learn of it. */
export function RotateKey() {
  const { t } = useTranslation();
  const { data: keys } = useApi(listSigningKeys, { params });
  return (
    <CreateDialog
      endpoint={rotate}
      params={params}
      title={t('signingKeys.rotate.title')}
      description={t('signingKeys.rotate.description')}
      submit={t('signingKeys.rotate.action')}
      values={{ signingKeyAlgorithm: 'EC', rotationGracePeriod: daySeconds }}
    >
      {(form) => (
        <>
          <FormRadios
            form={form}
            name="signingKeyAlgorithm"
            label={t('signingKeys.rotate.algorithm')}
            options={signingKeyAlgorithm.options.map((value) => ({
              value,
              label: t(`signingKeys.rotate.algorithms.${value}`),
              help: t(`signingKeys.rotate.algorithmHelp.${value}`),
            }))}
          />
          <GraceField form={form} keys={keys ?? []} />
          <Warning form={form} keys={keys ?? []} />
        </>
      )}
    </CreateDialog>
  );
}

/** When the key starts to sign. While another one waits, it can be replaced, but not overtaken. */
function GraceField({ form, keys }: { form: RotationForm; keys: readonly SigningKey[] }) {
  const { t } = useTranslation();
  const isWaiting = keys.some(({ status }) => status === 'Next');
  const isLater = form.watch('rotationGracePeriod') !== 0;
  return (
    <>
      <Field label={t('signingKeys.rotate.when')} group>
        <RadioGroup
          value={isLater ? 'later' : 'now'}
          onChange={(when) =>
            form.setValue('rotationGracePeriod', when === 'now' ? 0 : daySeconds, { shouldDirty: true })
          }
          options={[
            {
              value: 'later',
              label: t('signingKeys.rotate.later'),
              help: t(isWaiting ? 'signingKeys.rotate.replaces' : 'signingKeys.rotate.laterHelp'),
            },
            {
              value: 'now',
              label: t('signingKeys.rotate.now'),
              help: t(isWaiting ? 'signingKeys.rotate.notNow' : 'signingKeys.rotate.nowHelp'),
              disabled: isWaiting,
            },
          ]}
        />
      </Field>
      {isLater && (
        <DurationField
          form={form}
          name="rotationGracePeriod"
          label={t('signingKeys.rotate.grace')}
          help={t('signingKeys.rotate.graceHelp')}
        />
      )}
    </>
  );
}

/** The key before the current one is deleted, which ends the tokens that it signed and that are still valid then. */
function Warning({ form, keys }: { form: RotationForm; keys: readonly SigningKey[] }) {
  const { t } = useTranslation();
  const writeTime = useWriteTime();
  const [now] = useState(Date.now);
  const grace = form.watch('rotationGracePeriod') ?? 0;
  const previous = keys.find(({ status }) => status === 'Previous');
  const until = previous?.tokensValidUntil;
  if (until === undefined || until <= now + grace * 1000) return undefined;
  return (
    <Banner tone="warning" title={t('signingKeys.rotate.breaksTitle')} live>
      {t(grace > 0 ? 'signingKeys.rotate.breaksLater' : 'signingKeys.rotate.breaksNow', {
        time: writeTime(until),
      })}
    </Banner>
  );
}
