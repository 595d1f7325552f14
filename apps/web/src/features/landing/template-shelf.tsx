import { templateFacts } from '@folio/contract/template-facts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PagePicture } from '../../ui/page-picture.tsx';
import { toast } from '../../ui/toast.ts';
import { sectionTitleStyle } from './section-title-style.ts';
import type { TemplateDialog } from './template-dialog.tsx';

const shown = templateFacts.slice(0, 3);
type Shown = (typeof shown)[number];

/** The first three templates as pages on the desk. The dialog of one is loaded when it is asked for. */
export function TemplateShelf() {
  const [Dialog, setDialog] = useState<typeof TemplateDialog>();
  const [preview, setPreview] = useState<Shown>();

  async function open(template: Shown) {
    setPreview(template);
    if (Dialog) return;
    try {
      const module = await loadDialog();
      setDialog(() => module.TemplateDialog);
    } catch {
      toast({
        tone: 'error',
        title: 'The preview could not be loaded',
        description: 'Check your connection and try again.',
      });
    }
  }

  return (
    <section
      id="templates"
      aria-labelledby="templates-title"
      className="scroll-mt-8 pt-20 pb-16 lg:pt-28 lg:pb-24"
    >
      <h2 id="templates-title" className={sectionTitleStyle}>
        Templates that stay out of the way
      </h2>
      <ul className="mt-10 grid gap-12 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((template) => (
          <li key={template.id} className="flex flex-col items-start">
            <PagePicture
              src={template.previewImage}
              alt={`A resume in the template ${template.name}`}
              isLazy
            />
            <h3 className="mt-5 text-large font-semibold">{template.name}</h3>
            <p className="mt-1 mb-4 text-muted">{template.description}</p>
            <Button
              className="mt-auto"
              onPointerEnter={prepareDialog}
              onClick={() => void open(template)}
            >
              Preview Template <span className="sr-only">{template.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {Dialog ? <Dialog template={preview} onClose={() => setPreview(undefined)} /> : null}
    </section>
  );
}

const loadDialog = () => import('./template-dialog.tsx');

/** Whoever points at the button is likely to press it. */
function prepareDialog() {
  loadDialog().catch(() => undefined);
}
