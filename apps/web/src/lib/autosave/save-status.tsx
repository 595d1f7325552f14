import {
  Check,
  CloudAlert,
  CloudOff,
  HardDrive,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../words/words.ts';

/** The state of saving; 'pending' waits for a pause in typing. */
type Status = 'saved' | 'pending' | 'saving' | 'offline' | 'failed';
/** States of a document without an account: not created yet, or no one is signed in. */
type ShownStatus = Status | 'not-created' | 'on-device';

/** `rest` continues the text if there is room for it. */
type StatusStyle = { icon: LucideIcon; tone: string; words: string; rest?: string };

const styles: Record<ShownStatus, StatusStyle> = {
  saved: {
    icon: Check,
    tone: 'text-good',
    get words() {
      return t('Saved');
    },
  },
  pending: {
    icon: LoaderCircle,
    tone: 'text-faint',
    get words() {
      return t('Saving…');
    },
  },
  saving: {
    icon: LoaderCircle,
    tone: 'text-faint',
    get words() {
      return t('Saving…');
    },
  },
  offline: {
    icon: CloudOff,
    tone: 'text-warning',
    get words() {
      return t('Offline, kept');
    },
    get rest() {
      return t(' on this device');
    },
  },
  failed: {
    icon: CloudAlert,
    tone: 'text-danger',
    get words() {
      return t('Not saved');
    },
  },
  'on-device': {
    icon: HardDrive,
    tone: 'text-muted',
    get words() {
      return t('Kept on this device');
    },
  },
  'not-created': {
    icon: CloudOff,
    tone: 'text-faint',
    get words() {
      return t('Not saved yet');
    },
  },
};

const notKept = {
  icon: CloudAlert,
  tone: 'text-danger',
  get words() {
    return t('Offline, not kept');
  },
};
const offline = {
  pending: {
    icon: CloudOff,
    tone: 'text-warning',
    get words() {
      return t('Offline');
    },
  },
  full: notKept,
  blocked: notKept,
};

/** The state of unsaved text on this device. */
export type Kept = 'kept' | 'pending' | 'full' | 'blocked';

/** The saving state as an icon and words; changes are announced to screen readers. */
export function SaveStatus({
  status,
  kept = 'kept',
  title,
  className,
  isIconOnPhone = false,
  isQuiet = false,
}: {
  status: ShownStatus;
  /** Text counts as kept only once it is on the disk. */
  kept?: Kept;
  title?: string | undefined;
  className?: string | undefined;
  /** Shows only the icon on a narrow screen. */
  isIconOnPhone?: boolean;
  /**
   * Shows only the icon unless something is wrong, so that its width and the bar's line breaks
   * don't change.
   */
  isQuiet?: boolean;
}) {
  const {
    icon: Icon,
    tone,
    words,
    rest,
  }: StatusStyle = status === 'offline' && kept !== 'kept' ? offline[kept] : styles[status];
  return (
    <span
      role="status"
      title={title ?? (isQuiet ? words : undefined)}
      className={classNames(
        'inline-flex items-center gap-1.5 text-small whitespace-nowrap max-sm:gap-1 max-sm:text-[12px]',
        tone,
        className,
      )}
    >
      <Icon
        aria-hidden
        className={classNames('size-3.5 shrink-0', status === 'saving' && 'animate-spin')}
      />
      <span
        className={
          isQuiet && (status === 'saved' || status === 'pending' || status === 'saving')
            ? 'sr-only'
            : isIconOnPhone
              ? 'max-sm:sr-only'
              : 'truncate'
        }
      >
        {words}
        {rest ? <span className="max-lg:sr-only">{rest}</span> : null}
      </span>
    </span>
  );
}
