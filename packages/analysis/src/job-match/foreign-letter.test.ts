import { expect, test } from 'vitest';
import { foreignLetterOf } from './foreign-letter.ts';
import type { ForeignLanguage } from './foreign-letter-words.ts';

const unnamed = { title: '', company: '', isCompanySure: false };
const read = (language: ForeignLanguage, text: string, names = unnamed) =>
  foreignLetterOf(text, language, names);
const asked = (language: ForeignLanguage, text: string) =>
  read(language, text).asks.map(({ kind, quote }) => (kind === 'other' ? quote : kind));

test.each<[ForeignLanguage, string, string[]]>([
  [
    'de',
    'Bitte bewerben Sie sich unter Angabe Ihrer Gehaltsvorstellung und Ihrer Kündigungsfrist.',
    ['salary', 'notice'],
  ],
  [
    'de',
    'Im Anschreiben erläutern Sie bitte, wie Sie einen Markt wieder auf Kurs bringen würden, und nennen Sie den frühestmöglichen Starttermin.',
    ['start', 'wie Sie einen Markt wieder auf Kurs bringen würden'],
  ],
  [
    'de',
    'Schick uns deinen Lebenslauf. Dazu zwei Sätze, woran du gerade bastelst.',
    ['woran du gerade bastelst'],
  ],
  [
    'de',
    'Schreiben Sie uns in Ihrer Bewerbung, wie Sie eine Kollegin anleiten, die sich nicht an Pläne hält.',
    ['wie Sie eine Kollegin anleiten, die sich nicht an Pläne hält'],
  ],
  [
    'de',
    'Bewerben Sie sich per E-Mail und beschreiben Sie kurz einen Umbau, den Sie selbst geplant haben.',
    ['einen Umbau, den Sie selbst geplant haben'],
  ],
  ['de', 'Bitte Zeugniskopie und möglichen Dienstbeginn in der Bewerbung angeben!', ['start']],
  [
    'fr',
    'Envoyez votre CV en précisant vos prétentions salariales, votre préavis et où en est votre autorisation d’exercer.',
    ['salary', 'notice', 'où en est votre autorisation d’exercer'],
  ],
  [
    'fr',
    'Ta candidature : un CV et un petit mot où tu nous racontes une panne qui t’a résisté.',
    ['une panne qui t’a résisté'],
  ],
  [
    'es',
    'Enviar CV y carta haciendo constar salario actual, situación familiar y plazo de preaviso.',
    ['current-pay', 'notice', 'situación familiar'],
  ],
  [
    'es',
    'Manda tu CV y responde a estas preguntas: ¿Qué expediente has tramitado entero? ¿Tienes coche?',
    ['¿Qué expediente has tramitado entero?', '¿Tienes coche?'],
  ],
  [
    'pt',
    'Envie currículo e carta, informando bairro onde mora, se possui o curso e a pretensão salarial.',
    ['salary', 'place', 'se possui o curso'],
  ],
  [
    'pt',
    'Gostávamos que nos contasses na carta como darias feedback a um colega.',
    ['como darias feedback a um colega'],
  ],
  [
    'hi',
    'आवेदन पत्र में वर्तमान वेतन, अपेक्षित वेतन और छात्रावास में रहने की सहमति का उल्लेख करें।',
    ['salary', 'current-pay', 'छात्रावास में रहने की सहमति'],
  ],
  ['hi', 'अपना बायोडाटा भेजें और बताएँ कि आप कौन-कौन से व्यंजन बना लेते हैं।', ['आप कौन-कौन से व्यंजन बना लेते हैं']],
])('in %s, what a letter is asked to say is found: %s', (language, text, asks) => {
  expect(asked(language, text)).toEqual(asks);
});

