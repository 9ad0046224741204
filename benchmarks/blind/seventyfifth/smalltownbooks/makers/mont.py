import sys
from PIL import Image
o=sys.argv[1]; a=[Image.open(f) for f in sys.argv[2:]]
w=sum(i.width for i in a);h=max(i.height for i in a);q=Image.new('RGB',(w,h),'white');x=0
for i in a:q.paste(i,(x,0));x+=i.width
q.save(o)
