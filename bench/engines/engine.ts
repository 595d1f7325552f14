import type { MakePdf } from './make-pdf.ts';

export const engineNames = ['folio', 'react-pdf', 'typst'] as const;
export type EngineName = (typeof engineNames)[number];

export const engineLabels: Record<EngineName, string> = {
  folio: 'Folio',
  'react-pdf': '@react-pdf/renderer',
  typst: 'Typst',
};

/** Loads an engine with its fonts: the startup work before the first PDF. */
export async function startEngine(name: EngineName): Promise<MakePdf> {
  switch (name) {
    case 'folio':
      return (await import('./folio.ts')).start();
    case 'react-pdf':
      return (await import('./react-pdf.ts')).start();
    case 'typst':
      return (await import('./typst.ts')).start();
  }
}