test.each<[ForeignLanguage, string]>([
  ['de', 'Sie erklären Kunden die Technik und beschreiben, wie sie gewartet wird.'],
  ['de', 'Bitte senden Sie Ihre vollständigen Unterlagen an Frau Rauch.'],
  ['fr', 'Vous écrivez du code propre et expliquez vos choix à l’équipe.'],
  ['es', 'Controlar las cuentas de resultados, la calidad y la sostenibilidad.'],
  ['pt', 'Contato com fornecedores e relatórios para a gestão.'],
  ['hi', 'रजिस्टर में हर घटना दर्ज करना और रिपोर्ट लिखना।'],
])('in %s, duties and documents are no asks: %s', (language, text) => {
  expect(asked(language, text)).toEqual([]);
});

test.each<[ForeignLanguage, string, string]>([
  [
    'de',
    'Senden Sie alles an Personalberatung Hansen, z. Hd. Herrn Dr. Thorsten Baumgart.',
    'Herr Dr. Thorsten Baumgart',
  ],
  ['de', 'Bewirb dich bei Meister Karsten Vey.', 'Karsten Vey'],
  ['fr', 'Candidature à l’attention de M. Yann Prigent, directeur.', 'M. Yann Prigent'],
  ['es', 'Enviar CV a la atención de D. Ignacio Perdomo, Director.', 'D. Ignacio Perdomo'],
  ['es', 'Lic. en Administración, Ing. Industrial o Logística.', ''],
  ['es', 'Enviar CV por Correo o WhatsApp.', ''],
  ['pt', 'CV aos cuidados da Dra. Helena Paes.', 'Dra. Helena Paes'],
  ['hi', 'आवेदन प्राचार्य श्री दिनेश पंत को भेजें।', 'श्री दिनेश पंत'],
  ['hi', 'एचआर टीम का नेतृत्व करें।', ''],
])('in %s, whom to write to: %s', (language, text, addressee) => {
  expect(read(language, text).addressee).toBe(addressee);
});

test('a reference is a number behind its label, and no year', () => {
  expect(read('de', 'Kennziffer 2026-117').reference).toBe('2026-117');
  expect(read('fr', 'Référence à rappeler : CT/GO/26').reference).toBe('CT/GO/26');
  expect(read('es', 'Indicar en el asunto: 2026').reference).toBe('');
});

test('an employer is named where nobody recruits for it, whole and without its label', () => {
  const named = (company: string) => ({ title: 'x', company, isCompanySure: true });
  const es = read('es', 'Acerca de Mercado Jacaranda: somos', named('Acerca de Mercado Jacaranda'));
  expect(es.employer).toBe('Mercado Jacaranda');
  const text = 'Escritório Drummond, Paes & Associados, com atuação em todo o estado';
  expect(read('pt', text, named('Escritório Drummond')).employer).toBe(
    'Escritório Drummond, Paes & Associados',
  );
  const hidden = 'Unser Mandant ist ein Anlagenbauer.\nNordwerk GmbH';
  expect(read('de', hidden, named('Nordwerk GmbH')).employer).toBe('');
  expect(read('pt', 'Respostas com CV', named('Respostas com CV')).employer).toBe('');
});

test('another form than a page is kept to, and a letter that has to be there is none', () => {
  const kindOf = (language: ForeignLanguage, text: string) => read(language, text).form?.kind;
  expect(kindOf('de', 'Ein Anschreiben ist nicht erforderlich.')).toBe('none');
  expect(kindOf('fr', 'Envoie-nous ton CV et quelques lignes.')).toBe('short');
  expect(kindOf('de', 'Kein Anschreiben nötig – beantworte uns kurz: Was ist dein Ziel?')).toBe(
    'answers',
  );
  expect(kindOf('es', 'No aceptamos candidaturas sin carta.')).toBeUndefined();
});

test('a question in brackets is asked, and a status of office is no permit', () => {
  expect(
    asked('fr', 'Envoyez CV et lettre de motivation (pourquoi l’insertion ?) à a@b.example'),
  ).toEqual(['pourquoi l’insertion ?']);
  expect(
    asked(
      'fr',
      'Merci d’adresser CV et lettre de motivation en précisant votre situation administrative (titulaire).',
    ),
  ).toEqual(['votre situation administrative']);
});
