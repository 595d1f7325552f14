import { expect, it } from 'vitest';
import { languageOf } from './languages.ts';

it.each([
  ['eng', ''],
  ['eng', 'Python, SQL, Docker, Kubernetes, React, Node.js, AWS'],
  ['eng', 'Cut the median time from report to fix from 11 days to 4 by giving teams one queue.'],
  [
    'deu',
    'Leitung eines Teams von fünf Personen und Verantwortung für das Budget der Abteilung. Einführung neuer Abläufe im Lager.',
  ],
  [
    'fra',
    'Responsable de la gestion des fournisseurs et du budget annuel. Mise en place de nouveaux tableaux de bord pour les ventes.',
  ],
  [
    'spa',
    'Responsable de la gestión de proveedores y del presupuesto anual. Implementación de nuevos procesos en el almacén central.',
  ],
  [
    'rus',
    'Руководил командой из пяти человек и отвечал за бюджет отдела, внедрил новые процессы на складе.',
  ],
])('%s', (language, text) => expect(languageOf(text)).toBe(language));
