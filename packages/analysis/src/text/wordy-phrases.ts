const pairs = `in order to=to|due to the fact that=because|in spite of the fact that=although|with the aim of=to|for the purpose of=for|on a daily basis=daily|on a weekly basis=weekly|on a monthly basis=monthly|on a regular basis=regularly|at this point in time=now|in the event that=if|in the process of=while|has the ability to=can|have the ability to=can|is able to=can|a large number of=many|a wide variety of=many|a wide range of=many|a majority of=most|the majority of=most|as a means of=to|as well as=and|with regard to=about|with regards to=about|in regards to=about|with respect to=about|pertaining to=about|prior to=before|subsequent to=after|in addition to=besides|in conjunction with=with|in collaboration with=with|by means of=by|for the duration of=during|in close proximity to=near|make use of=use|made use of=used|making use of=using|utilize=use|utilized=used|utilizing=using|utilise=use|utilised=used|utilising=using|conducted an analysis of=analysed|performed an analysis of=analysed|carried out an analysis of=analysed|provided assistance to=assisted|provided support to=supported|took part in=joined|each and every=every|various different=various|end result=result|final outcome=outcome|past experience=experience|future plans=plans|brand new=new`;

const filler = `team player|hard worker|hard-working|hardworking|go-getter|self-starter|results-driven|results-oriented|results driven|detail-oriented individual|think outside the box|thinking outside the box|out of the box thinker|synergy|synergies|dynamic individual|dynamic professional|highly motivated|highly skilled|highly organized|highly organised|proven track record|track record of success|best of breed|best-in-class|world-class|cutting-edge|passionate about|strategic thinker|thought leader|value add|low-hanging fruit|win-win|bottom line|people person|perfectionist|rockstar|ninja|guru|seasoned professional|various tasks|various duties|other duties as assigned|and more|etc|really|very|extremely|a lot of|numerous`;

/** Wordy phrases, with what says the same in fewer words. */
export const wordyPhrases: ReadonlyMap<string, string> = new Map(
  pairs.split('|').map((pair) => {
    const [wordy = '', plain = ''] = pair.split('=');
    return [wordy, plain];
  }),
);

/** Finds wordy phrases, and words that could stand in anybody's resume. */
export const wordyPattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...wordyPhrases.keys(), ...filler.split('|')]
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
  'giu',
);
