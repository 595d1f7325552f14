import { dictionary } from '@zxcvbn-ts/language-common';
import { virtualModule } from './virtual-module.ts';

/**
 * The passwords that the server refuses since breaches have them, for the form to say so before it is
 * sent: nobody's password leaves their browser for that. Only those that the other rules let pass: two
 * letters and a figure, whatever is around them. Sorted, they are 30 KB packed.
 */
export const knownPasswords = () =>
  virtualModule('known-passwords', () => {
    const passwords = dictionary['passwords-common'].filter(
      (password) => /[a-z][^a-z]*[a-z]/.test(password) && /\d/.test(password),
    );
    return `export const knownPasswords = ${JSON.stringify(passwords.toSorted().join('\n'))}.split('\\n');`;
  });
