import { t } from '../words/words.ts';

/** Texts about links to a resume. */
export const linkCopy = {
  get title() {
    return t('Links to share');
  },
  get about() {
    return t(
      'For people without an account. A review link lets someone comment on lines and suggest words; a link with a name of your own is for reading.',
    );
  },
  get newReview() {
    return t('New review link');
  },
  get aboutReview() {
    return t(
      'Whoever you send it to can comment on lines and suggest words. You decide what to use.',
    );
  },
  get newNamed() {
    return t('New link with a name');
  },
  get aboutNamed() {
    return t('For reading, at an address that you choose.');
  },
  get askReview() {
    return t('Ask for a review');
  },
  get makeNamed() {
    return t('Link with a name');
  },
  get loadFailed() {
    return t('We couldn’t load the links');
  },
  get review() {
    return t('Review link');
  },
  get name() {
    return t('Who it’s for');
  },
  get nameHint() {
    return t('Only you see this.');
  },
  get question() {
    return t('Your question');
  },
  get questionHint() {
    return t('Optional. What you’d like to know, such as whether it reads senior enough.');
  },
  get slug() {
    return t('Name in the address');
  },
  slugHint: (origin: string) => t('{origin}/r/your-name. Letters, digits and hyphens.', { origin }),
  get ends() {
    return t('Ends on');
  },
  get endsOptional() {
    return t('Optional. Without a day, it works until you remove it.');
  },
  get password() {
    return t('Password');
  },
  get passwordHint() {
    return t('Optional. 6 characters or more; send it separately from the link.');
  },
  get hideContacts() {
    return t('Hide contact details');
  },
  get hideContactsHint() {
    return t('Email, phone, personal details, and how to reach your references.');
  },
  get download() {
    return t('Offer the PDF');
  },
  get downloadHint() {
    return t('Without it, visitors find no button to download or print.');
  },
  get create() {
    return t('Make the link');
  },
  get reviewMade() {
    return t('Copy it now. We don’t store it and can’t show it later.');
  },
  get address() {
    return t('New link');
  },
  get copy() {
    return t('Copy link');
  },
  get copied() {
    return t('Copied');
  },
  get remove() {
    return t('Remove');
  },
  askRemove: (name: string) => t('Remove “{name}”?', { name }),
  get removesReview() {
    return t(
      'It stops working at once, for everyone who has it, and can’t be made again. The notes you were sent stay.',
    );
  },
  get removesNamed() {
    return t('It stops working at once, for everyone who has it.');
  },
  get removeLink() {
    return t('Remove link');
  },
  get removed() {
    return t('Link removed');
  },
  get removeFailed() {
    return t('We couldn’t remove the link');
  },
  get ended() {
    return t('Ended');
  },
  endsAt: (day: string) => t('Ends {day}', { day }),
  get noEnd() {
    return t('No end');
  },
  get locked() {
    return t('Password');
  },
  views: (count: number) =>
    t('{count, plural, one {Opened once} other {Opened # times}}', { count }),
} as const;
