package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Whole;

import java.util.List;

/**
 * The facts about this server that lists of servers read, as far as only its operator knows them:
 * the {@code listing:} part.
 *
 * @param contact an e-mail address; empty = lists are told none
 * @param website the address of a web site; empty = lists are told none
 * @param crawlDelayHours least time between two visits of a list; -1 = as it likes
 * @param more further variables; of several values of one the best is the last
 * @see "the Mud Server Status Protocol, whose words the constants are"
 */
public record ListingSettings(
        Genre genre,
        Status status,
        String contact,
        String website,
        int crawlDelayHours,
        List<ListedFact> more) {
    /**
     * The most letters of {@link #more} in all. What lists are told has to fit into one packet, as
     * some of them take what they have read first for the whole.
     */
    static final int MORE_MAX = 500;

    private static final String FEW = "at most " + MORE_MAX + " letters in all";

    private static final OneOf<Genre> GENRE = OneOf.of(Genre.class);
    private static final OneOf<Status> STATUS = OneOf.of(Status.class);
    private static final Whole DELAY = new Whole(-1, 720);

    public static final ListingSettings DEFAULTS =
            new ListingSettings(Genre.FANTASY, Status.ALPHA, "", "", -1, List.of());

    /** The kind of world that it is. */
    public enum Genre {
        ADULT("Adult"),
        FANTASY("Fantasy"),
        HISTORICAL("Historical"),
        HORROR("Horror"),
        MODERN("Modern"),
        MYSTERY("Mystery"),
        NONE("None"),
        ROMANCE("Romance"),
        SCIENCE_FICTION("Science Fiction"),
        SPIRITUAL("Spiritual");

        private final String word;

        Genre(String word) {
            this.word = word;
        }

        /** The word of MSSP for it. */
        public String word() {
            return word;
        }
    }

    /** The stage of the server's life, from a trial to regular play. */
    public enum Status {
        ALPHA("Alpha"),
        CLOSED_BETA("Closed Beta"),
        OPEN_BETA("Open Beta"),
        LIVE("Live");

        private final String word;

        Status(String word) {
            this.word = word;
        }

        /** The word of MSSP for it. */
        public String word() {
            return word;
        }
    }

    public ListingSettings {
        DELAY.require("listing.crawl-delay-hours", crawlDelayHours);
        PublicAddress.MAIL.require("listing.contact", contact);
        PublicAddress.WEB.require("listing.website", website);
        more = List.copyOf(more);
        if (letters(more) > MORE_MAX)
            throw new IllegalArgumentException(
                    "listing.more: " + letters(more) + " letters (expected: " + FEW + ")");
    }

    private static int letters(List<ListedFact> facts) {
        return facts.stream().mapToInt(ListedFact::length).sum();
    }

    static ListingSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var more = fields.list("more", ListedFact.FACT, DEFAULTS.more);
        if (letters(more) > MORE_MAX) {
            problems.add(node.inside("more", letters(more) + " letters", FEW));
            more = DEFAULTS.more;
        }
        var listing =
                new ListingSettings(
                        fields.optional("genre", GENRE, DEFAULTS.genre),
                        fields.optional("status", STATUS, DEFAULTS.status),
                        fields.optional("contact", PublicAddress.MAIL, DEFAULTS.contact),
                        fields.optional("website", PublicAddress.WEB, DEFAULTS.website),
                        fields.optional("crawl-delay-hours", DELAY, DEFAULTS.crawlDelayHours),
                        more);
        fields.end();
        return listing;
    }
}
