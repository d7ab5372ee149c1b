/** Words of which a question about a lease is made; what is none of them, nor a word of the lease, may be a slip of the hand. */
export const questionWords: ReadonlySet<string> = new Set(
  `broke break three four five seven eight nine eleven twelve thirteen fourteen fifteen twenty thirty forty fifty sixty ninety hundred thousand first second third fourth fifth
  campus clubhouse daycare nearby outside inside above below early later never always maybe often whole still three these those where there their would could should might about access account address after agent air alarm allow allowed alter alteration amount animal another anyone apartment apply appliance approval arbitration
  assign attorney automatic back balcony bank barbecue basement bathroom before begin behind bicycle bike bill boiler bounce bounced break breed broken brother building business
  cable camera cannabis carpet cash certified change charge check children clause clean cleaning close comes common company condition consent contact contract
  control cost could country court cover credit cure damage daily date daughter days deadline december default deposit detector deduct discount dishwasher dispute doctor does dogs door
  double dryer due each early electric electricity email emergency employee empty ends enter entry escalation estate evict evicted eviction expense expire
  extend extension extra family fees fence fire first fix fixed floor forbidden friend from furnace furnished furniture garage garbage garden girlfriend boyfriend
  goes grace grill guarantor guaranty guest guests hang happen happens have heat heater heating hire holdover home hours house household hurricane included increase increases inspect inspection
  install insurance interest internet into jury keep keys kitchen know landlord landlords late laundry lawn lawsuit lawyer lead lease leave leaving left legal letter liability liable
  lights limit live lock locked locks lockout long lose loud machine mail maintain maintenance make manager many marijuana maximum mean military minimum mold money month monthly move
  moving much music must name names need neighbor never night nightly noise notice notify number obligated occupant occupants office once online only option other over overnight owed
  owner paint painting park parking party past payment payments penalty percent permission permit person pest pets phone place plants please plumbing pool possession premises
  prohibited promptly property prorated provide purchase question quiet raise rather read reason receive refund refundable relocate remove renew renewal renewals rent rental renter renters
  repair repairs repay repaint replace replacement require required resident responsible restore restaurant return returned right rights roach while locker shove closer padlock spot roommate roommates rules sale satellite schedule screen security
  sell send separate septic service services sewer share should shower shut sign signed signing sister skip smoke smoking smoker snow someone space spouse square stairs start starts state stay stays
  still stop storage stove subject sublease sublet subletting subtenant suite supply tax taxes tell temporary tenant tenants term terminate termination their thing through toilet total towed trade transfer trash
  tree truck unit until upfront utilities utility vacate vehicle visit visitor visitors waive waiver walls want warranty washer waste watch water waterbed weapon week weeks what when where which
  whose window windows withhold within without work working would write writing written year years yard zoning
  cat cats dog pet puppy kitten rabbit parrot snake reptile fish roof ceiling furnish mattress mice bedbug bugs cockroach exterminator hot cold tub gas oil propane electric candle drill nail screws curtain blinds television
  sue suing rentcheck venmo zelle cheque paypal autopay portal airbnb vrbo leave kick kicked throw thrown lessor lessee sign signage hours operating expenses audit common area exclusive
  guarantee radius relocation subordination estoppel condemnation casualty indemnity indemnify improvements allowance percentage breakpoint base annual footage brokers commission grade worry fishy`
    .split(/\s+/)
    .filter(Boolean),
);
