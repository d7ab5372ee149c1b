export const TenantRightsOverview = () => (
  <>
    <p>
      “Do I have a right to that?” is the question behind most quarrels about a home. In the United States the answer
      has up to five layers: federal law, the law of your state, the rules of your city, the lease, and what a court has
      made of all four. This overview tells you which rights are found in which layer and how to look yours up. It is a
      map, not advice: the details differ from place to place, and they change.
    </p>

    <h2>The order of the layers</h2>
    <p>
      A lease can give you more than the law. In many matters it cannot give you less, at least not in the lease of a
      home. That is why a sentence can stand in your lease, signed by you, and still have no effect. It is also why “it
      is in the lease” is not always the end of a talk. Which rules cannot be given up is for your state to say, and
      states differ.
    </p>

    <h2>Rights that come from federal law</h2>
    <ul>
      <li>
        <strong>No discrimination.</strong> The Fair Housing Act forbids it for race, color, religion, sex, national
        origin, family with children and disability. It covers most housing, advertising and the terms of the lease.
        People with a disability may ask for reasonable changes to rules, an assistance animal among them.
      </li>
      <li>
        <strong>Lead paint.</strong> For most homes built before 1978 you must be told of known lead hazards and given a
        leaflet before you are bound.
      </li>
      <li>
        <strong>Service members.</strong> On entering service, and on certain orders, a lease may be ended early.
      </li>
      <li>
        <strong>Credit reports.</strong> If a report plays a part in a refusal or in a higher deposit, you must be told,
        with the name of the agency.
      </li>
    </ul>

    <h2>Rights that come mostly from your state</h2>
    <ul>
      <li>
        <strong>A home fit to live in.</strong> Nearly every state asks for working water, heat, safety and a sound
        building. What you may do if it is not so differs: some allow repairing and deducting, or paying into court,
        under exact conditions. Stopping the rent on your own is the most common way to lose a good case.
      </li>
      <li>
        <strong>The deposit.</strong> How much may be asked, where it is kept, when it comes back and with what list.
      </li>
      <li>
        <strong>Entry.</strong> Many states name a notice of a day or two, others say “reasonable”, some say nothing.
      </li>
      <li>
        <strong>Notice.</strong> How long before an increase, and before the end of a tenancy from month to month.
      </li>
      <li>
        <strong>Late fees.</strong> A ceiling, a grace period, or the rule that they must be reasonable.
      </li>
      <li>
        <strong>No self-help.</strong> Taking a tenant out of a home takes a court. Changing locks or turning off
        utilities to force somebody out is forbidden in most places.
      </li>
      <li>
        <strong>No retaliation.</strong> Many states forbid punishing a tenant for a complaint to an authority.
      </li>
    </ul>
    <p>
      Our <a href="/resources/state-rules">table of state rules</a> shows what we found for deposits, fees, entry and
      notice, with the citation and with how well each line was verified. Use the citation to read the words yourself.
    </p>

    <h2>Rights that come from your city</h2>
    <p>
      Rent control, reasons that a landlord needs to end a tenancy, interest on deposits, inspections, heat between
      certain dates, a right to a lawyer in eviction cases: much of this is local, and none of it is in a form that was
      made for fifty states. Search for the name of your city with “tenant rights” and prefer pages of the city itself,
      of the state’s attorney general or of a court.
    </p>

    <h2>Rights that come from your lease</h2>
    <p>
      Whatever it promises: parking, appliances, quiet hours, a response within three days. Read it for the verbs.
      “Landlord shall” is a right of yours. “Tenant shall” is a duty. “May” is a choice, and you should see whose.
    </p>

    <h2>Duties that keep your rights alive</h2>
    <p>
      Pay on time, keep the place clean, report faults soon and in writing, let people in who have a reason and gave
      notice, follow the house rules that you agreed to. Not because it is polite, but because the other side’s first
      answer to a claim is usually a breach of yours.
    </p>

    <h2>How to use a right</h2>
    <ol>
      <li>Write it down: what happened, when, with pictures. Keep the original files.</li>
      <li>Find the sentence, in the lease or in the law, and quote it.</li>
      <li>Ask in writing, in the form that the lease names, with a date by which you would like an answer.</li>
      <li>Keep paying, unless somebody who knows your state tells you otherwise.</li>
      <li>Get help early: a tenants’ association, a housing authority, legal aid, a lawyer’s first hour.</li>
    </ol>

    <h2>If you get papers from a court</h2>
    <p>
      Do not put them aside. In many places you have only a few days to answer, and not answering means losing. Call
      legal aid the same day; the search for “legal aid” with the name of your county finds it. Go to the hearing, with
      your papers in the order in which things happened. Many people who had a good answer lost because nobody was there
      to give it.
    </p>
  </>
);
