/** The import rules of the house: see docs/architecture.md. */
const ours = '^(packages|apps|bench|e2e)/';
/** The layers of packages/intake, the lowest first: each imports those below it, and none above. */
const intakeLayers = [
  'vocabulary',
  'citations',
  'layout',
  'forms',
  'sections',
  'entries',
  'fields',
  'formats',
  'learned',
];
const intakeBelow = (layer, at) => ({
  name: `intake-${layer}-imports-layers-below`,
  severity: 'error',
  from: { path: `^packages/intake/src/${layer}/`, pathNot: '\\.test\\.' },
  to: {
    path: '^packages/intake/',
    pathNot: [
      `^packages/intake/src/(${intakeLayers.slice(0, at + 1).join('|')})/`,
      '^packages/intake/src/(intake-error|limits)\\.ts$',
    ],
  },
});
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: ours, pathNot: [from, ...allowed] },
});

/** The layers of the analysis, each with those that it may import: see packages/analysis/README.md. */
const analysisLayers = {
  text: [],
  vocabulary: ['text'],
  spelling: ['text', 'vocabulary'],
  resume: ['text', 'vocabulary', 'spelling'],
  checks: ['text', 'vocabulary', 'spelling', 'resume'],
  score: ['spelling', 'resume', 'checks'],
  'fact-guard': ['text', 'vocabulary'],
  'job-match': ['text', 'vocabulary'],
  suggestions: ['vocabulary'],
  writing: ['text', 'vocabulary', 'resume', 'fact-guard', 'job-match'],
};
const analysis = '^packages/analysis/src/';
/** The folders of its `writing`, each with those that it may import. */
const writingLayers = {
  words: [],
  phrases: ['words'],
  bullets: ['words', 'phrases'],
  interview: ['words', 'phrases', 'bullets'],
  facts: ['words', 'phrases', 'bullets'],
  letter: ['words', 'phrases', 'bullets', 'facts'],
  questions: ['words', 'phrases', 'facts'],
};
/** A layer inside a package, and what lies above it, which it may not import. Tests may. */
const layer = (name, from, above) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.|/testing/' },
  to: { path: above },
});
const typeset = (parts) => `^packages/typeset/src/(${parts})`;
const documents = (parts) => `^packages/documents/src/(${parts})`;

