export const CostOfNotReviewingLeaseRenewal = () => (
  <>
    <p>
      The first lease gets an evening. The renewal gets a signature between two meetings, or nothing at all, because it
      happens by itself. Yet a renewal is a new contract for another year, at a time when you know the home, the
      landlord and the market better than you ever did. Here is what skipping it costs, with plain arithmetic, and what
      twenty minutes can do about it.
    </p>

    <h2>The year you did not choose</h2>
    <p>
      Many leases go on for another full term unless somebody objects in time, often sixty or ninety days before the
      end. Say the rent is $1,800 and you planned to leave. You notice thirty days before the end; the lease asked for
      sixty. What you owe now depends on the lease, on your state and on how soon the place can be let again. If it
      comes to two months, that is 2 × $1,800 = $3,600 for a date in a calendar. If you are lucky, it is a conversation.
    </p>

    <h2>The increase that nobody compared</h2>
    <p>
      An increase of 6 % sounds small. On $1,800 it is $108 a month and $1,296 a year, and next year’s increase is
      counted from there: two such years make $222 a month, or $2,670 a year against the start. Whether that is fair can
      only be told by comparison. Look up what three similar homes cost today. If they cost less, you have an argument;
      if they cost more, you know what you are being offered.
    </p>

    <h2>Fees that arrive with the renewal</h2>
    <p>
      The form has changed since last year. Perhaps there is now a fee for trash, for a package room, for paying by
      card, for a pet that lived there all along. Five small monthly fees of $15 are $900 a year. They are easiest to
      refuse before they have been paid once. Put the old lease beside the new one and compare every number; what is not
      a number, compare by its headings and look for those that are new.
    </p>

    <h2>Terms that drift</h2>
    <p>
      Renewals often come on a newer form “on the same terms”. Look at five places, because that is where forms drift:
      the notice to end the lease, the late fee, who repairs what, the right of entry, and everything that waives a
      right. A sentence that you had changed by hand three years ago will not be in the new form, unless you ask for it
      again.
    </p>

    <h2>The deposit in between</h2>
    <p>
      A renewal is the moment to note where the deposit lies, how much it is, and whether it must grow with the rent. If
      the landlord has changed, ask in writing who holds it now. Five years later nobody will remember, and you will be
      the one who has to show it.
    </p>

    <h2>For a business, the same with more digits</h2>
    <p>
      A shop or an office has more to lose in the same place. An option to renew usually has a window: too early does
      not count, too late does not count, and the form of the notice is exact. Miss it, and the rent that was fixed ten
      years ago becomes whatever the market asks. Shares of operating costs, a base year that is not reset, a guarantee
      that was meant to end: each is a line in the renewal that costs more than the hour of the lawyer who would have
      seen it.
    </p>

    <h2>Twenty minutes, six questions</h2>
    <ol>
      <li>By which day must I say yes or no, and in which form? Count back from the last day of the lease.</li>
      <li>What happens if I say nothing?</li>
      <li>What will I pay in all each month, with every fee, compared with this year?</li>
      <li>What do three similar places cost today?</li>
      <li>Which sentences are new, and which of mine have disappeared?</li>
      <li>What would I like to be different: the term, the date, a repair that has waited for a year?</li>
    </ol>
    <p>
      Do it ninety days before the end, or a month before the last day for notice, whichever is earlier. A landlord who
      has a good tenant would like to keep one: an empty month costs them a twelfth of the year’s rent, before paint and
      listing. So the renewal is the one moment in the year in which asking is cheap for you and saying no is dear for
      them.
    </p>

    <h2>Making it happen</h2>
    <p>
      The hard part is remembering. Take the dates out of the lease on the day you sign it and put them into a calendar
      that you look at. The <a href="/features">reports here</a> list them with the sentence they come from, and give
      them to you as a calendar file. If you read last year’s lease and this year’s offer one after the other, you see
      both sets of numbers without searching for them. The decision is still yours, and for a lease with many zeros,
      yours together with somebody who does this for a living.
    </p>
  </>
);
