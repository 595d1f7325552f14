import { EyeOff } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { toast } from '../../ui/toast.ts';
import { galleryCopy } from './gallery.copy.ts';
import { showHiddenTemplates } from './hidden-templates.ts';

/** Below the templates of a browser that has hidden some. It goes when they come back. */
export function ShowHidden() {
  function show() {
    try {
      showHiddenTemplates();
      focusHeading();
    } catch {
      toast(galleryCopy.showHiddenFailed);
    }
  }
  return (
    <div className="mt-12 flex justify-center">
      <Button className="max-md:h-11" onClick={show}>
        <EyeOff aria-hidden className="size-4 text-muted" />
        Show hidden templates
      </Button>
    </div>
  );
}
