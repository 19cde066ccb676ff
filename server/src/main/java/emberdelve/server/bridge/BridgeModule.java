package emberdelve.server.bridge;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

import emberdelve.server.adminport.Letterbox;
import emberdelve.server.metrics.BridgeCounts;

/** The bridge to places outside. */
public final class BridgeModule extends AbstractModule {
    private final Joints joints;

    public BridgeModule(Joints joints) {
        this.joints = joints;
    }

    @Override
    protected void configure() {
        bind(Joints.class).toInstance(joints);
        bind(BridgeCounts.class).toInstance(BridgeCounts.none());
        bind(Bridge.class).in(Scopes.SINGLETON);
        bind(Incoming.class).in(Scopes.SINGLETON);
        bind(Letterbox.class).to(Incoming.class);
    }
}
