import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { errorCopy } from './error-copy.ts';
import { offerRefresh } from './offer-refresh.ts';

type Fallbacks<Props> = {
  /** Shown while it loads. */
  waiting?: ReactNode;
  /** Shown if the part could not be loaded. */
  Offline?: ComponentType<Props>;
  /** Called if the part could not be loaded. */
  onFailed?: () => void;
};

/**
 * A part of a screen that needs the server: loaded when it is first shown, and not cached for
 * offline use (`leftOut` in `scripts/offline-files.ts`). `lazy` alone would fail until the page is
 * reloaded; this retries when the part is next shown, and when the connection is back.
 */
export function onlinePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Offline = Nothing, onFailed }: Fallbacks<Props> = {},
): (props: Props) => ReactNode {
  const attempt = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch {
        next = attempt();
        onFailed?.();
        return { default: Offline };
      }
    });
  let next = attempt();
  return function Part(props) {
    const [Loaded, setLoaded] = useState(() => next);
    useEffect(() => {
      const again = () => setLoaded(next);
      for (const event of retryEvents) addEventListener(event, again);
      return () => {
        for (const event of retryEvents) removeEventListener(event, again);
      };
    }, []);
    return <Suspense fallback={waiting}>{createElement(Loaded, props)}</Suspense>;
  };
}

const retryEvents = ['online', 'pointerdown'];

/**
 * A part that somebody has opened: if it can't be loaded, a notification says so, and the screen
 * stays.
 */
export const openedPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) => onlinePart(load, { waiting, onFailed: offerRefresh });

const Nothing = () => null;

export const OfflineNote = () => <p className="text-muted">{errorCopy.OFFLINE}</p>;
