import sys
from PIL import Image
o=sys.argv[1];a=[Image.open(f) for f in sys.argv[2:]]
W=sum(i.width for i in a);H=max(i.height for i in a);m=Image.new('RGB',(W,H),'white');x=0
for i in a:m.paste(i,(x,0));x+=i.width
m.save(o)
