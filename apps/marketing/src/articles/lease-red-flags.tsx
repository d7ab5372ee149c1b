export const LeaseRedFlags = () => (
  <>
    <p>
      Most of a lease is harmless. A few sentences are not, and they seldom announce themselves: they stand in the
      middle of a long paragraph, under a heading like “General” or “Tenant obligations”. Here are ten kinds worth
      stopping at, roughly in the order in which they hurt. The examples are ours, written the way such sentences
      usually read.
    </p>

    <h2>1. The landlord is never at fault</h2>
    <blockquote>
      Landlord shall not be liable for any injury or loss, including such as arises from Landlord’s own negligence.
    </blockquote>
    <p>
      This shifts to you the cost of things only the landlord can prevent, such as a rotten stair. Many states do not
      enforce such a sentence in the lease of a home. It still does harm, because people who read it do not ask. Ask
      for: “except where caused by the negligence or wilful act of Landlord or its agents.”
    </p>

    <h2>2. Fees that grow by the day</h2>
    <blockquote>A late charge of $75 plus $15 for each day thereafter shall be due.</blockquote>
    <p>
      A late fee is meant to cover the cost of late payment. A daily fee without a ceiling passes that after a week.
      Look for three numbers: the amount, the days of grace, and the maximum for a month. If one is missing, ask for it.
      Some states set limits; our <a href="/resources/state-rules">table of state rules</a> shows what we found and how
      well it was verified.
    </p>

    <h2>3. A deposit that does not come back</h2>
    <p>
      “Non-refundable deposit” is a contradiction: what cannot come back is a fee, and should be called one. Watch, too,
      for a deposit that pays for cleaning and paint “in any event”, and for a return date that is missing or far away.
      Ordinary wear and tear is not damage. Ask for an itemised list of whatever is kept, within a number of days.
    </p>

    <h2>4. A renewal that happens to you</h2>
    <blockquote>
      This Lease renews for one year unless Tenant gives written notice no less than ninety days before its end.
    </blockquote>
    <p>
      Miss the date and you have signed for another year without a pen. Such terms are common and often valid, though
      some states ask for a reminder. Put the date into your calendar today, or ask for month to month after the first
      term, with thirty days’ notice.
    </p>

    <h2>5. The door that opens from outside</h2>
    <p>
      A landlord must be able to enter in an emergency and to repair. “At any time, without notice” goes further than
      that. Ask for a notice of 24 or 48 hours, at reasonable hours, for the purposes that are named, with emergencies
      excepted.
    </p>

    <h2>6. Repairs that become yours</h2>
    <p>
      “Tenant shall maintain the premises in good repair” can mean changing light bulbs or replacing a furnace. What
      matters is the boundary. Ask for a sentence that names it: the tenant keeps the place clean and pays for damage
      they cause; the landlord repairs the structure, plumbing, heating, wiring and the appliances that came with the
      home.
    </p>

    <h2>7. Rights signed away in passing</h2>
    <p>
      Look for <em>waive</em>, <em>release</em>, <em>indemnify</em>, <em>hold harmless</em>. They may give up a jury, a
      notice before a lawsuit, a joint claim with your neighbors, or the duty of the other side to look for a new tenant
      when you leave early. Some of this cannot be waived in the lease of a home; whether it can depends on the state.
    </p>

    <h2>8. Rules that are written later</h2>
    <blockquote>Tenant shall comply with all rules as Landlord may from time to time adopt.</blockquote>
    <p>
      You cannot agree to what does not exist yet. Ask for the present rules as an attachment, for notice of changes,
      and for a line that no rule may contradict the lease or add a charge.
    </p>

    <h2>9. One-way streets</h2>
    <p>
      Read the clauses in pairs. May the landlord end the lease early, and you not? Do you pay their lawyers if they
      win, but they not yours? Is your notice sixty days and theirs thirty? Asking for the same on both sides is the
      request that is refused least often, because it is hard to argue against.
    </p>

    <h2>10. Numbers that disagree, and blanks</h2>
    <p>
      “Two thousand four hundred fifty dollars ($2,540.00)” is not a detail: one of the two will be argued about. The
      same goes for a term of “one year” whose dates span thirteen months, and for blanks left open “to be filled in
      later”. Have both corrected before you sign. It costs one e-mail now and a quarrel later.
    </p>

    <h2>What to do with what you find</h2>
    <p>
      Choose the two or three that matter to you. Write them down with the section, the sentence, and the words you
      would like in their place. A friendly list of three is answered; a list of fifteen is a reason to call the next
      applicant. Keep the answer in writing, and see that the change stands in the lease and not only in a message.
    </p>
    <p>
      And keep a sense of proportion: a flag is a reason to read twice, not proof of a bad landlord. Many forms are
      copied from older forms, and the person who sends you one may never have read the sentence that bothers you.
    </p>
  </>
);
