import type { DisplayList } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { PageSlots } from '../page/pages.tsx';
import { usePageTheme } from '../view/page-theme.ts';

/**
 * The hints on the pages, in light gray. Hidden from screen readers, since they are not content;
 * the blend mode leaves the paper unchanged in both themes.
 */
export function GhostLayer({ ghosts, pxPerPt }: { ghosts: DisplayList; pxPerPt: number }) {
  const theme = usePageTheme();
  const { pages, widthPt, heightPt } = ghosts;
  const blend = theme === 'dark' ? 'mix-blend-lighten' : 'mix-blend-darken';
  return (
    <div aria-hidden inert data-ghosts className={`opacity-30 select-none ${blend}`}>
      <PageSlots
        list={ghosts}
        pxPerPt={pxPerPt}
        render={(index) => {
          const page = pages[index];
          if (!page) return null;
          const size = { widthPt, heightPt, pxPerPt };
          return <PaperPage page={page} theme={theme} {...size} />;
        }}
      />
    </div>
  );
}
