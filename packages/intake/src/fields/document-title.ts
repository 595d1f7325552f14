const titles =
  'curriculum(?: vit(?:ae|æ))?|resum[eé]?|cv|c\\.v\\.|my (?:cv|resume)|(?:professional |personal )?resum[eé]|bio-?data|lebenslauf|curr[ií]cul[ou]m?(?: v[ií]tae)?|hoja de vida|životopis|zyciorys|życiorys|cv / resume|meritförteckning|özgeçmiş|daftar riwayat hidup|riwayat hidup|resume personel|sơ yếu lý lịch|ansioluettelo|elulookirjeldus|gyvenimo aprašymas|dzīves gājums|önéletrajz|szakmai önéletrajz|radni životopis|delovni življenjepis|življenjepis|βιογραφικό(?: σημείωμα)?|резюме|автобиография|vita|vitae|curriculum|currículo|hoja de vida|ferilskrá|levensloop|履歴書|職務経歴書|简历|個人簡歷|이력서|السيرة الذاتية|קורות חיים|जीवन परिचय|बायोडाटा';
const whole = new RegExp(`^(?:${titles})$`, 'iu');
const before = new RegExp(
  `^(?:${titles})(?:\\s*[:–—-]\\s*|\\s+(?:of|von|de|di|van|for|für)\\s+|\\s+)(?=\\p{L})`,
  'iu',
);

/** 'Curriculum Vitae', 'Lebenslauf': what the document is, by itself. */
export const isDocumentTitle = (text: string): boolean =>
  whole.test(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) || whole.test(text);

/** 'Resume of Ada Berg', 'CV: Ada Berg' without what the document is. */
export const withoutDocumentTitle = (text: string): string => text.replace(before, '');