module.exports = {
  forbidden: [
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: '\\.test\\.|/testing/' },
      to: { pathNot: ['^packages/contract/', 'node_modules/(zod|fractional-indexing)/'] },
    },
    only('typeset-imports', '^packages/typeset/', ['^packages/tables/']),
    only('documents-imports', '^packages/documents/', ['^packages/(contract|tables|typeset)/']),
    only('tables-import-none-of-ours', '^packages/tables/', []),
    only('crf-imports-none-of-ours', '^packages/crf/', []),
    only('postings-imports', '^packages/postings/', ['^packages/contract/']),
    only('operations-imports', '^packages/operations/', ['^packages/contract/']),
    only('intake-imports', '^packages/intake/', ['^packages/(contract|crf|tables)/']),
    ...intakeLayers.map(intakeBelow),
    only('analysis-imports', '^packages/analysis/', ['^packages/(contract|crf|tables)/']),
    ...Object.entries(analysisLayers).map(([layer, below]) => ({
      name: `analysis-layers-${layer}`,
      severity: 'error',
      from: { path: `${analysis}${layer}/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: analysis, pathNot: `${analysis}(${[layer, ...below].join('|')})/` },
    })),
    ...Object.entries(writingLayers).map(([layer, below]) => ({
      name: `writing-layers-${layer}`,
      severity: 'error',
      from: { path: `${analysis}writing/${layer}/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        path: `${analysis}writing/`,
        pathNot: `${analysis}writing/((${[layer, ...below].join('|')})/|compose-summary\\.ts$)`,
      },
    })),
    only('api-imports-packages-only', '^apps/api/', ['^packages/']),
    only('extension-imports-packages-only', '^apps/extension/', ['^packages/']),
    only('web-imports-packages-only', '^apps/web/', ['^packages/']),
    /* Inside typeset: shape → break → paginate → display list → painters; fonts beside them. */
    layer(
      'typeset-shape-below-break',
      '^packages/typeset/src/shape/',
      typeset('(break|paginate|paint-[a-z]+)/|layout'),
    ),
    layer(
      'typeset-break-below-paginate',
      '^packages/typeset/src/break/',
      typeset('(paginate|paint-[a-z]+)/|layout'),
    ),
    layer(
      'typeset-paginate-paints-nothing',
      '^packages/typeset/src/(paginate/|layout)',
      typeset('paint-[a-z]+/'),
    ),
    layer(
      'typeset-fonts-stand-alone',
      '^packages/typeset/src/fonts/',
      typeset('(shape|break|paginate|paint-[a-z]+)/|layout'),
    ),
    layer(
      'typeset-painters-see-the-display-list',
      '^packages/typeset/src/paint-',
      typeset('(shape|break|paginate)/|layout'),
    ),
    ...['pdf', 'svg', 'react'].map((painter) => ({
      name: `typeset-paint-${painter}-knows-no-other-painter`,
      severity: 'error',
      from: { path: `^packages/typeset/src/paint-${painter}/`, pathNot: '\\.test\\.' },
      to: {
        path: '^packages/typeset/src/paint-',
        pathNot: `^packages/typeset/src/paint-${painter}/`,
      },
    })),
    /* Inside documents: outline → templates → document builders → formats. */
    layer(
      'documents-outline-below-templates',
      '^packages/documents/src/outline/',
      documents('(templates|settings|docx|doc|html|markdown|letter|json-resume|export-source)/'),
    ),
    layer(
      'documents-templates-below-formats',
      '^packages/documents/src/templates/',
      documents('(docx|doc|html|markdown|json-resume|export-source)/'),
    ),
    layer(
      'documents-formats-know-no-letter',
      '^packages/documents/src/(docx|doc|html|markdown|json-resume|export-source)/',
      documents('letter/'),
    ),
    ...[
      ['^(packages|apps)/([^/]+)/', '^$1/$2/'],
      ['^(bench|e2e)/', '^$1/'],
    ].map(([from, itself]) => ({
      name: 'packages-are-entered-by-their-exports',
      comment: 'By the name of the package, never by a way through its folders.',
      severity: 'error',
      from: { path: from },
      to: { path: '^packages/', pathNot: itself, dependencyTypes: ['local'] },
    })),
    {
      name: 'no-package-imports-an-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench|e2e)/' },
    },
    {
      name: 'web-features-do-not-meet',
      comment: 'Features meet in a route.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'editor-parts-stand-on-its-state',
      comment: 'What all parts of the editor read and change knows none of them.',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/editor/(store|fields|owner|score|view|saving|session)/',
        pathNot: '\\.test\\.',
      },
      to: {
        path: '^apps/web/src/features/editor/[^/]+/',
        pathNot: '^apps/web/src/features/editor/(store|fields|owner|score|view|saving|session)/',
      },
    },
    {
      name: 'editor-page-and-sections-below-its-parts',
      comment: 'What several parts need of the page and of the list of sections.',
      severity: 'error',
      from: { path: '^apps/web/src/features/editor/(page|sections)/', pathNot: '\\.test\\.' },
      to: {
        path: '^apps/web/src/features/editor/[^/]+/',
        pathNot:
          '^apps/web/src/features/editor/(page|sections|store|fields|owner|score|view|saving|session)/',
      },
    },
    {
      name: 'editor-parts-meet-in-form-and-preview',
      comment:
        'What stands beside the fields or on the page knows neither the form nor the preview.',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/editor/(assistant|design|findings|first-run|photo|rail|sample)/',
        pathNot: '\\.test\\.',
      },
      to: { path: '^apps/web/src/features/editor/(form|preview|dialogs|guest|palette)/' },
    },
    {
      name: 'web-features-below-app',
      severity: 'error',
      from: { path: '^apps/web/src/(features|ui|lib)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-ui-and-lib-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'only-repositories-and-platform-know-the-database',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          '\\.repository\\.ts$',
          '^apps/api/src/platform/',
          '\\.test\\.ts$',
          '^apps/api/src/testing/',
          '^apps/api/src/[^/]+/testing/',
        ],
      },
      to: {
        path: ['node_modules/(drizzle-orm|pg)/', '^apps/api/src/platform/[a-z-]*schema\\.ts$'],
      },
    },
    {
      name: 'features-meet-in-services',
      comment: 'A feature calls another through its service, never through its repository.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/' },
      to: {
        path: '^apps/api/src/[^/]+/.+\\.repository\\.ts$',
        pathNot: '^apps/api/src/$1/',
      },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
    },
    {
      name: 'nothing-of-the-ai-at-the-start',
      comment: 'The libraries of language models and the analysis are loaded by their first call.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot:
          '^apps/api/src/ai/llm/(ask-model|stream-model|open-model|read-failure|salvage)\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: [
          'node_modules/(ai|@ai-sdk|jsonrepair)/',
          '^packages/analysis/',
          '^apps/api/src/ai/llm/(ask-model|stream-model|open-model|read-failure|salvage)\\.ts$',
        ],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
