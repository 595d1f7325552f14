import { jobCopy } from './job.copy.ts';

/** The legend of the marks, which differ by line and not by color alone. */
export const PageLegend = () => (
  <p className="flex shrink-0 gap-5 border-t border-line bg-surface px-6 py-2.5 text-small max-sm:px-4">
    <span className="text-good underline decoration-2 underline-offset-4">
      {jobCopy.legend.shown}
    </span>
    <span className="text-warning underline decoration-dotted decoration-2 underline-offset-4">
      {jobCopy.legend.listed}
    </span>
  </p>
);
