import type { Command } from '../../../lib/commands/command.ts';
import { type EnhancedSection, enhancedSections, sectionFacts } from './sections.ts';

export const enhanceCommands = (
  enhance: (section: EnhancedSection) => void,
  priceOf: (section: EnhancedSection) => string,
): Command[] =>
  enhancedSections.map((section) => ({
    ...{ id: `enhance ${section}`, label: `Enhance ${sectionFacts[section].label}`, group: 'AI' },
    keywords: ['ai', 'rewrite', 'improve'],
    price: priceOf(section),
    run: () => enhance(section),
  }));
