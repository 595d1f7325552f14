import type { ReadLanguage } from '../text/languages.ts';

/** An interviewer's questions in one language. */
type Wordings = {
  yourself: string;
  why: string;
  whyAt: (company: string) => string;
  /** Questions about a need that a sentence shows, and about one that is only listed or missing. */
  used: (need: string) => string;
  experience: (need: string) => string;
  /**
   * The same questions about a need that is not a name, in the job's words: 'mentor five
   * engineers'.
   */
  usedAsAsked: (need: string) => string;
  experienceAsAsked: (need: string) => string;
  condition: (text: string) => string;
  wentWrong: string;
  yourQuestions: string;
};

/** Uses the polite form. Needs keep the job's words, so that none has to be inflected. */
export const questionWordings: Readonly<Record<ReadLanguage, Wordings>> = {
  en: {
    yourself: 'Tell me about yourself.',
    why: 'Why do you want this job?',
    whyAt: (company) => `Why do you want to work at ${company}?`,
    used: (need) => `Tell me about your work with ${need}.`,
    experience: (need) => `What is your experience with ${need}?`,
    usedAsAsked: (need) => `The job asks for “${need}”. Tell me about your work on that.`,
    experienceAsAsked: (need) => `The job asks for “${need}”. What is your experience with that?`,
    condition: (text) => `The job asks for “${text}”. Do you meet that?`,
    wentWrong: 'Tell me about something that went wrong, and what you did.',
    yourQuestions: 'What would you like to ask us?',
  },
  de: {
    yourself: 'Erzählen Sie etwas über sich.',
    why: 'Warum möchten Sie diese Stelle?',
    whyAt: (company) => `Warum möchten Sie bei ${company} arbeiten?`,
    used: (need) => `Erzählen Sie von Ihrer Arbeit mit ${need}.`,
    experience: (need) => `Welche Erfahrung haben Sie mit ${need}?`,
    usedAsAsked: (need) => `In der Anzeige steht „${need}“. Erzählen Sie von Ihrer Arbeit daran.`,
    experienceAsAsked: (need) =>
      `In der Anzeige steht „${need}“. Welche Erfahrung haben Sie damit?`,
    condition: (text) => `In der Anzeige steht „${text}“. Trifft das auf Sie zu?`,
    wentWrong: 'Erzählen Sie von etwas, das schiefging, und was Sie getan haben.',
    yourQuestions: 'Was möchten Sie uns fragen?',
  },
  fr: {
    yourself: 'Parlez-moi de vous.',
    why: 'Pourquoi voulez-vous ce poste ?',
    whyAt: (company) => `Pourquoi voulez-vous travailler chez ${company} ?`,
    used: (need) => `Racontez-moi ce que vous avez fait dans ce domaine : ${need}.`,
    experience: (need) => `Quelle est votre expérience dans ce domaine : ${need} ?`,
    usedAsAsked: (need) =>
      `L’annonce demande « ${need} ». Racontez-moi ce que vous avez fait dans ce domaine.`,
    experienceAsAsked: (need) =>
      `L’annonce demande « ${need} ». Quelle est votre expérience dans ce domaine ?`,
    condition: (text) => `L’annonce demande « ${text} ». Est-ce votre cas ?`,
    wentWrong: 'Racontez-moi une situation qui a mal tourné, et ce que vous avez fait.',
    yourQuestions: 'Que souhaitez-vous nous demander ?',
  },
  es: {
    yourself: 'Hábleme de usted.',
    why: '¿Por qué quiere este puesto?',
    whyAt: (company) => `¿Por qué quiere trabajar en ${company}?`,
    used: (need) => `Cuénteme cómo ha trabajado con ${need}.`,
    experience: (need) => `¿Qué experiencia tiene con ${need}?`,
    usedAsAsked: (need) => `La oferta pide «${need}». Cuénteme cómo ha trabajado en ello.`,
    experienceAsAsked: (need) => `La oferta pide «${need}». ¿Qué experiencia tiene en ello?`,
    condition: (text) => `La oferta pide «${text}». ¿Lo cumple?`,
    wentWrong: 'Cuénteme algo que salió mal y qué hizo usted.',
    yourQuestions: '¿Qué le gustaría preguntarnos?',
  },
  pt: {
    yourself: 'Fale sobre você.',
    why: 'Por que você quer esta vaga?',
    whyAt: (company) => `Por que você quer trabalhar na empresa ${company}?`,
    used: (need) => `Conte como você trabalhou com ${need}.`,
    experience: (need) => `Qual é a sua experiência com ${need}?`,
    usedAsAsked: (need) => `A vaga pede “${need}”. Conte como você trabalhou com isso.`,
    experienceAsAsked: (need) => `A vaga pede “${need}”. Qual é a sua experiência com isso?`,
    condition: (text) => `A vaga pede “${text}”. Você atende a isso?`,
    wentWrong: 'Conte sobre algo que deu errado e o que você fez.',
    yourQuestions: 'O que você gostaria de nos perguntar?',
  },
  hi: {
    yourself: 'अपने बारे में बताइए।',
    why: 'आप यह नौकरी क्यों चाहते हैं?',
    whyAt: (company) => `आप ${company} में काम क्यों करना चाहते हैं?`,
    used: (need) => `${need} के साथ अपने काम के बारे में बताइए।`,
    experience: (need) => `${need} का आपको कितना अनुभव है?`,
    usedAsAsked: (need) => `विज्ञापन में “${need}” माँगा गया है। इससे जुड़े अपने काम के बारे में बताइए।`,
    experienceAsAsked: (need) => `विज्ञापन में “${need}” माँगा गया है। इसका आपको कितना अनुभव है?`,
    condition: (text) => `विज्ञापन में “${text}” माँगा गया है। क्या यह आप पर लागू होता है?`,
    wentWrong: 'किसी ऐसी बात के बारे में बताइए जो बिगड़ गई, और तब आपने क्या किया।',
    yourQuestions: 'आप हमसे क्या पूछना चाहेंगे?',
  },
};
