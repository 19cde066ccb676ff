package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.view.Note;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/** Who is in the dungeon, across all zones. Thread: world. */
public interface Directory {
    /** In the order in which they came. */
    List<Presence> online();

    Optional<Presence> of(Actor actor);

    /** The player of that name, or whose name alone begins so. */
    Optional<Presence> named(String name);

    /** Lets the character leave after this command; its link is told when all is safe. */
    void quit(Actor actor);

    /** The same, but its player stays and chooses another character. */
    void quitToAccount(Actor actor);

    /** Whoever told this actor something last. */
    Optional<Actor> lastTeller(Actor listener);

    void told(Actor listener, Actor teller);

    /** What this player noticed lately, oldest first. */
    List<RecapView.Moment> recent(Actor actor);

    /**
     * What a feature keeps beside the world, by its class: the talk, the hall of fame.
     *
     * @throws IllegalArgumentException when nothing of that class is kept
     */
    <T> T kept(Class<T> type);

    /** Tells every helper, and the log: {@code logged}. */
    void tellStaff(Note note, String logged);

    /** The latest staff deeds, oldest first: at least all that are not stored yet. */
    List<StaffDeed> recentDeeds();

    void record(StaffDeed deed);

    /** Ends the server after that many ticks; an earlier order is replaced. */
    void shutDown(long inTicks, String reason);

    /** The store, for staff. */
    Upkeep upkeep();

    /** One player is told that; nothing comes of it without a link. */
    void show(Actor reader, View view);

    /** Ends its player's session after this command; the character stays as without a link. */
    void kick(Actor actor);

    /** Its player's character does what that line says, as if its player had typed it. */
    void force(Actor actor, String line);

    /** The verbs there are. */
    Lexicon lexicon();

    /** Takes the order back; false when there was none. */
    boolean cancelShutDown();
}
