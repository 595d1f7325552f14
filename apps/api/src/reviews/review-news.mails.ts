import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { ReviewNews } from './review-news.repository.ts';

type News = Pick<ReviewNews, 'email' | 'firstName' | 'resumeId' | 'resumeName' | 'linkName'>;

/** Notifies owners about new suggestions, without their texts. */
export function reviewNewsMail(news: readonly News[], baseUrl: string): Mail {
  const [first] = news;
  if (!first) throw new Error('There is nothing to tell');
  const resumes = [...new Map(news.map((one) => [one.resumeId, one])).values()];
  const isOne = resumes.length === 1;
  const sentence = isOne
    ? `There are new notes on your resume ${quoted(first.resumeName)}.`
    : `There are new notes on ${resumes.length} of your resumes.`;
  return layOutMail({
    to: first.email,
    subject: isOne ? `New notes on ${nameOf(first.resumeName)}` : 'New notes on your resumes',
    preview: 'Someone with your review link wrote to you.',
    paragraphs: [
      greeting(first.firstName),
      `${sentence} Someone with your review link wrote them.`,
    ],
    facts: news.map(({ resumeName, linkName }) => [nameOf(resumeName), linkName || 'Review link']),
    action: isOne
      ? { label: 'Read the notes', url: `${baseUrl}/resume/editor/${first.resumeId}` }
      : { label: 'Open your resumes', url: `${baseUrl}/resumes` },
    footnote: `You get no other email about notes until you’ve looked at these. To stop these emails, turn off email notifications: ${baseUrl}/profile/settings?tab=notifications`,
  });
}

const nameOf = (name: string): string => name || 'Untitled';
const quoted = (name: string): string => `“${nameOf(name)}”`;
