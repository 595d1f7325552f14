import { templateById } from '@folio/contract/templates';
import { PagePicture } from '../ui/page-picture.tsx';

/** Beside the forms for guests, where the screen is wide: a page on the desk, and what it promises. */
export function PromoPanel() {
  return (
    <aside className="sticky top-0 hidden h-dvh overflow-hidden border-l border-line bg-desk lg:block">
      <div className="mx-auto flex h-full max-w-140 flex-col px-10 pt-24">
        <p className="font-display text-[36px] leading-[1.15] tracking-[-0.015em] text-balance">
          The page that you see is the page that you send.
        </p>
        <p className="mt-4 max-w-100 text-large text-muted">
          Set like a book, read by people and machines alike, and yours as a PDF to the last line
          break.
        </p>
        <div className="mt-14">
          <PagePicture src={templateById('modern').previewImage} alt="" />
        </div>
      </div>
    </aside>
  );
}
