export const UnderstandingCommonClauses = () => (
  <>
    <p>
      Leases look different and are built alike. Under whatever headings, nearly every one answers the same questions:
      who, what, how long, how much, who does what, and what if it goes wrong. Once you see the pattern, twenty pages
      become ten short conversations. These are the clauses in the order in which they usually come, with the words that
      decide.
    </p>

    <h2>Parties</h2>
    <p>
      Who is bound. Check that the landlord is named with an address to which notices can be sent, and that everybody
      who signs as a tenant is meant to pay. “Jointly and severally” means that each of you owes the whole rent: if a
      roommate leaves, the rest of you owe their share. Occupants who are listed but do not sign usually owe nothing,
      and usually have no right to stay on their own.
    </p>

    <h2>Premises</h2>
    <p>
      What is let. The unit number, the parking space, the storage room, the appliances. If it matters to you and it is
      not written here, assume that it does not belong to the lease. In a business lease look for how the area is
      measured: “rentable” square feet include a share of hallways that you will never use.
    </p>

    <h2>Term</h2>
    <p>
      From when until when. A fixed term binds both sides for its length. Month to month goes on until somebody gives
      notice. The words to find are what happens on the last day: does it end, turn month to month, or renew for another
      full term unless you object? If it renews, the date by which you must object is the most important date in the
      lease.
    </p>

    <h2>Rent</h2>
    <p>
      How much, when, how. See whether “rent” includes other charges: many leases call everything you owe “additional
      rent”, so that an unpaid parking fee has the consequences of unpaid rent. Look for increases within the term, for
      the first month if it is a partial one, and for what it costs to pay by card or through a portal.
    </p>

    <h2>Late payment</h2>
    <p>
      The fee, the grace period, and often a fee for a returned payment. A grace period does not move the due date; it
      only delays the fee. If the lease has a fee for each day, look for the ceiling.
    </p>

    <h2>Security deposit</h2>
    <p>
      The amount, what it may be used for, and the days within which it must come back. Most states of the United States
      have rules on at least one of the three, and the lease cannot make them worse for the tenant of a home. A good
      clause says that ordinary wear and tear is not damage and that deductions are itemised. Whether the deposit may be
      used as the last month’s rent is nearly always answered, and nearly always with no.
    </p>

    <h2>Utilities and services</h2>
    <p>
      Who pays for water, heat, electricity, trash, internet. “Tenant pays all utilities” is clear. “A proportionate
      share as determined by Landlord” is not: ask how it is determined, and what it came to last year.
    </p>

    <h2>Use and occupancy</h2>
    <p>
      What you may do there, and with whom. Guests for how many nights, work from home, pets, smoking, instruments. In a
      business lease this is the clause that decides whether you can sell coffee beside your books, so let it be wide.
    </p>

    <h2>Maintenance and repairs</h2>
    <p>
      Who fixes what. In homes the landlord usually answers for the structure and the systems and must keep the place
      fit to live in; the tenant keeps it clean and pays for damage. Business leases may move nearly everything to the
      tenant. Find how you must report a fault (in writing, to where) and how fast the other side must act.
    </p>

    <h2>Entry</h2>
    <p>
      When the landlord may come in. Three parts make a fair clause: reasons (repair, inspection, showing), notice
      (hours before), and reasonable times of day, with an exception for emergencies.
    </p>

    <h2>Assignment and sublease</h2>
    <p>
      Whether somebody may take your place. “With Landlord’s consent, which shall not be unreasonably withheld” gives
      you a way out if your life changes. “Not in any circumstances” gives you none, unless the law of your place does.
    </p>

    <h2>Insurance and liability</h2>
    <p>
      What you must insure and who bears which risk. The landlord’s insurance does not cover your belongings. Words such
      as “indemnify” and “hold harmless” mean that you pay for claims of others; the fair form leaves out what the other
      side caused.
    </p>

    <h2>Default and remedies</h2>
    <p>
      What counts as breaking the lease and what follows. Look for time to put things right (a cure period), and for
      what the landlord may do. Changing locks or turning off the water to collect rent is not allowed for homes in most
      places; taking a tenant out of a home needs a court.
    </p>

    <h2>Notices</h2>
    <p>
      How a message must be sent to count. If the lease asks for certified mail to an address, an e-mail may be worth
      nothing on the day when it matters. This small clause decides whether your renewal notice was given at all.
    </p>

    <h2>Entire agreement and severability</h2>
    <p>
      The last lines. “Entire agreement” means that what you were told, but is not written, does not count: have
      promises written in. “Severability” means that a void term does not take the others with it.
    </p>

    <h2>How to read them</h2>
    <p>
      Read each clause with three questions. What must I do? By when? What happens if I do not? Write the answers on one
      page. Where you cannot answer, that is your question to the landlord, and the answer belongs in writing. The
      meanings above are general; a lease may define its words otherwise, and the law of your state may add to them or
      overrule them.
    </p>
  </>
);
