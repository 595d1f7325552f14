import type { ResumeSummary } from '@folio/contract/resumes';
import { defaultTemplateId, premiumTemplateWords, templateById } from '@folio/contract/templates';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { premiumPath } from './resumes.copy.ts';
import { useLastAsked } from './use-last-asked.ts';

type Props = {
  /** The resume to copy; undefined while nothing is asked. */
  resume: ResumeSummary | undefined;
  onClose: () => void;
  onCopy: (resume: ResumeSummary) => void;
};

const otherTemplate = templateById(defaultTemplateId).name;

/** For a copy of a resume in a premium template without a plan: another template, or a plan. */
export function PremiumCopyDialog({ resume, onClose, onCopy }: Props) {
  const asked = useLastAsked(resume);
  const templateName = asked ? templateById(asked.templateId).name : '';
  const copy = () => {
    if (asked) onCopy(asked);
    onClose();
  };
  return (
    <Dialog
      open={resume !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      title={premiumTemplateWords.title}
      description={premiumTemplateWords.description}
      footer={
        <>
          <Button asChild>
            <Link reloadDocument to={premiumPath}>
              Upgrade to Premium
            </Link>
          </Button>
          <Button variant="primary" onClick={copy}>
            Copy in {otherTemplate}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        Your resume stays in {templateName}. Its copy can have all that you wrote in {otherTemplate}
        , and you can change its template anytime later.
      </p>
    </Dialog>
  );
}
