import type { TemplateId } from '@folio/contract/template-ids';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { categories, kinds, plans, sortOrders, type TemplateQuery } from './arrange-templates.ts';
import { defaultColor, type PreviewColor, previewColors } from './color-swatches.tsx';

export type GalleryAddress = TemplateQuery & { color: PreviewColor; previewedId: string | null };

const defaults = {
  q: '',
  category: 'all',
  plan: 'any',
  kind: 'any',
  sort: 'newest',
  color: defaultColor.id,
} as const;
type Name = keyof typeof defaults;

/**
 * The gallery's state is in the URL, so that Back, Reload and links restore it. Invalid parameters
 * are ignored.
 */
export function readGalleryAddress(parameters: URLSearchParams): GalleryAddress {
  const parameterOf = (name: Name) => parameters.get(name) ?? defaults[name];
  return {
    search: parameterOf('q'),
    category: categories.find((one) => one === parameterOf('category')) ?? 'all',
    plan: plans.find((one) => one === parameterOf('plan')) ?? 'any',
    kind: kinds.find((one) => one === parameterOf('kind')) ?? 'any',
    sort: sortOrders.find((one) => one === parameterOf('sort')) ?? 'newest',
    color: previewColors.find(({ id }) => id === parameterOf('color')) ?? defaultColor,
    previewedId: parameters.get('preview'),
  };
}

/** A choice among templates adds a history entry; a letter of the search or a color replaces it. */
const isStep: Record<Name, boolean> = {
  category: true,
  plan: true,
  kind: true,
  sort: true,
  q: false,
  color: false,
};

/** The URL's current value, which may be newer than the rendered one. */
const currentValue = (name: Name): string =>
  new URLSearchParams(window.location.search).get(name) ?? defaults[name];

/** Choices are shown at once, as in any control. */
export function useGalleryAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  function set(name: Name, value: string) {
    // A tab is selected on press, and again on the resulting focus.
    if (currentValue(name) === value) return;
    setParameters((now) => changed(now, name, value === defaults[name] ? null : value), {
      replace: !isStep[name],
      state,
      preventScrollReset: true,
      flushSync: true,
    });
  }
  return { address: readGalleryAddress(parameters), set, ...usePreviewAddress() };
}

/** Opening a preview adds a history entry, and closing it goes back. */
function usePreviewAddress() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const isClosing = useRef(false);
  const previewedId = parameters.get('preview');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is taken when the address says so
  useEffect(() => {
    isClosing.current = false;
  }, [previewedId]);
  const show = (id: TemplateId | null, replace: boolean) =>
    setParameters((now) => changed(now, 'preview', id), {
      replace,
      preventScrollReset: true,
      state: replace ? state : { isOpenedHere: true },
    });
  return {
    openPreview: (id: TemplateId) => show(id, false),
    /** Shows another template in the open preview. */
    turnPreview: (id: TemplateId) => show(id, true),
    closePreview() {
      if (isClosing.current) return;
      isClosing.current = true;
      if (state?.isOpenedHere) void navigate(-1);
      else show(null, true);
    },
  };
}

function changed(now: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(now);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
