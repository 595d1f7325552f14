import { LayoutTemplate } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { multiPage, useTemplateFacts } from '../top-bar/template-facts.ts';
import { useViewStore } from '../view/use-view.ts';

/** The template that is set now, and the way to the others. */
export function TemplateSetting() {
  const { words, isLong } = useTemplateFacts();
  const view = useViewStore();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-body">
        {words} {isLong ? <Badge>{multiPage}</Badge> : null}
      </p>
      <Button className="max-md:h-11" onClick={() => view.set({ dialog: 'template' })}>
        <LayoutTemplate aria-hidden className="size-4" />
        Template
      </Button>
    </div>
  );
}
