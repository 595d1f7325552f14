import { opensTier } from '@folio/contract/entitlements';
import type { CSSProperties, ReactNode } from 'react';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { t } from '../../../lib/words/words.ts';
import { ColorSwatches, type PreviewColor } from '../color-swatches.tsx';
import { categoryLabels } from '../gallery-toolbar.tsx';
import type { GalleryTemplate } from '../templates.queries.ts';

type Props = {
  template: GalleryTemplate;
  color: PreviewColor;
  onColor: (color: PreviewColor) => void;
};

/** A template's details. The counts need the server. */
export function TemplateDetails({ template, color, onColor }: Props) {
  const { category, font, premium, tier, features, uses, views } = template;
  const isSold = useIsSold();
  const accent = color.accent ?? template.accent;
  return (
    <div className="grid content-start gap-6">
      <p className="text-muted">{template.description}</p>
      <div className="max-md:-ml-3 md:-ml-2">
        <ColorSwatches value={color} onValueChange={onColor} />
      </div>
      <dl className="grid gap-y-2.5">
        <Fact name="Style">{styleName(category)}</Fact>
        <Fact name="Accent color">
          <span className="flex items-center gap-2">
            <span
              aria-hidden
              style={{ '--swatch': accent } as CSSProperties}
              className="size-3 rounded-full border border-control bg-(--swatch)"
            />
            {accent}
          </span>
        </Fact>
        <Fact name="Font">{font}</Fact>
        {isSold ? <Fact name="Premium">{premium ? t('Yes') : t('No')}</Fact> : null}
        {premium && isSold ? (
          <Fact name="Opened by">
            {opensTier('basic', tier) ? t('any plan') : t('the Premium plan')}
          </Fact>
        ) : null}
        {uses === undefined ? null : <Fact name="Uses">{uses.toLocaleString()}</Fact>}
        {views === undefined ? null : <Fact name="Views">{views.toLocaleString()}</Fact>}
      </dl>
      <div>
        <h3 className="text-small font-medium text-faint">{t('Features')}</h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-4 marker:text-faint">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2.5">
      <dt className="text-small font-medium text-faint">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

const labels: Readonly<Record<string, string>> = categoryLabels;

/** A newer server may have unknown styles. */
const styleName = (category: string): string =>
  labels[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
