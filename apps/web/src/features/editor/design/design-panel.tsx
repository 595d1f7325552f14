import { defaultSettings } from '@folio/contract/default-settings';
import { isSame } from '../../../lib/is-same.ts';
import { Button } from '../../../ui/button.tsx';
import { PhotoSettings } from '../photo/photo-settings.tsx';
import { useSettings } from '../store/use-settings.ts';
import { AccentSetting } from './accent-setting.tsx';
import { DataSetting } from './data-setting.tsx';
import { DetailSettings } from './detail-settings.tsx';
import { PageSettings } from './page-settings.tsx';
import { SidebarSetting } from './sidebar-setting.tsx';
import { TemplateSetting } from './template-setting.tsx';
import { FontSettings, ScaleSettings } from './type-settings.tsx';

/** How the resume is set, whatever its template. */
export const DesignPanel = () => (
  <div className="grid gap-8">
    <section aria-labelledby="template-heading">
      <Heading id="template-heading">Template</Heading>
      <TemplateSetting />
    </section>
    <section aria-labelledby="page-heading">
      <Heading id="page-heading">Page</Heading>
      <PageSettings />
      <SidebarSetting />
    </section>
    <section aria-labelledby="text-heading">
      <Heading id="text-heading">Text</Heading>
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0 @max-sm:grid-cols-1">
        <FontSettings />
        <ScaleSettings />
      </div>
    </section>
    <section aria-labelledby="color-heading">
      <Heading id="color-heading">Color</Heading>
      <AccentSetting />
    </section>
    <section aria-labelledby="details-heading">
      <Heading id="details-heading">Details</Heading>
      <DetailSettings />
    </section>
    <PhotoSettings />
    <section aria-labelledby="file-heading">
      <Heading id="file-heading">File</Heading>
      <DataSetting />
    </section>
    <BackToTemplate />
  </div>
);

const Heading = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className="mb-3 text-large font-semibold">
    {children}
  </h2>
);

/** All settings at once; the order of the sections is the person's own and stays. */
function BackToTemplate() {
  const { settings, change } = useSettings();
  return (
    <div>
      <Button
        disabled={isSame(settings, defaultSettings)}
        onClick={() => change(defaultSettings)}
        className="max-md:h-11"
      >
        Reset design
      </Button>
    </div>
  );
}
