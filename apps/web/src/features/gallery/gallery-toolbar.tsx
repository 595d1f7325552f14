import {
  ArrowDownWideNarrow,
  LayoutTemplate,
  ListFilter,
  type LucideIcon,
  Tag,
} from 'lucide-react';
import { useIsSold } from '../../lib/credit-costs.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuChoice, MenuChoices } from '../../ui/menu.tsx';
import { TabList } from '../../ui/tabs.tsx';
import {
  type Category,
  categories,
  type Kind,
  kinds,
  type Plan,
  plans,
  type SortOrder,
  sortOrders,
  tabCategories,
} from './arrange-templates.ts';
import { ColorSwatches, type PreviewColor } from './color-swatches.tsx';

export const categoryLabels: Record<Category, string> = {
  all: 'All',
  basic: 'Basic',
  premium: 'Premium',
  professional: 'Professional',
  creative: 'Creative',
  modern: 'Modern',
  classic: 'Classic',
  minimal: 'Minimal',
};

const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'name-asc': 'Name (A-Z)',
  'name-desc': 'Name (Z-A)',
  popularity: 'Popularity',
};

const planLabels: Record<Plan, string> = {
  any: 'Any',
  free: 'Free',
  basic: 'With any plan',
  premium: 'With Premium',
};

const kindLabels: Record<Kind, string> = {
  any: 'Any',
  'one-column': 'One column',
  'two-columns': 'Two columns',
  photo: 'With a photo',
  academic: 'Academic',
  'one-country': 'For one country',
};

type Props = {
  category: Category;
  plan: Plan;
  kind: Kind;
  sort: SortOrder;
  color: PreviewColor;
  onCategory: (category: Category) => void;
  onPlan: (plan: Plan) => void;
  onKind: (kind: Kind) => void;
  onSort: (sort: SortOrder) => void;
  onColor: (color: PreviewColor) => void;
};

/** Filters by required plan, hidden where nothing is sold. */
const tiers: readonly Category[] = ['basic', 'premium'];

/** Must be inside the `Tabs` whose list it shows. */
export function GalleryToolbar({ category, plan, kind, sort, color, ...on }: Props) {
  const isSold = useIsSold();
  const isShown = (one: Category) => isSold || !tiers.includes(one);
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-2 border-b border-line">
      <TabList
        label="Categories"
        tabs={tabCategories
          .filter(isShown)
          .map((value) => ({ value, label: categoryLabels[value] }))}
        className="-mb-px -ml-3 min-w-0 border-none"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-1 max-md:w-full">
        <ColorSwatches value={color} onValueChange={on.onColor} />
        <div className="flex flex-wrap gap-2">
          <ChoiceMenu
            icon={ListFilter}
            label="Filter"
            value={category}
            options={categories.filter(isShown)}
            labels={categoryLabels}
            onChoose={on.onCategory}
          />
          <ChoiceMenu
            icon={LayoutTemplate}
            label="Kind"
            value={kind}
            options={kinds}
            labels={kindLabels}
            onChoose={on.onKind}
          />
          {isSold ? (
            <ChoiceMenu
              icon={Tag}
              label="Plan"
              value={plan}
              options={plans}
              labels={planLabels}
              onChoose={on.onPlan}
            />
          ) : null}
          <ChoiceMenu
            icon={ArrowDownWideNarrow}
            label="Sort"
            value={sort}
            options={sortOrders}
            labels={sortLabels}
            onChoose={on.onSort}
          />
        </div>
      </div>
    </div>
  );
}

function ChoiceMenu<Value extends string>({
  icon: Icon,
  label,
  value,
  options,
  labels,
  onChoose,
}: {
  icon: LucideIcon;
  label: string;
  value: Value;
  options: readonly Value[];
  labels: Record<Value, string>;
  onChoose: (value: Value) => void;
}) {
  const choose = (text: string) => {
    const chosen = options.find((one) => one === text);
    if (chosen) onChoose(chosen);
  };
  return (
    <Menu
      trigger={
        <Button className="max-md:h-11">
          <Icon aria-hidden className="size-4 text-muted" />
          {label}: {labels[value]}
        </Button>
      }
    >
      <MenuChoices value={value} onValueChange={choose}>
        {options.map((option) => (
          <MenuChoice key={option} value={option}>
            {labels[option]}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  );
}
