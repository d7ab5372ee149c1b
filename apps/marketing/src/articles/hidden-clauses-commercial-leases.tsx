export const HiddenClausesCommercialLeases = () => (
  <>
    <p>
      In a business lease the expensive sentences are rarely in the section called “Rent”. They sit in definitions, in
      exhibits, and in clauses with harmless names. Here are eleven that are easy to pass over, what they do, and the
      question that brings each to light. The examples are ours.
    </p>

    <h2>In the definitions</h2>
    <h3>1. Operating expenses “of whatever kind”</h3>
    <p>
      If the costs that you share are defined by “including but not limited to”, they include what nobody thought of: a
      new roof, the lawyer who drew up your neighbor’s lease, a fee for managing the building that is a percentage of
      everything else. Ask for a list of what is left out, and for a ceiling on those costs that the landlord can
      control.
    </p>
    <h3>2. The share that does not add up</h3>
    <p>
      Your share is your area divided by that of the building. Is the second number the whole building or only what is
      let? If it is only what is let, every empty floor makes your share larger. Ask for the fraction with both numbers.
    </p>
    <h3>3. The gross-up</h3>
    <blockquote>
      Variable expenses shall be adjusted as though the Building were ninety-five percent occupied.
    </blockquote>
    <p>
      That can be fair: it keeps your base year from being low because the house stood empty. It is fair only if the
      base year is adjusted in the same way. Ask whether it is.
    </p>

    <h2>In the rent that is not called rent</h2>
    <h3>4. Base year, and when it is</h3>
    <p>
      You pay what exceeds the costs of a base year. If you move in on November 1 and the base year is that same year,
      the first increases reach you two months later. The next calendar year is often worth a month’s rent.
    </p>
    <h3>5. Increases by an index, without a ceiling</h3>
    <p>
      “The greater of 3 % and the change of the index” gives the landlord the better of two worlds. Ask for the lesser,
      or for a floor and a ceiling.
    </p>

    <h2>In the clauses about change</h2>
    <h3>6. Relocation</h3>
    <blockquote>Landlord may relocate Tenant to comparable space upon thirty days’ notice.</blockquote>
    <p>
      For an office that can be bearable. For a shop that lives by its corner it is the end. Strike it, or ask for who
      pays, what “comparable” means, and a right to leave.
    </p>
    <h3>7. Recapture</h3>
    <p>
      You ask for consent to sublease, and the answer is that the landlord takes the space back. It stands in the
      section on assignment, in the second or third paragraph. Ask for the right to withdraw your request.
    </p>
    <h3>8. Change of control</h3>
    <p>
      A sale of shares counts as an assignment and needs consent. Whoever takes in a partner, or sells the company, then
      needs the landlord. Ask for exceptions for investors, family and the sale of the whole business.
    </p>

    <h2>In the clauses about the end</h2>
    <h3>9. Restoration</h3>
    <p>
      What you have built must go, at the landlord’s choice, which is made at the end. Ask that the choice is made when
      your drawings are approved, and that ordinary wear is excepted.
    </p>
    <h3>10. Holdover at double rent, and more</h3>
    <p>
      Staying a week too long costs twice the rent by the day or, in some leases, by the whole month, and besides “all
      damages of any kind”. If the next tenant walks away, that can be a very large number. Ask for rent by the day and
      for no consequential damages in the first thirty days.
    </p>
    <h3>11. The guarantee that outlives the lease</h3>
    <p>
      A personal guarantee may cover renewals, amendments that you never saw, and the time after you have sold the
      business. Ask for an end: a number of years, a sum that shrinks, or the day on which the keys are handed back in
      order.
    </p>

    <h2>How to find them</h2>
    <ol>
      <li>Read the definitions first and write each in your own words. Where you cannot, you have found one.</li>
      <li>Read the exhibits. Rules, work letters and forms of certificates are part of the lease.</li>
      <li>
        Search for “sole discretion”, “deemed”, “notwithstanding”, “additional rent” and “time is of the essence”. Each
        turns a sentence into something else.
      </li>
      <li>Follow every reference. “Subject to Section 14.3” means that the sentence is in Section 14.3.</li>
      <li>Put the numbers into a table by year and add them up. What cannot be put into a number is a question.</li>
    </ol>
    <p>
      Our <a href="/analysis">document analyzer</a> lists many of these with the sentences they stand in. It reads
      business leases less surely than those of homes, because they differ more, so take it as a second pair of eyes.
      The first pair belongs to a lawyer who does such leases where the premises are.
    </p>
  </>
);
