import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { PagePicture } from '../../ui/page-picture.tsx';

const steps = () =>
  [
    t('Choose a template. You can change it anytime.'),
    t('Fill in your details and watch the page update.'),
    t('Download your PDF.'),
  ] as const;

/** The dashboard without any resume. */
export function FirstResume({ picture, onCreate }: { picture: string; onCreate: () => void }) {
  return (
    <section
      aria-labelledby="first"
      className="grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)]"
    >
      <div>
        <h2
          id="first"
          className="font-display text-[32px] leading-[1.15] tracking-[-0.015em] sm:text-display"
        >
          {t('Create Your First Resume')}
        </h2>
        <ol className="mt-8 grid gap-4">
          {steps().map((step, index) => (
            <li key={step} className="flex items-baseline gap-4 text-large text-muted">
              <span aria-hidden className="w-4 shrink-0 font-display text-title text-accent">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap gap-3 max-sm:flex-col">
          <Button variant="primary" size="large" onClick={onCreate}>
            {t('Create Resume')}
          </Button>
          <Button asChild size="large">
            <Link to="/templates">{t('Browse Templates')}</Link>
          </Button>
        </div>
      </div>
      <PagePicture src={picture} alt="" className="max-lg:hidden" />
    </section>
  );
}
