import { accountPath } from '@gatehouse/contract/account/account-page';
import type { PreviewScreen } from '@gatehouse/contract/sign-in/preview';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog } from '@gatehouse/ui/overlays/dialog';
import { SidePanel } from '@gatehouse/ui/overlays/side-panel';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { Select } from '@gatehouse/ui/controls/select';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { Eye, Maximize2, Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import type { Draft } from './draft.ts';
import { PreviewLanguage } from './language.tsx';
import { useMatches } from './use-matches.ts';
import { useOpenText } from './use-open-text.ts';
import { type Drawn, useDrawn, usePost } from './use-preview.ts';
import './preview.css';

/** Width and height in CSS pixels. */
const devices = { desktop: [840, 640], mobile: [390, 740] } as const;
type Device = keyof typeof devices;

interface PreviewProps {
  draft: Draft;
  hasCustomUi: boolean;
  /** A drawer that a button opens where there is no room beside the form, unless the page makes room for it. */
  isAlwaysShown?: boolean;
  /** Opens a text that was clicked; by default in the editor of its language. Gets the keys that it can have, the likeliest first. */
  onText?: (keys: string[]) => void;
}

/** A preview of the sign-in page in a frame that renders posted pages and takes no input (ONB-29 to ONB-32). */
export function Preview({ draft, hasCustomUi, isAlwaysShown = false, onText }: PreviewProps) {
  const { t } = useTranslation();
  const isDrawer = useMatches('(width < 1200px)') && !isAlwaysShown;
  const [isOpen, setOpen] = useState(false);
  const [chosenDevice, setDevice] = useState<Device>();
  const device = chosenDevice ?? (isDrawer ? 'mobile' : 'desktop');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [picked, setScreen] = useState<PreviewScreen>();
  const screen = picked ?? draft.screen ?? 'sign-in';
  const [language, setLanguage] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  const { drawn, isDrawing } = useDrawn(
    hasCustomUi || (isDrawer && !isOpen) ? undefined : { language, ...draft, screen },
  );
  const openText = useOpenText();
  const open = (keys: string[]) => {
    setLarge(false);
    setOpen(false);
    if (onText) onText(keys);
    else openText(keys, drawn);
  };
  const offered = drawn?.screens.includes(screen) ? screen : 'sign-in';
  const tools = (
    <div className="preview-tools">
      <SegmentedControl
        aria-label={t('signInExperience.preview.device')}
        value={device}
        onChange={setDevice}
        options={[
          {
            value: 'desktop',
            label: <Choice icon={<Monitor />} text={t('signInExperience.preview.desktop')} />,
          },
          {
            value: 'mobile',
            label: <Choice icon={<Smartphone />} text={t('signInExperience.preview.mobile')} />,
          },
        ]}
      />
      <SegmentedControl
        aria-label={t('signInExperience.preview.scheme')}
        value={scheme}
        onChange={setScheme}
        options={[
          {
            value: 'light',
            label: <Choice icon={<Sun />} text={t('signInExperience.preview.light')} />,
          },
          {
            value: 'dark',
            label: <Choice icon={<Moon />} text={t('signInExperience.preview.dark')} />,
          },
        ]}
      />
      <Select
        className="preview-select"
        aria-label={t('signInExperience.preview.screen')}
        value={offered}
        onPick={setScreen}
        options={(drawn?.screens ?? [offered]).map((value) => ({
          value,
          label: t(`signInExperience.preview.screens.${value}`),
        }))}
      />
      {draft.language === undefined && <PreviewLanguage value={language} onChange={setLanguage} />}
    </div>
  );
  const content = (
    <>
      {tools}
      {hasCustomUi ? (
        <p className="preview-none">{t('signInExperience.preview.customUi')}</p>
      ) : (
        <>
          <Frame
            key={String(isOfAccount(drawn))}
            device={device}
            scheme={scheme}
            drawn={drawn}
            mobileScale={0.8}
            onText={open}
          />
          <Button
            size="small"
            className="preview-enlarge"
            icon={<Maximize2 />}
            onClick={() => setLarge(true)}
          >
            {t('signInExperience.preview.enlarge')}
          </Button>
        </>
      )}
      <Dialog
        open={isLarge}
        onClose={() => setLarge(false)}
        title={t('signInExperience.preview.title')}
        size="full"
      >
        <div className="preview-large">
          {tools}
          <Frame
            key={String(isOfAccount(drawn))}
            device={device}
            scheme={scheme}
            drawn={drawn}
            mobileScale={1}
            onText={open}
          />
        </div>
      </Dialog>
    </>
  );
  if (!isDrawer)
    return (
      <aside className="preview" aria-label={t('signInExperience.preview.title')} aria-busy={isDrawing}>
        {content}
      </aside>
    );
  return (
    <>
      <div className="preview-opener">
        <Button size="small" icon={<Eye />} aria-expanded={isOpen} onClick={() => setOpen((was) => !was)}>
          {t('signInExperience.preview.title')}
        </Button>
      </div>
      {isOpen && (
        <div className="preview-drawer">
          <SidePanel title={t('signInExperience.preview.title')} onClose={() => setOpen(false)}>
            {content}
          </SidePanel>
        </div>
      )}
    </>
  );
}

/** An icon with a tooltip and accessible name, because four text labels would take two lines. */
function Choice({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <span className="preview-choice" title={text}>
      {icon}
      <span className="ui-hidden">{text}</span>
    </span>
  );
}

// No forms, pop-ups or top navigation. Both flags together are safe here: the page has another origin than the console, so it
// can't remove its sandbox.
const permissions = 'allow-scripts allow-same-origin';

/** Whether the page is the account page, which has files of its own. */
const isOfAccount = (drawn: Drawn): boolean => drawn !== undefined && !('screen' in drawn.state);

/** The page, scaled down to fit. */
function Frame(props: {
  device: Device;
  scheme: 'light' | 'dark';
  drawn: Drawn;
  /** The maximum scale of a phone. */
  mobileScale: number;
  onText: (keys: string[]) => void;
}) {
  const { device, scheme, drawn, mobileScale, onText } = props;
  const { t } = useTranslation();
  const { config } = useApp();
  const frame = useRef<HTMLIFrameElement>(null);
  const page = isOfAccount(drawn) ? accountPath : '/sign-in';
  const isReady = usePost(frame, new URL(config.endpoint).origin, drawn, scheme, onText);
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const [width, height] = devices[device];
  const scale = Math.min(device === 'mobile' ? mobileScale : 1, room / width);
  return (
    <div ref={place} className={`preview-place preview-${device}`}>
      <div className="preview-device" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={frame}
          title={t('signInExperience.preview.frame')}
          src={`${config.endpoint}${page}?preview=true`}
          sandbox={permissions}
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
        {!isReady && <Skeleton width="100%" height="100%" />}
      </div>
    </div>
  );
}

/** The width of an element. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
