import { useMediaQuery } from './use-media-query.ts';

/** How the editor is laid out: a rail with words, with icons, a strip of tabs, or one pane at a time. */
export type Frame = 'rail' | 'icons' | 'strip' | 'phone';

export function useFrame(): Frame {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const hasIcons = useMediaQuery('(min-width: 1024px)');
  const hasRail = useMediaQuery('(min-width: 1200px)');
  if (isPhone) return 'phone';
  if (hasRail) return 'rail';
  return hasIcons ? 'icons' : 'strip';
}
