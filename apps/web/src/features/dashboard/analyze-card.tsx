import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

export const analysisPath = '/resume/analysis';

export function AnalyzeCard() {
  return (
    <section aria-labelledby="analyze">
      <h2 id="analyze" className="text-large font-semibold">
        Analyze Your Resume
      </h2>
      <p className="mt-1 text-muted">See what a machine and a careful editor would read in it.</p>
      <Button asChild className="mt-3 max-md:h-11">
        <Link to={analysisPath}>Analyze Your Resume</Link>
      </Button>
    </section>
  );
}
