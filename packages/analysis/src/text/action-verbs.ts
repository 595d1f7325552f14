const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Verbs (base form) that say what somebody did. */
export const actionVerbs = list(`
  accelerate accompany achieve acquire adapt add address adjust administer adopt advance advertise
  advise advocate align allocate amend amplify analyse analyze animate answer anticipate appoint
  appraise approve arbitrate architect arrange articulate assemble assess assign attain attract
  audit augment author authorise authorize automate award balance bargain benchmark bind boost
  bottle brand brew brief bring broadcast broker budget build calculate calibrate call campaign
  capture care carve catalog catalogue categorise categorize cater centralise centralize certify
  chair champion change chart check choose choreograph clarify classify clean clear close coach
  code collaborate collate collect combine command commission communicate compare compile complete
  compose compute conceive conceptualise conceptualize conclude conduct configure connect conserve
  consolidate construct consult containerise containerize contract contribute control convert
  convey convince cook coordinate correct counsel count craft create critique cross-train
  cultivate curate customise customize cut debug decide decommission decrease dedicate define
  delegate deliver demonstrate deploy derive design detect determine develop devise diagnose
  digitise digitize direct discover discuss dispatch dispense dispute dissect distribute diversify
  document double draft draw drive earn edit educate elevate elicit eliminate embed empower enable
  encourage enforce engage engineer enhance enlarge enlist enrich enrol enroll ensure equip
  establish estimate evaluate examine exceed execute exhibit expand expedite experiment explain
  explore export extend extract fabricate facilitate farm fashion feed field file fill film
  finalise finalize finance find finish fit fix fly follow forecast forge form formalise formalize
  formulate foster found franchise fulfil fulfill fund furnish gain gather generate govern
  graduate grant grow guarantee guard guide halve handle harden harmonise harmonize harness
  harvest heal hire hold host hunt identify illustrate implement import improve improvise
  inaugurate incorporate increase incubate influence inform initiate innovate inspect inspire
  install institute instruct insure integrate interpret interview introduce invent inventory
  invest investigate invigilate invoice irrigate isolate issue iterate judge justify keep label
  land landscape launch lead learn lecture lessen leverage liaise license lift link list litigate
  load lobby localise localize log lower machine maintain make manage manufacture map market
  master maximise maximize measure mediate meet mentor merge migrate mill minimise minimize
  mobilise mobilize model moderate modernise modernize modify monetise monetize monitor motivate
  mount move multiply navigate negotiate nurse nurture observe obtain offer offset onboard open
  operate optimise optimize orchestrate order organise organize orient originate outline outpace
  outperform outsource overcome overhaul oversee own pack paint partner patch patent patrol pave
  perfect perform persuade photograph pick pilot pinpoint pioneer pitch place plan plant plaster
  play plumb position post predict prepare prescribe present preserve prevent price print
  prioritise prioritize process procure produce profile program programme project promote
  proofread propagate propose prosecute protect prototype prove provide provision prune publicise
  publicize publish pull purchase pursue push qualify quantify question raise rank re-engineer
  reach read realign realise realize rebrand rebuild recalculate receive recommend reconcile
  reconstruct record recover recruit recycle redesign redirect redraw reduce reengineer refactor
  refine reform refurbish register regulate rehabilitate reinforce reinvent relaunch remedy
  remodel remove renegotiate renew renovate reorganise reorganize repair replace replicate reply
  report represent research reshape resolve respond restock restore restructure retain rethink
  retrain retrieve revamp reverse review revise revitalise revitalize revive reward rewire rewrite
  roast rotate route run safeguard sail save scale schedule scout screen script sculpt seal secure
  seed segment select sell send separate serve service set settle sew shape sharpen shepherd ship
  shoot shorten showcase simplify simulate sing sketch slash solicit solve sort source spark speak
  spearhead specialise specialize specify speed split sponsor stabilise stabilize staff stage
  standardise standardize start steer stitch stock strategise strategize streamline strengthen
  structure study style submit substantiate succeed suggest summarise summarize supervise
  supplement supply surpass survey sustain synthesise synthesize systematise systematize tailor
  target teach tend test thwart tighten tile trace track trade train transcribe transfer transform
  transition translate transplant transport treat triage trial trim triple troubleshoot tune turn
  tutor uncover undertake underwrite unify unite unlock unveil update upgrade uphold upsell
  upskill vaccinate validate value verify visit visualise visualize volunteer wash weave weigh
  welcome weld widen win wire withstand write yield`);

/** Verbs that hide what somebody did: they say that work took place, or who else did it. */
export const weakVerbs = list(`
  aid assist attempt be do get go have help involve participate shadow support task try use
  utilise utilize work`);

/** Other verbs that sentences are made of, so that their forms are known. */
export const plainVerbs = list(`
  accept account act agree allow appear apply arrive ask attend base become begin believe belong
  break buy carry catch come concern consider consist contain continue cost cover deal decline
  depend describe deserve die dream drop eat employ end enjoy enter expect face fall feel focus
  force gather get give go happen hate hear hit hope include intend join know laugh lay leave lend
  let like live look lose love matter mean mention mind need note occur pass pay point prefer
  press pretend promise put rely remain remember require rest return ride ring rise say see seek
  seem shall share show shut sit sleep sound spend spread stand stay stick stop strike suffer
  surround swim take talk tell thank think throw touch travel understand wait walk want watch wear
  wish wonder`);
