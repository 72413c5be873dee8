import { imageTypes, maxImageBytes } from '@gatehouse/contract/assets/assets';
import {
  getAssetService,
  getMyAssetService,
  uploadAsset,
  uploadMyAsset,
} from '@gatehouse/contract/assets/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Spinner } from '@gatehouse/ui/controls/spinner';
import { spinnerDelay, useDelayed } from '@gatehouse/ui/base/use-delayed';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { errorOf, readText } from './fields.tsx';
import { useLabel, type Form } from './form-state.ts';
import { findUploadProblem } from './upload-problem.ts';
import './image-field.css';

/** Where pictures go: to the tenant, or to the administrator's own account. */
const places = {
  tenant: { upload: uploadAsset, service: getAssetService },
  me: { upload: uploadMyAsset, service: getMyAssetService },
} as const;

export interface ImageFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
  label: string;
  help?: string;
  /** In place of what the form says is wrong. */
  error?: string;
  placeholder?: string;
  /** What an empty field means on the wire. */
  whenEmpty: 'null' | 'absent';
  place?: keyof typeof places;
  /** Stands before the address; by default the picture as it is. */
  picture?: ReactNode;
}

/** A picture by its address, which an upload fills in: chosen, or dropped on the field (STATE-04, UI-05 to UI-07). */
export function ImageField<Values extends FieldValues>(props: ImageFieldProps<Values>) {
  const { form, name, label, help, error, placeholder, whenEmpty, place = 'tenant', picture } = props;
  const { t, i18n } = useTranslation();
  useLabel(name, label);
  const { upload, service } = places[place];
  const mayUpload = useCan(upload.permission);
  const { data } = useApi(service, {}, { enabled: mayUpload });
  const [problem, setProblem] = useState<string>();
  const failed = () => setProblem(t('parts.uploader.error_upload'));
  const { save, isSaving } = useSave(upload, { take: () => (failed(), true) });
  const chooser = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const isSlow = useDelayed(isSaving, spinnerDelay);
  const isReady = mayUpload && data?.status === 'ready';
  const address = form.watch(name) as string | null | undefined;

  async function send(files: readonly File[]) {
    const found = findUploadProblem(files, data?.maxUploadFileSize);
    const size = new Intl.NumberFormat(i18n.language).format(maxImageBytes(data?.maxUploadFileSize) / 1024);
    setProblem(found && t(`parts.uploader.${found}`, { size }));
    const [file] = files;
    if (found || !file) return;
    sending.current = new AbortController();
    try {
      const { url } = await save({ file }, { signal: sending.current.signal });
      form.setValue(name, url as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    } catch {
      // It has been told at the field, or was called off (ERR-14); the address that was there stays.
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    if (!isSaving) void send([...event.dataTransfer.files]);
  }
  return (
    <Field label={label} help={help} optional error={problem ?? error ?? errorOf({ form, name })}>
      <div
        className="image-field"
        // Who types an address wants that one, not the one of a picture that is still on its way.
        onInput={() => sending.current?.abort()}
        onDragOver={isReady ? (event) => event.preventDefault() : undefined}
        onDrop={isReady ? drop : undefined}
      >
        {picture ?? (address && <Picture key={address} address={address} />)}
        <Input
          mono
          inputMode="url"
          placeholder={placeholder}
          {...form.register(name, { ...readText(whenEmpty), onChange: () => setProblem(undefined) })}
        />
        {isReady && (
          <Button
            icon={isSlow ? <Spinner /> : <Upload />}
            loading={isSaving && !isSlow}
            onClick={() => (isSlow ? sending.current?.abort() : chooser.current?.click())}
          >
            {t(isSlow ? 'parts.cancel' : 'parts.uploader.choose')}
            <span className="ui-hidden"> {label}</span>
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={[...imageTypes, '.ico'].join()}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            // The same file can be chosen again, after a failure for instance.
            target.value = '';
          }}
        />
      </div>
    </Field>
  );
}

/** The picture as it will be seen; nothing while the address is none. */
function Picture({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <span className="image-field-picture">
      <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
    </span>
  );
}
