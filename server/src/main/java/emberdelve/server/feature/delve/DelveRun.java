package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.TimeMode;
import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.model.ActorId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One visit of a group to a delve, as it is stored: while the delve is open, and for good once it
 * was cleared.
 *
 * @param id the number of the delve, from those that the world gives to new things
 * @param day the day of a ranked try at the delve of the day, in days since 1970; empty for any
 *     other delve
 * @param site the delve's name with its article
 * @param openedTick the world's tick in which the delve was opened
 * @param members in the order in which they entered
 * @param isOpen whether the delve's zone exists
 * @param wonTicks game time from the opening until the delve was cleared; empty if it was not
 * @param mark how well the delve was cleared; empty if it was not, or before there were scores
 * @param account the account whose ranked try at the delve of the day this is; empty for any other
 *     delve
 */
public record DelveRun(
        long id,
        DelveSeed seed,
        TimeMode pace,
        OptionalLong day,
        String site,
        long openedTick,
        List<Member> members,
        boolean isOpen,
        boolean isLost,
        OptionalLong wonTicks,
        Optional<Mark> mark,
        OptionalLong account) {
    /**
     * The mark for a cleared delve.
     *
     * @param score the points
     * @param day the day on which the delve was cleared, in days since 1970
     */
    public record Mark(long score, long day) {}

    public DelveRun {
        members = List.copyOf(members);
    }

    /**
     * A character who went in.
     *
     * @param fallen whether the character died in the delve, and may not come back
     */
    public record Member(ActorId id, String name, boolean fallen) {
        private Member nameless() {
            return new Member(id, ErasedAccount.NOBODY, fallen);
        }

        private Member after(Renaming renaming) {
            return renaming.isOf(id.value()) ? new Member(id, renaming.now(), fallen) : this;
        }
    }

    /** The id of the delve's zone. */
    public String zoneId() {
        return zoneId(id);
    }

    static String zoneId(long run) {
        return DelveContent.ZONES + run;
    }

    /**
     * Whether this is a try that counts for the table of the delve of the day, and so is made
     * alone.
     */
    public boolean isRanked() {
        return day.isPresent();
    }

    /** Whether the delve is neither won, lost nor closed. */
    public boolean isOn() {
        return isOpen && !isLost && wonTicks.isEmpty();
    }

    Optional<Member> member(ActorId who) {
        return members.stream().filter(member -> member.id().equals(who)).findFirst();
    }

    DelveRun joinedBy(ActorId who, String name) {
        var more = new ArrayList<>(members);
        more.add(new Member(who, name, false));
        return with(more, isOpen, isLost, wonTicks, mark);
    }

    DelveRun fell(ActorId who) {
        var marked =
                members.stream()
                        .map(each ->
                                each.id().equals(who) ? new Member(who, each.name(), true) : each)
                        .toList();
        return with(marked, isOpen, isLost, wonTicks, mark);
    }

    /** The same delve without the names of a person who is erased. */
    DelveRun without(Person person) {
        var nameless =
                members.stream()
                        .map(each -> person.plays(each.id().value()) ? each.nameless() : each)
                        .toList();
        var isTry = account.isPresent() && person.hasAccount(account.getAsLong());
        return of(nameless, isTry ? OptionalLong.empty() : account);
    }

    /** The same delve when a character has another name. */
    DelveRun after(Renaming renaming) {
        return of(members.stream().map(each -> each.after(renaming)).toList(), account);
    }

    private DelveRun of(List<Member> others, OptionalLong whose) {
        return new DelveRun(
                id,
                seed,
                pace,
                day,
                site,
                openedTick,
                others,
                isOpen,
                isLost,
                wonTicks,
                mark,
                whose);
    }

    /** The size of the party that went in. */
    PartySize size() {
        return PartySize.of(members.size());
    }

    DelveRun won(long ticks, Mark how) {
        return with(members, isOpen, isLost, OptionalLong.of(ticks), Optional.of(how));
    }

    /** The same delve by the clock of the world in which it lies. */
    DelveRun openedAt(long tick) {
        return new DelveRun(
                id, seed, pace, day, site, tick, members, isOpen, isLost, wonTicks, mark, account);
    }

    DelveRun lost() {
        return with(members, isOpen, true, wonTicks, mark);
    }

    DelveRun closed() {
        return with(members, false, isLost, wonTicks, mark);
    }

    private DelveRun with(
            List<Member> its, boolean open, boolean lost, OptionalLong won, Optional<Mark> how) {
        return new DelveRun(
                id, seed, pace, day, site, openedTick, its, open, lost, won, how, account);
    }
}
