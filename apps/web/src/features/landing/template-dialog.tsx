import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PagePicture } from '../../ui/page-picture.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';

type Shown = { name: string; description: string; previewImage: string };

/** A large view of a template with the sample's data. Open while there is a `template`. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template: Shown | undefined;
  onClose: () => void;
}) {
  const [last, setLast] = useState(template);
  if (template && template !== last) setLast(template);
  return (
    <TooltipProvider>
      <Dialog
        open={template !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        size="large"
        title={last?.name}
        description={`${last?.description ?? ''} Shown with sample data.`}
        footer={
          <>
            <Button onClick={onClose}>Close Preview</Button>
            <Button variant="primary" asChild>
              <a href="/resume/start">Get Started</a>
            </Button>
          </>
        }
      >
        {last ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the page from here.
          <section tabIndex={0} aria-label="Sample page" className="rounded-paper">
            <PagePicture
              src={last.previewImage}
              alt={`The sample resume in the template ${last.name}`}
            />
          </section>
        ) : null}
      </Dialog>
    </TooltipProvider>
  );
}
