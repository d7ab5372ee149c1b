/** Words that do not say what a question is about. */
export const functionWords = new Set(
  `a an the and or but if of to in on at for from by with without about into over under before after during until as than then so
  i me my mine we us our ours you your yours he him his she her it its they them their this that these those there here who whom whose which what
  when where why how do does did done doing be is are am was were been being have has had having can could may might must shall should will would
  not no nor any some all each every both other another such same only just also too very much many more most less least own
  get gets got getting let lets go goes make makes made take takes taken put happen happens happened want wants need needs say says said tell tells
  ask asks asked give gives given allow allows allowed permitted permit okay ok fine please know think mean means thing things someone anyone anybody somebody something anything everything nothing anymore anyway else
  lease leases contract agreement document paper rental landlord landlady lessor owner tenant tenants lessee renter resident
  nobody knows knew known actually really ever still yet again already going like use using used long often kind type sort way day days time times
  there's supposed able required obliged responsible according exactly apartment place home house flat building room premises`.split(
    /\s+/,
  ),
);

/** Words that say little of it: a sentence may answer without them. */
export const lightWords: ReadonlySet<string> = new Set(
  `keep keeps down up out off back away list include includes included pay pays paid paying owe work works wreck wrecks wrecked destroy destroyed night open opens opening opt
  another nearby extra free fix fixes fixed fixing repair repairs repaired maintain maintains replace replaces replaced broken break breaks fee fees charge charges cost costs price
  live living stay stays bring set sets leave first own send come comes owner change changes month year end first new old available provided responsible must much more total
  stuff hook downtown uptown crash crashes around switch switches halfway middle actually
  different catch caught find found drop dropped stop stopped stops start started buy buys bought purchase provide provides furnish furnishes supply supplies bill bills billed
  use build built fall falls fell lose loses lost try tried decide decides refuse refuses agree agrees win wins hit hits run runs ran hold holds
  couple few several bit lot lots rest real sure maybe instead together alone regular normal usual certain specific particular exact
  office unit shop suite space site store land property rooms guy guys folks company friend buddy mom dad kids husband wife today tomorrow tonight week weeks hour hours minute
  currently originally previously per each approximately roughly
  live lives whole entire cover covers deal deals handle handles care takes taking look looks clean start begins move moving add adds find person people late
  put puts call calls show shows receive receives turn turns throw throws full part money dollars amount due limit limited many long soon early`.split(
    /\s+/,
  ),
);
