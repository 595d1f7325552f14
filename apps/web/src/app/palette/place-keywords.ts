/** What else people call the pages, by the ids of the commands that go there: for the palette, which is loaded after the start. */
export const placeKeywords: Readonly<Record<string, readonly string[]>> = {
  'go /dashboard': ['home', 'overview', 'start'],
  'go /resumes': ['list', 'cv', 'documents'],
  'go /applications': ['jobs', 'tracker', 'board'],
  'go /templates': ['gallery', 'designs', 'layouts'],
  'go /activity': ['recent', 'history', 'changes'],
  'go /tips': ['advice', 'help', 'learn'],
  'go /resume/analysis': ['score', 'ats', 'check', 'ai'],
  'go /profile/settings': ['account', 'password', 'email', 'preferences'],
  'go /profile/settings?tab=public': ['bio', 'skills', 'experience', 'education', 'portfolio'],
  'go /profile/settings?tab=visibility': ['private', 'accent', 'layout', 'hide', 'share'],
  'go /profile/settings?tab=notifications': ['alerts', 'email', 'browser'],
  'go /resumes/trash': ['trash', 'bin', 'restore', 'undelete', 'deleted'],
  'go /pricing': ['plans', 'credits', 'buy', 'upgrade'],
  'go /subscribe/premium': ['upgrade', 'buy', 'subscription'],
  'go /billing': ['receipts', 'invoices', 'payments', 'credits'],
  'go /help-center': ['questions', 'support', 'guides'],
};
