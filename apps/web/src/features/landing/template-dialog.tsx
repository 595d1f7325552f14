import { useState } from 'react';
import { t } from '../../lib/words/words.ts';
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
        description={t('{description} Shown with sample data.', {
          description: last?.description ?? '',
        })}
        footer={
          <>
            <Button onClick={onClose}>{t('Close Preview')}</Button>
            <Button variant="primary" asChild>
              <a href="/resume/start">{t('Get Started')}</a>
            </Button>
          </>
        }
      >
        {last ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the page from here.
          <section tabIndex={0} aria-label={t('Sample page')} className="rounded-paper">
            <PagePicture
              src={last.previewImage}
              alt={t('The sample resume in the template {name}', { name: last.name })}
            />
          </section>
        ) : null}
      </Dialog>
    </TooltipProvider>
  );
}
