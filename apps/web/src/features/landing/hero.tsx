import { Button } from '../../ui/button.tsx';
import { RevisedPage } from './revised-page.tsx';

export function Hero() {
  return (
    <section className="border-line lg:border-b">
      <div className="mx-auto grid max-w-280 gap-12 px-6 pt-8 lg:grid-cols-[minmax(0,1fr)_560px] lg:gap-12 lg:pt-4">
        <div className="lg:pt-24">
          <h1 className="font-display text-[clamp(32px,10vw,40px)] leading-[1.08] tracking-[-0.02em] text-balance sm:text-[56px] lg:text-[52px]">
            Build Professional Resumes in Minutes
          </h1>
          <p className="mt-6 max-w-[46ch] lg:max-w-[40ch] text-[18px] leading-normal text-pretty text-muted">
            What you see is the document itself, to the last line break. It is read and criticised
            honestly, and nothing is ever invented for you.
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <Button variant="primary" size="large" asChild>
              <a href="/signup">Get Started</a>
            </Button>
            <Button size="large" asChild>
              <a href="/#templates">View Templates</a>
            </Button>
          </div>
          <p className="mt-5 text-small text-faint">Free to start. No card needed.</p>
        </div>
        <RevisedPage />
      </div>
    </section>
  );
}
