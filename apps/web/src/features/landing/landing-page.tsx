import { SkipLink } from '../../ui/skip-link.tsx';
import { ClosingCall } from './closing-call.tsx';
import { SkillDemo } from './demo/skill-demo.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { TemplateShelf } from './template-shelf.tsx';

/**
 * The first page. It is made into HTML when the app is built, and knows nothing of routers, queries
 * and schemas: its links are plain.
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
          <Features />
          <TemplateShelf />
          <ClosingCall />
        </div>
      </main>
      <LandingFooter />
    </div>
  );
}
