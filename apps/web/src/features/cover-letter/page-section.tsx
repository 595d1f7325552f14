import { contentLimits } from '@folio/contract/content-limits';
import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = {
  content: CoverLetterContent;
  onChange: (fields: Partial<CoverLetterContent>) => void;
};

/** What stands above the letter's text. */
export const PageSection = ({ content, onChange }: Props) => (
  <section aria-labelledby="letter-page" className="grid gap-4">
    <div>
      <h2 id="letter-page" className="text-title font-semibold">
        On the page
      </h2>
      <p className="mt-1 text-small text-muted">
        Your name and contact details come from the resume, the names above stand before the
        address.
      </p>
    </div>
    <TextField
      label="Date"
      maxLength={60}
      value={content.date}
      onChange={({ target }) => onChange({ date: target.value })}
    />
    <TextArea
      label="Address of the company"
      rows={2}
      maxLength={600}
      value={content.address}
      onChange={({ target }) => onChange({ address: target.value })}
    />
    <TextField
      label="Subject"
      maxLength={contentLimits.shortText}
      value={content.subject}
      onChange={({ target }) => onChange({ subject: target.value })}
    />
  </section>
);
