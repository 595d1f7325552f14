import type { ReactNode } from 'react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { sectionTitleStyle } from './landing-footer.tsx';

/** Three features, each illustrated by a part of a page. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="scroll-mt-8 pt-20 lg:pt-28">
      <h2 id="features-title" className={sectionTitleStyle}>
        {t('Say it well. Set it well. Make it yours.')}
      </h2>
      <div className="mt-10 grid gap-12 md:grid-cols-3 md:gap-10 lg:gap-12">
        <Feature
          title={t('AI Content Suggestions')}
          text={t('See the weak line, why it’s weak, and a stronger version. Keep it or don’t.')}
        >
          <Callout
            picture="suggestion"
            size={[280, 182]}
            alt={t(
              'A bullet that starts with “Responsible for” is crossed out. Below it, one that says what was done and what changed.',
            )}
          />
        </Feature>
        <Feature
          title={t('Beautiful Templates')}
          text={t('Typeset like a good book: real kerning, ligatures and clean page breaks.')}
        >
          <Callout picture="head-academic" size={[595, 200]} alt="" className="w-[88%]" />
          <Callout
            picture="head-creative"
            size={[595, 200]}
            alt=""
            className="-mt-9 ml-auto w-[88%]"
          />
          <Callout
            picture="head-professional"
            size={[595, 200]}
            alt={t('The headers of three resumes, each in a different template.')}
            className="-mt-9 w-[88%]"
          />
        </Feature>
        <Feature
          title={t('Simple Customization')}
          text={t(
            'Change fonts, colors, spacing and order. Fit everything on one page with one click.',
          )}
        >
          <Callout picture="setting-serif" size={[340, 104]} alt="" className="ml-auto w-[88%]" />
          <Callout picture="setting-sans" size={[340, 118]} alt="" className="-mt-10 w-[88%]" />
          <Callout
            picture="setting-round"
            size={[340, 126]}
            alt={t(
              'The same job three times: in a serif with dark red, a sans serif with blue, and a rounded font with green.',
            )}
            className="-mt-10 ml-auto w-[88%]"
          />
        </Feature>
      </div>
    </section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="flex flex-col">
      <div className="flex flex-col justify-center md:min-h-72">{children}</div>
      <h3 className="mt-6 text-large font-semibold">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </article>
  );
}

/** A part of a page that the engine has drawn, from public/landing. */
function Callout({
  picture,
  size: [width, height],
  alt,
  className,
}: {
  picture: string;
  size: [width: number, height: number];
  /** Empty where another callout's text covers it. */
  alt: string;
  className?: string;
}) {
  return (
    <img
      src={`/landing/${picture}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classNames(
        'block h-auto rounded-paper bg-paper shadow-paper',
        className ?? 'w-full',
      )}
    />
  );
}
