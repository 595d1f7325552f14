/** Words of trades, of India and of Britain that the dictionary lacks, a slip away from one that it has. */
export const knownWords: ReadonlySet<string> = new Set(
  `
  lakh lakhs crore crores paise tiffin lathi sabha mandal jawan jawans naib tehsildar
  maths speciality specialities ageing spelt dreamt draught gaol verandah verandahs mitred gemmology
  mum artic artics toile ofsted banksman banksmen slinger haulier
  laude magna summa cum honoris causa colloquia syllabi viva emerita
  backend backends frontend frontends cron crons repo repos okr okrs lidar quantile quantiles logit
  probit rasters backtest backtests memoized kerning influencer influencers chatbot fuzzer
  fundraised forex payables receivables triaging handover handovers
  screeding purlin purlins groundworks swarf megger luminaire luminaires pipetted autoclaved
  chiral murine aseptics prosthetics orthotics perio endo neuro physio physios planing scaler scalers
  commis mise garde pommes poissonnier
`
    .trim()
    .split(/\s+/),
);
