import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { errorCopy } from './error-copy.ts';

type Fallbacks<Props> = {
  /** Shown while it loads. */
  waiting?: ReactNode;
  /** Shown where it could not be loaded. */
  Offline?: ComponentType<Props>;
};

/**
 * A part of a screen that needs the server: loaded when it is first shown, and not kept for offline
 * use (`leftOut` in `scripts/offline-files.ts`). One that could not be loaded is asked for again when
 * it is next shown.
 */
export function onlinePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Offline = Nothing }: Fallbacks<Props> = {},
): (props: Props) => ReactNode {
  let latest = begin();
  function begin() {
    return lazy<ComponentType<Props>>(async () => ({
      default: await load().catch(() => {
        latest = begin();
        return Offline;
      }),
    }));
  }
  return function OnlinePart(props) {
    const [Loaded] = useState(() => latest);
    return <Suspense fallback={waiting}>{createElement(Loaded, props)}</Suspense>;
  };
}

const Nothing = () => null;

export const OfflineNote = () => <p className="text-muted">{errorCopy.OFFLINE}</p>;
