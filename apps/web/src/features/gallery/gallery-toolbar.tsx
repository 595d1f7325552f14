import {
  ArrowDownWideNarrow,
  LayoutTemplate,
  ListFilter,
  type LucideIcon,
  Tag,
} from 'lucide-react';
import { useIsSold } from '../../lib/credit-costs.ts';
import { t } from '../../lib/words/words.ts';
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
  get all() {
    return t('All');
  },
  get basic() {
    return t('Basic');
  },
  get premium() {
    return t('Premium');
  },
  get professional() {
    return t('Professional');
  },
  get creative() {
    return t('Creative');
  },
  get modern() {
    return t('Modern');
  },
  get classic() {
    return t('Classic');
  },
  get minimal() {
    return t('Minimal');
  },
};

const sortLabels: Record<SortOrder, string> = {
  get newest() {
    return t('Newest');
  },
  get oldest() {
    return t('Oldest');
  },
  get 'name-asc'() {
    return t('Name (A-Z)');
  },
  get 'name-desc'() {
    return t('Name (Z-A)');
  },
  get popularity() {
    return t('Popularity');
  },
};

const planLabels: Record<Plan, string> = {
  get any() {
    return t('Any');
  },
  get free() {
    return t('Free');
  },
  get basic() {
    return t('With any plan');
  },
  get premium() {
    return t('With Premium');
  },
};

const kindLabels: Record<Kind, string> = {
  get any() {
    return t('Any');
  },
  get 'one-column'() {
    return t('One column');
  },
  get 'two-columns'() {
    return t('Two columns');
  },
  get photo() {
    return t('With a photo');
  },
  get academic() {
    return t('Academic');
  },
  get 'one-country'() {
    return t('For one country');
  },
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

/** Filters by required plan, hidden if nothing is sold. */
const tiers: readonly Category[] = ['basic', 'premium'];

/** Must be inside the `Tabs` that contains the list. */
export function GalleryToolbar({ category, plan, kind, sort, color, ...on }: Props) {
  const isSold = useIsSold();
  const isShown = (one: Category) => isSold || !tiers.includes(one);
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-2 border-b border-line">
      <TabList
        label={t('Categories')}
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
            label={t('Filter')}
            value={category}
            options={categories.filter(isShown)}
            labels={categoryLabels}
            onChoose={on.onCategory}
          />
          <ChoiceMenu
            icon={LayoutTemplate}
            label={t('Kind')}
            value={kind}
            options={kinds}
            labels={kindLabels}
            onChoose={on.onKind}
          />
          {isSold ? (
            <ChoiceMenu
              icon={Tag}
              label={t('Plan')}
              value={plan}
              options={plans}
              labels={planLabels}
              onChoose={on.onPlan}
            />
          ) : null}
          <ChoiceMenu
            icon={ArrowDownWideNarrow}
            label={t('Sort')}
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
        <Button>
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
