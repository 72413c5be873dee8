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
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { errorOf } from './fields.tsx';
import { useLabel, type Form } from './form-state.ts';
import { findUploadProblem } from './upload-problem.ts';
import './image-field.css';

/** Upload endpoints of the tenant, and of the administrator's own account. */
const places = {
  tenant: { upload: uploadAsset, service: getAssetService },
  me: { upload: uploadMyAsset, service: getMyAssetService },
} as const;

export interface ImageFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
  label: string;
  help?: string;
  /** Replaces the form's error. */
  error?: string;
  placeholder?: string;
  /** What an empty field is sent as. */
  whenEmpty: 'null' | 'absent';
  place?: keyof typeof places;
  /** Shown before the URL; by default the image. */
  picture?: ReactNode;
}

/** The URL of an image. Choosing or dropping a file uploads it and fills in the URL (STATE-04, UI-05 to UI-07). */
export function ImageField<Values extends FieldValues>(props: ImageFieldProps<Values>) {
  const { form, name, label, help, error, placeholder, whenEmpty, place = 'tenant', picture } = props;
  const { t } = useTranslation();
  const locale = useLocale();
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
  const empty = whenEmpty === 'null' ? null : undefined;
  const isSlow = useDelayed(isSaving, spinnerDelay);
  const isReady = mayUpload && data?.status === 'ready';
  const { field } = useController({ control: form.control, name });
  const { onChange, onBlur, ref } = field;
  const url: unknown = field.value;

  async function send(files: readonly File[]) {
    const found = findUploadProblem(files, data?.maxUploadFileSize);
    const size = new Intl.NumberFormat(locale).format(maxImageBytes(data?.maxUploadFileSize) / 1024);
    setProblem(found && t(`parts.uploader.${found}`, { size }));
    const [file] = files;
    if (found || !file) return;
    sending.current = new AbortController();
    try {
      const uploaded = await save({ file }, { signal: sending.current.signal });
      onChange(uploaded.url);
    } catch {
      // The error is shown at the field, or the upload was canceled (ERR-14). The URL stays.
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
        // A typed URL takes precedence over a pending upload.
        onInput={() => sending.current?.abort()}
        onDragOver={isReady ? (event) => event.preventDefault() : undefined}
        onDrop={isReady ? drop : undefined}
      >
        {picture ?? (typeof url === 'string' && url && <Picture key={url} url={url} />)}
        <Input
          mono
          inputMode="url"
          placeholder={placeholder}
          name={name}
          ref={ref}
          value={typeof url === 'string' ? url : ''}
          onBlur={onBlur}
          onChange={({ target: { value } }) => {
            setProblem(undefined);
            onChange(value === '' ? empty : value);
          }}
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
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
    </Field>
  );
}

/** The image, unless it can't be loaded. */
function Picture({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <span className="image-field-picture">
      <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
    </span>
  );
}
