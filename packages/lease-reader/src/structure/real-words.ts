/** Everyday words and names that stand a letter away from a word of leases and mean what they say. */
export const plainWords: ReadonlySet<string> = new Set(
  `aim alan allow along amy ann anne answer ants apple arch art ash awful bags bail bake baked baker ball balls band
    bands bang bare bark barrel bars bases basin bath beach bead beak beam bean beans bear beard bears beast beat beats
    beck become bee beef beep beeps beer bees beg began begun bell bells belong ben bend bends bent best beth bets better
    bike bikes bin bind bird birds bite bits blade bland blaze bleed blend blink blood bloom blow bold bond bonds bone
    book boom boot boots bore born boss bought bounce bow brass bread breath breed brett bring broke broken brook bucket
    bulb bull burnt bury buys cage cake calf calls calm came camera cancer cans cant cape capitol card care carl cart case
    cases cast cats causes cave cease cell cellar cells chairs chance chaos charm chart chat cheek chick chop chose cite
    cites city clan clark clarke clash clay clear clip clock clone clown clue coat coats codes coin cold comb cook cool
    cope cops cord cork corn county crash crop cross crust cube cups curb curl curtain curve cute cuts dairy dale dan dare
    dave dawn dayton deaf dean dear dears decay deck deeds deep defect denial dent dental denver depend detail dial dice
    dies digs dine disk dive dock docks doe dome don dont doom dorm dose dots dove dresser drop drove ducks dues dull dump
    dust earl ears ease east eight either elder enable evan exist exits export face fade faint fake fall fallen falls fame
    fare farm farms fast faster fate favor fear feast feed feel fell fellow felt fever fewer field fight file filed files
    filled film finds fined fired firm firms fist fits flaw flew flint flour foam foil fold folds fond font food foods
    fool ford forge fork formal format fort forth foul four fred friend frog frost fry fuel fury gain game games gaps gate
    gates gave gear gene gets giant glass god gods gold grade grape grasp grass grave greed groom grows guess guilt guns
    guts hail hair hall halls halt hand handy hang hangs happen hard harder hardly harry hate head heap hear hears heel
    heir hell herb herd hero hers hide hike hill hills hind hire hole holes holy homes honey hood hook hooks hope horn
    hose hoses host hound hour houston hull hunt hurt huts indeed insect item jack jail jane jeans jill joan joe john join
    joins jon judy junior kate keen kill kim kinds king kiss kite knew knit knob knot knows ladder laid lake lakes lame
    land lands laps larry laser latter layer lays leader leads leaf lean leans leap leaves led lee legs lend lens lent
    lever lied lies lieu lift light lights liked lime line lines lion lisa listen liter lives load loft lois lone loop
    lord lose loser lost lots love lover loyal luck luke lump lung maid main maker makes making male males mall mane marco
    mark marked marry mars marsh mart marty mary mass mast master match mate mates mats meal meals meant meat meet member
    mend mental mere merit mesa mess might mike mild mile mill mills mind minds mine mines mist mixed mode modes mood moss
    moth mount mouse mover mow mowing mown nail nails naps nest nets newer nice nina nine norm norma nose odds ones onto
    opera ours owe owned owns pace pack packs pail pain pair pale pam pane pants park parked parks parts patty pause pave
    paving peace peach pear peel pens pile piles pill pine pines pint pipe pits pity places plan plane planet plans play
    plead plug poet pole polite poll poor pork port ports pose post posts pound pounds pour pride prime prize pull pump
    pure puts qualify quest quite quote quotes race rack radio rafter rage raid rail rails rake rakes rank rare rarely
    rated rates rats reach record reed refuse relay relied remote render reno rented repaid resort rest rested reveal rice
    rick ride ring riot ripe rise rising risky rita river roach roar rock rocks role roles ron rooms root roots rose ross
    round rover rude rugs ruled rust sack safe safer said sail sailor sailors sake salem salt sam sand sara save saves
    says scare scared score seal seals sean seas season seat seed seek seeks seem seems sender serial sew sewn sews shade
    shaft shake shame shane shape shaped shapes shared shark sharon sharp shave sheds sheep sheer ship shirt shock shoe
    shoot shop shops shore shores shot shout sides sight site sits size sized skate skill slave slid slope slow smart
    smell sock socks soft sold soldier solo song sore sort sound sour south spade spare specify spell spice spill spite
    spoke sport sports spread stab stack stacks staff stage stages stains stake stalk stall stan stand star stare stars
    statue stayed steep step steps steve stick stiff stole stone stones stop store stores storm story stroke stuck stuff
    style sues suits surely sweep sweet swell swift swing swore system table tack tail tailor tale tales talk tall tank
    tape tapes taps teach team teams tears ted teen teeth tell tend tender tends tens tense teri test thaw theme thinks
    threw throat tide ties tile tiles till tim timed timer tire tires token toll tom tone tones tool tops tore torn toss
    tough tour tours towels tower town tows trace tree tubes tunnel turns unite unity valve valves vast vault vents vest
    vice vince vine vote wade wage wages waiter wake walks wall ward warm warn wash wave waved waves ways wears weed weeds
    weld well wells went west whale white wide wider widow wild willing wills wind winds wine wing wipes wire wise wish
    wives wonder wont wood woods wool word wore world worms worn worse wound wrote yarn yeast yell yields youth`.split(
    /\s+/,
  ),
);
