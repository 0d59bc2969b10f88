/** Which deals are winnable, and how hard they are: docs/difficulty.md says how this was made. Generated; not to be edited. */

/** By game, `+` for the open form: a letter for each seed from 0 on: `e`asy, `m`edium, `h`ard, `-` where no win is proved. */
export const DEALS: Readonly<Record<string, string>> = {
  'klondike': '-ehmememh-mhmehhhehheheme-mm-ehme-memmheemhm-ehheeh-eemhehmmhhhemmehhehmhehmhehehem-hmhmmemhe-hehheh-mehm-emhemhee-mehm-mmemhhmmmeh-m-hem-hemhmeee-mmhhmee-mem-h-ehmm-e-ehm-mmemm-eeeehmehemhmm-ehhmhh-hh',
  'klondike+': '-hhhemehh-mmmehhhehhemmmm-mmhemme-memmmeemhm-eheeeh-eeehehemhhheemehhehmhehmhehehmm-hmhmmmhhe-hehhehemehm-ehhemheeemehm-mmmmhhmmhee-m-hem-eemhmeeemmhhhmme-mmhhh-ehee-ehmhmmhmemmeeeeehmeheehmm-ehhmhh-he',
  'little-klondike': '-mmehemeeememmmeheehemhme-hm-emme-hhmhhemmmhhemeeehmhmehmhheemehmeemmehmmehmhhhhheh-h-hehemeem-ehmmmmheemmheheh-mhhemmm-eemmhehehhehmmhhmhmeemehhhhhmmh-mmeeehmheemem-ehhhh-mheeh-eemehhmmmmhme-eeeemmh-h',
  'little-klondike+': '-mmehemheemehmemheehemhmehhmhemme-hhmhemmmmhhemeeehmhmehmhmmmmehmmmmmehmhehmhhhhheh-h-hehemeem-ehmmmmhmmmmhmmehmmhhmmhm-emmmeehehhe-mehhmhmeehehhhhhmmh-mmeemhmheeeem-ehhhhemhmemmeemmhhmhmehme-eeeeemh-h',
  'aceless': '-hhmem-mmhmmmmehemehhehemeeheh-eehe-ehmeehmeh-hmmemmm-eem-mhhmh-me-ee-h-hmmmmmehhm-mh-eemehmehehmmememeemhhhmm-mmmmeemee-hemhmhhmh-mhee-ehhheehhehhhhemhheh-emhm-hhhmhmmmmeeh-mmeem--hehmheehe-emehhheeeh',
  'aceless+': '-mhmem-mmhmmmhehemehhehemeehmh-eeee-eemeehmeh-hmmemmm-eem-mhhmh-mm-em-h-hmmmmhehhehhemeemehheeehememememhhhhmm-mmmmemmeehhemhmhhhh-hhmm-ehhheehhehhhmmmhheh-mehm-mhhehmmemeehmhmeem--heemheeme-emehhheeeh',
  'little-piano': '-emehm-hmemehemhhee-h-h-eehe-ehem--mm-ehmm-hmmhemhemh--ehm-h-hm',
  'little-piano+': '-mmmhe-hmeme-eehhem-h-h-eehemmhem--mh-hhm',
  'big-piano': '-hm-he--ehehmhh-m-hh-emme-eemmm',
  'big-piano+': '-em-he---hehm---h-hh-mmhe-eemmm',
};
