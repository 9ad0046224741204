from PIL import Image
import glob,sys
L=[Image.open(f) for f in sorted(glob.glob(sys.argv[1]))][:int(sys.argv[3])]
h=sys.argv[4]=='h'
i=Image.new('RGB',(sum(a.width for a in L),max(a.height for a in L)) if h else (max(a.width for a in L),sum(a.height for a in L)),'white'); x=0
for a in L: i.paste(a,(x,0) if h else (0,x)); x+=a.width if h else a.height
i.save(sys.argv[2])
