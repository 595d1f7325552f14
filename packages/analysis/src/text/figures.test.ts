import { expect, it } from 'vitest';
import { hasNumber } from './figures.ts';

it.each([
  'Betreuung von zwei Werkstudenten',
  'Konstruktion von zwölf Aggregaten',
  'Encadrement de trois apprentis',
  'Coordinación de cuatro equipos',
  'Gestão de três lojas',
  'Vendo en dos mercados y a una cooperativa',
  'कक्षा के तीन वर्गों को पढ़ाया',
  '४२ विद्यार्थियों को पढ़ाया',
  'Trained eleven nurses',
])('a number in words tells how many, in six languages: %s', (text) =>
  expect(hasNumber(text)).toBe(true),
);

it.each([
  'Once the kitchen was open, ran it alone',
  'Mise en place d’un nouveau rayon neuf',
  'Atendimento dos clientes no balcão',
  'Reduced waste per cent by cent',
])('a word that only looks like one does not: %s', (text) => expect(hasNumber(text)).toBe(false));
