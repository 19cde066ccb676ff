package emberdelve.server.bridge;

import emberdelve.server.game.Regions;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.metrics.BridgeCounts;
import emberdelve.server.rule.talk.Elsewhere;

import jakarta.inject.Inject;

import java.util.HashMap;
import java.util.Map;

/** The bridge: carries what is said on channels to places outside, for as long as it is on. */
public final class Bridge implements Service {
    private final Joints joints;
    private final Regions regions;
    private final Inboxes inboxes;
    private final BridgeCounts counts;
    private final Map<String, Outgoing> byChannel = new HashMap<>();

    @Inject
    Bridge(Joints joints, Regions regions, Inboxes inboxes, BridgeCounts counts) {
        this.joints = joints;
        this.regions = regions;
        this.inboxes = inboxes;
        this.counts = counts;
    }

    /** Before the first tick: from then on, the world is its own thread's. */
    @Override
    public void start() {
        if (joints.all().isEmpty()) return;
        var places = new HashMap<String, String>();
        for (var joint : joints.all()) {
            places.put(joint.channel(), joint.place());
            joint.webhook()
                    .ifPresent(webhook ->
                            byChannel.put(
                                    joint.channel(),
                                    new Outgoing(joint, webhook, counts, Thread::sleep)));
        }
        byChannel.values().forEach(Outgoing::start);
        for (var region : regions.all())
            region.world().part(Elsewhere.class).overheardBy(this::heard);
        inboxes.offer(new Input.Joined(places));
    }

    @Override
    public void stop() {
        byChannel.values().forEach(Outgoing::stop);
    }

    private void heard(String channel, String speaker, String words) {
        var outgoing = byChannel.get(channel);
        if (outgoing != null) outgoing.say(speaker, words);
    }
}
