export const NegotiatingLeaseTerms = () => (
  <>
    <p>
      Many people believe that a lease is take it or leave it. Often the rent is; the rest seldom is. A landlord who has
      chosen you would rather change a sentence than start again with the next applicant. What you need is a short list,
      good reasons, and the wording ready, so that saying yes costs the other side nothing but a pen.
    </p>

    <h2>Know what you can move</h2>
    <p>
      Large companies use one form for thousands of units, and the person you talk to may not change it. They can
      usually add a rider, though: a page that says what applies to you in spite of the form. Private landlords can
      change whatever they like, and often do not know what their form says. In both cases money is harder to move than
      time, and time is harder than clarity. So ask for clarity first; it is the cheapest thing to give.
    </p>

    <h2>Choose three</h2>
    <p>
      Read the lease and mark everything. Then keep three points: one that could cost you a lot, one that will surely
      come up, and one that is simply unclear. A list of fifteen reads like a quarrel. Typical candidates, by what they
      are worth:
    </p>
    <ul>
      <li>the date by which you must say that you will not renew, and whether the lease renews by itself,</li>
      <li>a way to leave early for a fixed price,</li>
      <li>a late fee with a grace period and a ceiling,</li>
      <li>who repairs what, and within how many days,</li>
      <li>notice before somebody enters,</li>
      <li>the same rule on lawyers’ fees for both sides,</li>
      <li>a date and an itemised list for the return of the deposit.</li>
    </ul>

    <h2>Give a reason that is about you</h2>
    <p>
      “That is unfair” invites an argument. “My job may move me next autumn, and I would like to know today what that
      would cost” invites an answer. Reasons that work are about your plans, not about their form: travel, a newborn,
      night shifts, a parent who visits, a dog of fourteen years. If a rule of your state is on your side, mention it as
      a question: “I read that deposits here must be returned within so many days. Could we write that in?”
    </p>

    <h2>Bring the words</h2>
    <p>
      Whoever writes the sentence has half of the negotiation behind them. Keep it short and in the tone of the lease.
      Some to begin with:
    </p>
    <blockquote>
      Tenant may end this Lease before its term by sixty days’ written notice and payment of one month’s rent.
    </blockquote>
    <blockquote>A late fee of $__ is due once for a payment received after the fifth day of the month.</blockquote>
    <blockquote>Landlord gives at least twenty-four hours’ notice before entry, except in an emergency.</blockquote>
    <blockquote>
      In a dispute under this Lease the party that prevails recovers its reasonable attorney’s fees from the other.
    </blockquote>
    <p>
      These are examples, not a form for your state. The <a href="/analysis">document analyzer</a> puts wording beside
      each flag that it finds, so that you can copy the one you need and adapt it.
    </p>

    <h2>Offer something</h2>
    <p>
      What costs you little may be worth much to them: a longer term, a start in the middle of the month, rent paid by
      transfer on the last day of the month before, a tidy application within the hour, permission to show the flat in
      your last four weeks. Put it beside your request rather than after it. “If we make it eighteen months, could the
      rent stay as it is until the end?”
    </p>

    <h2>Write, then talk, then write</h2>
    <p>
      Send your three points by e-mail, so that the other side can read them without an audience. Talk if they want to
      talk. Then send a short note of what was agreed, and see that it is in the lease before you sign: typed in, or in
      a rider that both sign, or changed by hand with the initials of both beside it. A lease often ends with the
      sentence that nothing else was agreed. After your signature it means that.
    </p>

    <h2>When the answer is no</h2>
    <p>
      Ask what they could live with instead. A no to “thirty days” is sometimes a yes to “forty-five”. If it stays at
      no, ask why the sentence matters to them; the answer tells you how it will be used. Then decide whether you can
      live with it. Some sentences are not enforceable in the lease of a home, whatever was signed, but do not sign in
      the hope of that without having asked somebody who knows your state.
    </p>

    <h2>For landlords reading this</h2>
    <p>
      A tenant who negotiates has read the lease. That is the tenant you want. A clear answer within a day, and a reason
      where you say no, will do more for the years to come than the sentence you are defending. And if the third
      applicant in a row asks about the same paragraph, it may be time to rewrite the paragraph.
    </p>
  </>
);
