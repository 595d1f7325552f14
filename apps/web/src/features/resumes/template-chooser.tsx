import { type TemplateId, templates } from '@folio/contract/templates';
import { RadioGroup } from 'radix-ui';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PagePicture } from '../../ui/page-picture.tsx';

type Props = { value: TemplateId; onValueChange: (id: TemplateId) => void };

/** The templates as pages. Any can be looked at and chosen; what a premium one asks for comes after. */
export function TemplateChooser({ value, onValueChange }: Props) {
  const choose = (id: string) => {
    const chosen = templates.find((template) => template.id === id);
    if (chosen) onValueChange(chosen.id);
  };
  return (
    <RadioGroup.Root
      aria-label="Template"
      value={value}
      onValueChange={choose}
      className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4"
    >
      {templates.map((template) => (
        <RadioGroup.Item
          key={template.id}
          value={template.id}
          aria-labelledby={`template-${template.id}`}
          className={classNames(
            'group flex flex-col rounded-panel border border-line p-3 text-left transition-[border-color,background-color]',
            'hover:border-control data-[state=checked]:border-accent data-[state=checked]:bg-tint',
          )}
        >
          <PagePicture src={template.previewImage} alt="" />
          <span className="mt-3 flex items-start gap-2">
            <span
              aria-hidden
              className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control group-data-[state=checked]:border-accent"
            >
              <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
            </span>
            <span
              id={`template-${template.id}`}
              className="flex flex-wrap items-center gap-x-2 font-medium"
            >
              {template.name}
              {template.premium ? <Badge tone="accent">Premium</Badge> : null}
            </span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
