import { templateFacts } from '@folio/contract/template-facts';
import { useState } from 'react';
import { useHasToken } from '../../lib/use-has-token.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { PagePicture } from '../../ui/page-picture.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { toast } from '../../ui/toast.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { SkillDemo } from './demo/skill-demo.tsx';
import { Features } from './features.tsx';
import { LandingFooter, sectionTitleStyle } from './landing-footer.tsx';
import { Proofs } from './proofs/proofs.tsx';
import { Questions } from './questions.tsx';
import { RevisedPage } from './revised-page.tsx';
import type { TemplateDialog } from './template-dialog.tsx';

/**
 * The landing page, prerendered at build time. It uses no router, queries or schemas, so its links
 * are plain.
 */
export function LandingPage() {
  return (
    <div className="overflow-x-clip">
      <SkipLink to="content" />
      <LandingHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <div className="mx-auto max-w-280 px-6 pt-16 lg:pt-24">
          <SkillDemo />
          <Proofs />
          <Features />
          <TemplateShelf />
          <Questions />
          <ClosingCall />
        </div>
      </main>
      <LandingFooter />
    </div>
  );
}

function ClosingCall() {
  return (
    <section className="border-t border-line py-20 text-center lg:py-28">
      <h2 className="mx-auto max-w-[22ch] font-display text-[32px] leading-[1.15] tracking-[-0.015em] text-balance sm:text-display">
        {t('Your turn.')}
      </h2>
      <Button variant="primary" size="large" className="mt-8" asChild>
        <a href="/signup">{t('Create Your Resume')}</a>
      </Button>
    </section>
  );
}

function Hero() {
  return (
    <section className="border-line lg:border-b">
      <div className="mx-auto grid max-w-280 gap-12 px-6 pt-8 lg:grid-cols-[minmax(0,1fr)_560px] lg:gap-12 lg:pt-4 xl:grid-cols-[348px_minmax(0,1fr)] xl:gap-8">
        <div className="lg:pt-24">
          <h1 className="font-display text-[clamp(32px,10vw,40px)] leading-[1.08] tracking-[-0.02em] text-balance sm:text-[56px] lg:text-[52px]">
            {t('Build Professional Resumes in Minutes')}
          </h1>
          <p className="mt-6 max-w-[46ch] lg:max-w-[40ch] text-[18px] leading-normal text-pretty text-muted">
            {t(
              'The page you edit is the PDF you send, line for line. Get honest feedback on every bullet, from an editor that never makes things up.',
            )}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <Button variant="primary" size="large" asChild>
              <a href="/resume/start">{t('Get Started')}</a>
            </Button>
            <Button size="large" asChild>
              <a href="/#templates">{t('View Templates')}</a>
            </Button>
          </div>
          <p className="mt-5 text-small text-faint">
            <span className="in-data-unsold:hidden">{t('Free to start.')} </span>
            {t('No account')}
            <span className="in-data-unsold:hidden">{t(', no credit card')}</span>.
          </p>
        </div>
        <RevisedPage />
      </div>
    </section>
  );
}

const links = [
  {
    href: '/#features',
    get label() {
      return t('Features');
    },
  },
  {
    href: '/pricing',
    get label() {
      return t('Pricing');
    },
  },
  {
    href: '/#templates',
    get label() {
      return t('Templates');
    },
  },
];

function LandingHeader() {
  const hasToken = useHasToken();
  return (
    <header className="mx-auto flex max-w-280 flex-wrap items-center gap-x-1 px-6 py-3.5">
      <a href="/" aria-label="Folio" className="rounded-control">
        <Wordmark />
      </a>
      <nav
        aria-label={t('Main')}
        className="order-last flex w-full max-md:mt-2 max-md:-ml-3.5 md:order-none md:ml-auto md:w-auto"
      >
        {links.map(({ href, label }) => (
          <Button key={href} variant="quiet" asChild>
            <a href={href}>{label}</a>
          </Button>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1 md:ml-2">
        <ThemeSwitch />
        {hasToken ? (
          <Button asChild>
            <a href="/dashboard">{t('Dashboard')}</a>
          </Button>
        ) : (
          <>
            <Button variant="quiet" asChild>
              <a href="/login">{t('Log In')}</a>
            </Button>
            <Button asChild>
              <a href="/signup">{t('Sign Up')}</a>
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

const shown = templateFacts.slice(0, 3);
type Shown = (typeof shown)[number];

/** The first three templates. The preview dialog is loaded on demand. */
function TemplateShelf() {
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
        title: t('We couldn’t load the preview'),
        description: t('Check your connection and try again.'),
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
        {t('Templates that keep the focus on you')}
      </h2>
      <ul className="mt-10 grid gap-12 sm:grid-cols-3 sm:gap-6 lg:gap-12">
        {shown.map((template) => (
          <li key={template.id} className="flex flex-col items-start">
            <PagePicture
              src={template.previewImage}
              alt={t('A resume in the template {name}', { name: template.name })}
              isLazy
            />
            <h3 className="mt-5 text-large font-semibold">{template.name}</h3>
            <p className="mt-1 mb-4 text-muted">{template.description}</p>
            <Button
              className="mt-auto"
              onPointerEnter={prepareDialog}
              onClick={() => void open(template)}
            >
              {t('Preview Template')} <span className="sr-only">{template.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {Dialog ? <Dialog template={preview} onClose={() => setPreview(undefined)} /> : null}
    </section>
  );
}

const loadDialog = () => import('./template-dialog.tsx');

/** Preloads the dialog on hover, since a click is likely. */
function prepareDialog() {
  loadDialog().catch(() => undefined);
}
