# scan-like typed cash flow statement of a small owner; image page with an OCR text layer
import random
from PIL import Image,ImageDraw,ImageFont,ImageFilter
from reportlab.pdfgen import canvas
from reportlab.lib.utils import ImageReader
import glob,io
from lib import *
R=random.Random(11)
F='scan0042_CF_Cedar_Mill_Shops.pdf'
s=St('CASH FLOW STATEMENT','Cedar Mill Shops','2024-01-01','2024-12-31',['2024','2023'])
l=lambda n,a,b:s.l(n,[a,b])
s.h('CASH RECEIPTS')
i=[l('Store rents collected',287460,271915),l('Apartment rents (4 upstairs units)',61200,57600),l('CAM and tax reimbursements',44318,41207),l('Late fees',650,1125),l('Coin laundry',1846,1731)]
a=s.t('Total cash receipts',i,'TOTAL',key='total_income')
s.h('CASH DISBURSEMENTS')
e=[l('Property taxes',38912,37440),l('Insurance',16205,13118),l('Gas and electric - common',9871,10204),l('Water and sewer',7315,6980),l('Trash hauling',5460,5220),l('Repairs and maintenance',22784,15633),l('Snow plowing',4100,6350),l('Accounting and legal',3875,3450),l('Management - Aldine Realty',16500,16500),l('Supplies and postage',712,655)]
b=s.t('Total cash disbursements',e,'TOTAL',key='total_operating_expenses')
o=s.t('Cash flow from operations',[a,(b,-1)],'SUBTOTAL')
s.h('OTHER SOURCES AND (USES) OF CASH')
u=[l('New roof - south building',-68400,0),l('Mortgage payments - principal',-41277,-39106),l('Mortgage payments - interest',-73599,-75770),l('Draws to owners',-72000,-84000),l('Owner loan to partnership',30000,0),l('Tenant deposits received (refunded)',1500,-850)]
t=s.t('Total other sources and (uses)',u)
n=s.t('NET INCREASE (DECREASE) IN CASH',[o,t],'TOTAL',key='net_cash_flow')
nv=s.rows[n]['vals'];b23=61034;c=s.l('Cash, beginning of year',[b23+nv[1],b23],ind=0)
s.t('Cash, end of year',[n,c],'TOTAL')
print(nv)
dpi=130;S=dpi/72;Wp,Hp=612,792
fp=[g for g in glob.glob('/usr/share/fonts/**/*.[to]tf',recursive=True) if any(k in g for k in('LiberationMono-Regular','DejaVuSansMono.ttf','NimbusMonoPS-Regular','FreeMono.ttf'))]
print(fp[:4]);fnt=ImageFont.truetype(sorted(fp,key=lambda g:'Liberation' not in g)[0],int(10.5*S))
im=Image.new('L',(int(Wp*S),int(Hp*S)),244);dr=ImageDraw.Draw(im);T=[]
def put(x,y,t,right=False):
    w=dr.textlength(t,font=fnt)/S
    if right:x-=w
    dr.text((x*S,y*S),t,font=fnt,fill=38+R.randint(0,35))
    cx=x
    for k,ch in enumerate(t.split(' ')):
        ww=dr.textlength(ch,font=fnt)/S
        if ch:T.append((cx,y,ch,ww))
        cx+=ww+dr.textlength(' ',font=fnt)/S
m=lambda v:f'{v:,.0f}' if v>=0 else f'({-v:,.0f})'
def ctr(y,t): put(306-dr.textlength(t,font=fnt)/S/2,y,t)
ctr(62,'CEDAR MILL SHOPS');ctr(76,'(Hollis & Tarn Partnership)');ctr(90,'CASH FLOW STATEMENT');ctr(104,'For the years ended December 31, 2024 and 2023')
put(450,138,'2024',True);put(540,138,'2023',True);dr.line([(398*S,152*S),(451*S,152*S)],fill=60,width=1);dr.line([(488*S,152*S),(541*S,152*S)],fill=60,width=1)
y=162
for r in s.rows:
    k=r['typ']
    if k=='HEADING': y+=6
    if r['items']:
        for X in(452,542): dr.line([(X-58)*S,(y-1)*S,X*S,(y-1)*S],fill=70,width=1)
        y+=2
    put(66+(14 if r['ind'] else 0)+(28 if k in('SUBTOTAL','TOTAL') and r['label'].startswith('Total') else 0),y,r['label'])
    if k!='HEADING':
        for X,v in((450,r['vals'][0]),(540,r['vals'][1])): put(X+(6 if v<0 else 0),y,m(v),True)
    y+=14
    if r['label'].startswith('Cash, end'):
        for X in(452,542):
            for d in(0,2):dr.line([(X-58)*S,(y+d)*S,X*S,(y+d)*S],fill=70,width=1)
    if r['items']: y+=4
put(66,y+22,'Prepared from bank records without audit. Copy to loan file #22-0917.')
# stamp, hole punches, noise, skew
dr.ellipse([20*S,120*S,38*S,138*S],fill=120);dr.ellipse([20*S,640*S,38*S,658*S],fill=120)
st=ImageFont.truetype(fnt.path,int(13*S));q=Image.new('L',(int(150*S),int(44*S)),0);qd=ImageDraw.Draw(q);qd.rectangle([3,3,q.width-4,q.height-4],outline=150,width=3);qd.text((14*S,4*S),'RECEIVED',font=st,fill=150);qd.text((14*S,22*S),'FEB 19 2025',font=st,fill=150);q=q.rotate(7,expand=True)
im.paste(110,(int(430*S),int(22*S)),q)
ang=0.35
im=im.rotate(ang,resample=Image.BICUBIC,fillcolor=235)
im=im.filter(ImageFilter.GaussianBlur(.55));px=im.load()
for _ in range(9000):
    X,Y=R.randrange(im.width),R.randrange(im.height);px[X,Y]=max(0,min(255,px[X,Y]+R.randint(-70,20)))
bf=io.BytesIO();im.save(bf,'JPEG',quality=62);bf.seek(0)
cv=canvas.Canvas(B+'documents/'+F,pagesize=(Wp,Hp));cv.drawImage(ImageReader(bf),0,0,Wp,Hp)
cv.translate(Wp/2,Hp/2);cv.rotate(ang);cv.translate(-Wp/2,-Hp/2)
for x,yy,t,w in T:
    o=cv.beginText(x,Hp-yy-10.2);o.setTextRenderMode(3);o.setFont('Courier',10.5);o.setHorizScale(100*w/cv.stringWidth(t,'Courier',10.5));o.textOut(t);cv.drawText(o)
cv.save()
save(F,[s],'MIXED_USE','CASH_FLOW_STATEMENT','scanned typed page with OCR text layer, slight skew, receipt stamp',True)
