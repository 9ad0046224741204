from common import *
import datetime as dt
from fpdf import FPDF
NAME='Aged Receivables Detail 30-06-25.pdf'
R=random.Random(404)
T=["Bayside Pilates Studio Pty Ltd","Chemist Junction (Mornington)","Coastal Dental Group","Di Marco's Deli & Cafe","Elwood & Finch Hairdressing","Fresco Fruit Market Pty Ltd","Golden Lotus Restaurant","Harbour Optical","Kidz Kingdom Early Learning","Lucky Nails & Beauty","Mornington Newsagency","Peninsula Physio & Rehab","Quay Bottle Shop","Sassafras Gifts","Tidal Travel & Cruise","Woolgrove Supermarkets Ltd"]
base=[4182.50,9240.00,6875.00,3960.00,2915.00,7315.00,5390.00,3245.00,8470.00,2530.00,3080.00,5115.00,6160.00,2365.00,2750.00,31350.00]
AS=dt.date(2025,6,30)
inv=7810;led=[]
hist={0:1,1:1,2:1,3:3,4:1,5:2,6:5,7:1,8:2,9:4,10:1,11:2,12:1,13:5,14:6,15:1}
iv={}
for m in (1,2,3,4,5,6):
    for i,nm in enumerate(T):
        inv+=1; iv[(i,m)]=f'{inv:08d}'
for i,nm in enumerate(T):
    ls=[]
    for m in range(7-hist[i],7):
        ls.append((iv[(i,m)],dt.date(2025,m,1),base[i]))
    if R.random()<.55: inv+=1;d=dt.date(2025,6,R.randint(9,27));ls.append((f'{inv:08d}',d,round(R.uniform(120,940),2)))
    if R.random()<.4: inv+=1;d=dt.date(2025,5,R.randint(6,28));ls.append((f'{inv:08d}',d,round(R.uniform(180,760),2)))
    if i in(3,9): inv+=1;ls.append((f'CR{inv-7000:06d}',dt.date(2025,6,R.randint(3,20)),-round(R.uniform(300,1400),2)))
    if i==6: ls[0]=(ls[0][0],ls[0][1],2190.35)
    if i==15: inv+=1;ls.append((f'{inv:08d}',dt.date(2025,4,17),1864.28))
    led.append((nm,sorted(ls,key=lambda x:(x[1],x[0]))))
o=sorted([(l[1],i,j) for i,(n_,ls) in enumerate(led) for j,l in enumerate(ls) if l[0][0]!='C'])
nn=7810
num={};prev=None
for d_,i,j in o:
    gap=R.randint(1,3) if prev==d_ else R.randint(2,9); nn+=gap; num[(i,j)]=f'{nn:08d}'; prev=d_
led=[(n_,[(num.get((i,j),l[0]),l[1],l[2]) for j,l in enumerate(ls)]) for i,(n_,ls) in enumerate(led)]
K=["total","b0_30","b31_60","b61_90","b90"]
def bk(d):
    a=(AS-d).days; return 1 if a<=30 else 2 if a<=60 else 3 if a<=90 else 4
f=lambda v: '' if v is None else (f'-${-v:,.2f}' if v<0 else f'${v:,.2f}')
X=[14,52,78,108,135,162,196-5]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',14);s.cell(0,6,'Mornington Junction Shopping Centre Pty Ltd',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',9);s.cell(0,4.2,'Suite 6, 210 Main Street  Mornington VIC 3931',align='C',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4.2,'ABN 00 614 220 118',align='C',new_x='LMARGIN',new_y='NEXT');s.ln(2)
        s.set_font('Times','BI',13);s.cell(0,6,'Aged Receivables [Detail]',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','B',10);s.cell(0,5,'As of 30/06/2025',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',7.5);y=s.get_y();s.text(12,y-4,'2/07/2025');s.text(12,y-1,'9:41:07 AM');s.text(184,y-1,f'Page {s.page_no()}')
        s.ln(3);s.set_line_width(.5);y=s.get_y();s.line(12,y,198,y);s.ln(1.2)
        s.set_font('Times','B',9);row(s,['Name / ID No.','Date','Total Due','0 - 30','31 - 60','61 - 90','90+']);y=s.get_y();s.line(12,y,198,y);s.ln(2)
RX=[None,None,88,115,142,168,197]
def row(s,c,ind=0):
    y=s.get_y()+3.6
    s.text(13+ind,y,c[0]);s.text(46,y,c[1])
    for i in range(2,7):
        if c[i]: s.text(RX[i]-s.get_string_width(c[i]),y,c[i])
    s.set_y(y+1.1)
p=P(format='A4');p.set_margins(12,12,12);p.set_auto_page_break(False);p.add_page()
rows=[];tots=[];GT=[0]*5
PLANT=("Peninsula Physio & Rehab",)
planted=None
for nm,ls in led:
    if p.get_y()+ (len(ls)+3)*4.7>278: p.add_page()
    p.set_font('Times','B',9);row(p,[nm,'','','','','',''])
    ST=[0]*5;p.set_font('Times','',9)
    for n,d,a in ls:
        v=[None]*5;v[0]=a;v[bk(d)]=a
        for i in range(5): ST[i]+=v[i] or 0
        if nm==PLANT[0] and a==5115.0 and bk(d)==1 and not planted:
            v[1]=5715.0;planted={"what":f"{nm}, invoice {n}: the 0 - 30 figure is printed $5,715.00 for $5,115.00 (Total Due and all totals are right)","kind":"digit_changed"}
        row(p,[n,d.strftime('%-d/%m/%Y')]+[f(x) for x in v],4)
        rows.append(clean(dict(name=nm,invoice=n,date=d.isoformat(),**dict(zip(K,v)))))
    y=p.get_y();p.set_line_width(.15)
    for i in range(2,7): p.line(RX[i]-19,y,RX[i],y)
    ST=[round(x,2) for x in ST]
    p.set_font('Times','',9);row(p,['Total:','']+[f(x) for x in ST],12);p.ln(2)
    tots.append(dict(label='Total:',**dict(zip(K,ST))));GT=[round(a+b,2) for a,b in zip(GT,ST)]
if p.get_y()>265:p.add_page()
y=p.get_y();p.set_line_width(.5);p.line(12,y,198,y);p.ln(1)
p.set_font('Times','B',9);row(p,['Grand Total:','']+[f(x) for x in GT]);row(p,['Ageing Percent:','','']+[f'{x/GT[0]*100:.1f}%' for x in GT[1:]])
tots.append(dict(label='Grand Total:',**dict(zip(K,GT))))
p.output(doc(NAME));assert planted
save(NAME,'AR',K,rows,tots,'MYOB Aged Receivables [Detail], customer heading with invoices below, subtotals, Times, Australian shopping centre',True,planted)
