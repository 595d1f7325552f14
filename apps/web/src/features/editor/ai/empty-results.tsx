/** In the place of results that were not asked for yet. */
export const EmptyResults = ({ title, hint }: { title: string; hint: string }) => (
  <div className="py-4">
    <p className="text-body font-medium">{title}</p>
    <p className="mt-1 text-small text-muted">{hint}</p>
  </div>
);
