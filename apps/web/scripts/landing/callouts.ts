import type { DocumentSettings } from '@folio/contract/document-settings';
import type { TemplateId } from '@folio/contract/template-ids';
import type { DisplayItem, LineItem } from '@folio/typeset/display-list';
import { layOut } from './sample-page.ts';
import { jobAlone, paintArea, strongBullet, weakBullet } from './texts.ts';

const slipWidthPt = 340;
const suggestionWidthPt = 280;
const struck = '#b3261e';
const marked = '#eaf1ff';

const isLine = (item: DisplayItem): item is LineItem => item.kind === 'line';

/** A weak bullet, struck through, above the strong one, marked. */
export function drawSuggestion(): string {
  const content = jobAlone([weakBullet, strongBullet]);
  const settings = { fontScale: 1.2 };
  const slipWidthPt = suggestionWidthPt;
  const { list, page } = layOut({ templateId: 'classic', content, settings, slipWidthPt });
  const lines = page.items.filter(isLine);
  const [first = 0, second = 0] = lines.flatMap(({ text }, at) => (text === '•' ? [at] : []));
  const lowered = lines.slice(second).map((line) => lower(line, betweenBulletsPt));
  const bullets = [...lines.slice(first, second), ...lowered];
  const [weak, strong] = [lines.slice(first + 1, second), lowered.slice(1)];
  const strikes = weak.map((line) => ({
    ...({ kind: 'rect', color: struck, heightPt: 0.8 } as const),
    xPt: line.xPt,
    yPt: line.baselinePt - line.sizePt * 0.28,
    widthPt: line.widthPt,
  }));
  const marks = strong.map((line) => ({
    ...({ kind: 'rect', color: marked } as const),
    xPt: line.xPt - 3,
    yPt: line.topPt,
    widthPt: line.widthPt + 6,
    heightPt: line.heightPt,
  }));
  return paintArea([...marks, ...bullets, ...strikes], slipAround(bullets, 20, list.widthPt));
}

const betweenBulletsPt = 10;
const lower = (line: LineItem, byPt: number): LineItem => ({
  ...line,
  topPt: line.topPt + byPt,
  baselinePt: line.baselinePt + byPt,
});

/** The header of the sample in a template. */
export function drawHead(templateId: TemplateId): string {
  const { list, page } = layOut({ templateId });
  return paintArea(page.items, { xPt: 0, yPt: 0, widthPt: list.widthPt, heightPt: 200 });
}

/** The same job in another style. */
export function drawSetting(settings: Partial<DocumentSettings>): string {
  const content = jobAlone([strongBullet]);
  const { page } = layOut({ templateId: 'classic', content, settings, slipWidthPt });
  const title = page.items.findIndex((item) => isLine(item) && item.text === 'Experience');
  const shown = page.items.filter((item, at) => !isLine(item) || at >= title);
  return paintArea(shown, slipAround(shown.filter(isLine), 14, slipWidthPt));
}

function slipAround(lines: LineItem[], marginPt: number, widthPt: number) {
  const top = Math.min(...lines.map(({ topPt }) => topPt)) - marginPt;
  const bottom = Math.max(...lines.map(({ topPt, heightPt }) => topPt + heightPt)) + marginPt;
  return { xPt: 0, yPt: top, widthPt, heightPt: bottom - top };
}
