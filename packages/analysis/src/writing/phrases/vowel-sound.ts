/** Acronyms pronounced as a word: 'a NATO post', 'a SWOT analysis'. */
const readAsWord =
  /^(?:FEMA|FIFA|HACCP|HIPAA|LAN|LASIK|LEED|LIDAR|MIDI|MOOC|NAFTA|NASA|NASDAQ|NATO|NEBOSH|NICE|RADAR|RAM|REIT|ROM|SAN|SCADA|SCUBA|SIM|SMART|SOX|STEM|SWAT|SWOT)s?(?![\p{L}\d])/u;

/**
 * Initials that are spelled out: 'MSc', 'R&D', 'X-ray', 'F-16', 'S3', 'MoD', but not 'LinkedIn',
 * 'SaaS' or 'NoSQL'.
 */
const isSpelt = /^\p{Lu}(?![\p{Ll}'’])|^(?!My|No)\p{Lu}\p{Ll}\p{Lu}(?!\p{Ll})/u;

/** 'Eight', 'eleven', 'eighteen' and years in the 1800s, but not 110 or 180. */
const vowelNumber = /^(?:8|1[18](?!\d)|18\d\d(?!\d))/;

/** Initial vowels pronounced as in 'you' or 'one'. */
const consonantSound =
  /^(?:eu|ewe|one(?![a-z])|once(?![a-z])|ubi|uga|uk[ru]|uni(?!m(?!od)|n|d(?!ir))|ur[aio]|us[aeiu]|ut[io])/;
const silentH = /^(?:hour|honest|honou?r|heir)/;

/** Whether a text begins with a vowel sound, so that it takes 'an'. */
export function beginsWithVowelSound(text: string): boolean {
  if (/^\d/.test(text)) return vowelNumber.test(text);
  if (isSpelt.test(text) && !readAsWord.test(text)) return /^[AEFHILMNORSX]/.test(text);
  const plain = text.normalize('NFD').toLowerCase();
  if (silentH.test(plain) || /^x-/.test(plain)) return true;
  return /^[aeiou]/.test(plain) && !consonantSound.test(plain);
}
