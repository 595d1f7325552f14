import { templates } from '@folio/contract/templates';
import type { Command } from '../../../lib/commands/command.ts';

export const templateCommands = (choose: (id: string) => void): Command[] =>
  templates.map(({ id, name, category, premium }) => ({
    id: `template ${id}`,
    label: `Use ${name}`,
    group: 'Template',
    keywords: ['template', 'design', category, ...(premium ? ['premium'] : [])],
    run: () => choose(id),
  }));
