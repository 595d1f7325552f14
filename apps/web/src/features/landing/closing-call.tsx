import { Button } from '../../ui/button.tsx';

export function ClosingCall() {
  return (
    <section className="border-t border-line py-20 text-center lg:py-28">
      <h2 className="mx-auto max-w-[22ch] font-display text-[32px] leading-[1.15] tracking-[-0.015em] text-balance sm:text-display">
        The next page is yours.
      </h2>
      <Button variant="primary" size="large" className="mt-8" asChild>
        <a href="/signup">Create Your Resume</a>
      </Button>
    </section>
  );
}
