"""Line games for learners: small steps and whole turns, and what is seen of them."""
