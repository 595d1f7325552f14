const words = new Set(
  `a an the of and or to in on at for with by from per as is are was were be been being am who whom whose that which
this these those then than each every all both any some it its they them their there here he she his her i me my mine we us our ours you your
into onto over under up down out off through throughout during since until till before after between among across
about around approximately roughly nearly almost circa not no nor so such via within without toward towards upon
including includes include also too very more most less least many much few several multiple various numerous
has have had having do does did done can could will would shall should may might must if when where while how what
other others another same own well e.g i.e etc new using alongside together along because but plus s one until once behalf`.split(
    /\s+/,
  ),
);

export const isStopWord = (lower: string): boolean => words.has(lower);
