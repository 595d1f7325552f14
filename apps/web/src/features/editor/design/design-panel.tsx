import { settingRanges } from '@folio/contract/setting-choices';
import { templateById } from '@folio/contract/template-list';
import { LayoutTemplate } from 'lucide-react';
import { hasSameContent } from '../../../lib/has-same-content.ts';
import { newResumeSettings } from '../../../lib/new-resume-settings.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { PhotoSettings } from '../photo/photo-settings.tsx';
import { useEditor, useSettings } from '../store/use-editor.ts';
import { multiPage, useTemplateFacts } from '../top-bar/template-facts.ts';
import { useViewStore } from '../view/use-view.ts';
import { AccentSetting } from './accent-setting.tsx';
import { DetailSettings } from './detail-settings.tsx';
import { FontChooser } from './font-chooser.tsx';
import { PageSettings } from './page-settings.tsx';

/** Design settings, independent of the template. */
export const DesignPanel = () => (
  <div className="grid gap-8">
    <section aria-labelledby="template-heading">
      <Heading id="template-heading">{t('Template')}</Heading>
      <TemplateSetting />
    </section>
    <section aria-labelledby="page-heading">
      <Heading id="page-heading">{t('Page')}</Heading>
      <PageSettings />
      <SidebarSetting />
    </section>
    <section aria-labelledby="text-heading">
      <Heading id="text-heading">{t('Text')}</Heading>
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0 @max-sm:grid-cols-1">
        <FontSettings />
        <ScaleSettings />
      </div>
    </section>
    <section aria-labelledby="color-heading">
      <Heading id="color-heading">{t('Color')}</Heading>
      <AccentSetting />
    </section>
    <section aria-labelledby="details-heading">
      <Heading id="details-heading">{t('Details')}</Heading>
      <DetailSettings />
    </section>
    <PhotoSettings />
    <section aria-labelledby="file-heading">
      <Heading id="file-heading">{t('File')}</Heading>
      <DataSetting />
    </section>
    <BackToTemplate />
  </div>
);

const Heading = ({ id, children }: { id: string; children: string }) => (
  <h3 id={id} className="mb-3 text-large font-semibold">
    {children}
  </h3>
);

/** Resets all design settings, but not the order of sections and the career stage. */
function BackToTemplate() {
  const { settings, change } = useSettings();
  const ofTemplate = { ...newResumeSettings, careerStage: settings.careerStage };
  return (
    <div>
      <Button disabled={hasSameContent(settings, ofTemplate)} onClick={() => change(ofTemplate)}>
        {t('Reset design')}
      </Button>
    </div>
  );
}

/** The current template, and a link to the others. */
function TemplateSetting() {
  const { name, facts, isLong } = useTemplateFacts();
  const view = useViewStore();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-small text-muted">
          {facts} {isLong ? <Badge>{multiPage()}</Badge> : null}
        </p>
      </div>
      <Button onClick={() => view.set({ dialog: 'template' })}>
        <LayoutTemplate aria-hidden className="size-4" />
        {t('Template')}
      </Button>
    </div>
  );
}

/** In two-column templates: whether the text becomes wide below the end of the side column. */
function SidebarSetting() {
  const { settings, change } = useSettings();
  const hasSidebar = useEditor(
    ({ document }) => templateById(document.templateId).layout !== 'single-column',
  );
  if (!hasSidebar) return null;
  return (
    <div className="mt-4">
      <Switch
        label={t('Wide text on later pages')}
        hint={t('Text takes the full width once the side column ends.')}
        checked={settings.sidebarPages !== 'all'}
        onCheckedChange={(isWide) => change({ sidebarPages: isWide ? null : 'all' })}
      />
    </div>
  );
}

function FontSettings() {
  const { settings, change } = useSettings();
  const templateId = useEditor(({ document }) => document.templateId);
  return (
    <>
      <FontChooser
        label={t('Font')}
        own={t('Default ({font})', { font: templateById(templateId).font })}
        chosen={settings.fontFamily}
        onChoose={(fontFamily) => change({ fontFamily })}
      />
      <FontChooser
        label={t('Title font')}
        own={t('Same as text')}
        chosen={settings.headingFamily}
        onChoose={(headingFamily) => change({ headingFamily })}
      />
    </>
  );
}

const scales = [
  {
    name: 'fontScale',
    get label() {
      return t('Text size');
    },
  },
  {
    name: 'leadingScale',
    get label() {
      return t('Line spacing');
    },
  },
  {
    name: 'spacingScale',
    get label() {
      return t('Space between sections and entries');
    },
  },
] as const;

function ScaleSettings() {
  const { settings, change } = useSettings();
  return (
    <div className="col-span-full grid gap-4">
      {scales.map(({ name, label }) => (
        <Slider
          key={name}
          label={label}
          {...settingRanges[name]}
          value={settings[name]}
          text={`${Math.round(100 * settings[name])}%`}
          onValueChange={(value) => change({ [name]: value })}
        />
      ))}
    </div>
  );
}

/** Whether files contain their content as data for other programs. */
function DataSetting() {
  const { settings, change } = useSettings();
  return (
    <Switch
      label={t('Data for programs')}
      hint={t(
        'PDF, Word, HTML and Markdown files also carry exactly what their pages show as data, so Folio and other software read them without mistakes. Hidden content isn’t included.',
      )}
      checked={settings.embedData ?? true}
      onCheckedChange={(isOn) => change({ embedData: isOn ? null : false })}
    />
  );
}
