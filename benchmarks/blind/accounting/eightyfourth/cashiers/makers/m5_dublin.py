# Dublin OMC: service charge arrears, charges below each owner, reportlab PDF
import random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
R=random.Random(8455)
N='service_charge_arrears_fairview_quay.pdf'
AS=dt.date(2025,5,31)
owners=['Byrne, Aoife','Castleknock Lettings Ltd','Coughlan, Declan & Orla','Devaney, Ciara','Dunne, Fergal','Ekwueme, Chidi','Fallon, Brigid (Reps of)','Gaffney, Eoin','Hanratty, Niamh','Iveagh Row Investments DAC','Jankauskas, Rokas','Keogh, Malachy','Lacey, Sinead','Mulcahy, Thomas & Jean','Nolan, Padraig','O Briain, Cathal','Petrescu, Ioana','Quirke, Dermot','Ruane, Una','Sheridan, Bill']
units=sorted(R.sample([f'{b}{n}' for b in 'AB' for n in range(1,49)],20),key=lambda u:(u[0],int(u[1:])))
half={'A':812.50,'B':946.25}
M=['total','current','b1_30','b31_60','b61_90','b90']
def bucket(d):
    n=(AS-d).days
    return 'current' if n<=0 else 'b1_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b90'
inv=20417; groups=[]; rows=[]
for u,o in zip(units,owners):
    lot=[]; h=half[u[0]]
    sev=R.choices([0,1,2,3],[5,7,4,4])[0]
    bill=[(dt.date(2025,5,1),'SC','Service charge May-Oct 2025',h,dt.date(2025,5,31)),(dt.date(2025,5,1),'SF','Sinking fund 2025',200.0,dt.date(2025,5,31))]
    if sev>=1: bill.insert(0,(dt.date(2025,3,18),'EX','Exceptional levy - fire doors',R.choice([325.0,410.0]),dt.date(2025,4,17)))
    if sev>=2: bill.insert(0,(dt.date(2024,11,1),'SC','Service charge Nov 24-Apr 25',h-25,dt.date(2024,12,1))); bill.append((dt.date(2025,5,6),'IN','Interest on arrears',round(h*.018,2),dt.date(2025,5,6)))
    if sev>=3: bill.insert(0,(dt.date(2024,5,1),'SC','Service charge May-Oct 2024',h-25,dt.date(2024,5,31))); bill.append((dt.date(2025,3,10),'LE','Solicitor letter',145.0,dt.date(2025,3,10)))
    if R.random()<.3: bill.append((dt.date(2025,2,20),'PK','Parking permit / fob',R.choice([25.0,60.0]),dt.date(2025,3,22)))
    bill.sort()
    for d,c,t,a,due in bill:
        inv+=R.randint(1,9); p=0
        if c=='SC' and R.random()<.2: p=round(R.choice([100,250,400]),2)
        if u[0]=='B' and c=='SF': a=240.0
        lot.append((d,f'SI{inv}',c,t,round(a-p,2),bucket(due)))
    if R.random()<.2: lot.append((dt.date(2025,5,R.randint(6,28)),f'SR{R.randint(7000,7999)}','RC','Receipt not allocated',-R.choice([100.0,150.0,300.0]),'current'))
    groups.append((u,o,lot))
ev=lambda v:(f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
PW,PH=landscape(A4)
c=canvas.Canvas(doc(N),pagesize=(PW,PH)); pg=0
X=dict(zip(M,(470,540,605,670,735,802))); HD=['Outstanding','Not yet due','1-30 days','31-60 days','61-90 days','Over 90 days']
def head():
    global pg,y
    pg+=1
    c.setFillGray(0); c.setFont('Helvetica-Bold',13); c.drawString(36,PH-38,'FAIRVIEW QUAY OWNERS\u2019 MANAGEMENT CLG'); c.setFont('Helvetica',9)
    c.drawString(36,PH-52,'Service charge arrears - detailed, by due date, at 31 May 2025 (\u20ac)')
    c.drawRightString(802,PH-38,'Tolka Block Management, Dublin 3'); c.drawRightString(802,PH-52,f'Page {pg}')
    y=PH-74; c.setFillColorRGB(.9,.9,.84); c.rect(34,y-5,772,15,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8)
    c.drawString(48,y,'Date'); c.drawString(104,y,'Reference'); c.drawString(165,y,'Details')
    for k,h in zip(M,HD): c.drawRightString(X[k],y,h)
    y-=18
totals=[]
def money(r,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
    for k in M:
        if k in r: c.drawRightString(X[k],y,ev(r[k]))
def addup(rr): 
    t={k:round(sum(x.get(k,0) for x in rr),2) for k in M}
    return {k:v for k,v in t.items() if k=='total' or any(k in x for x in rr)}
head(); blk=None; brows=[]
def blocktot():
    global y
    t=addup(brows); c.setLineWidth(.8); c.line(400,y+9,804,y+9); c.setFont('Helvetica-Bold',8); c.drawString(48,y,f'Block {blk} total'); money(t,True); totals.append({'label':f'Block {blk} total',**t}); y-=20
for u,o,lot in groups:
    if u[0]!=blk:
        if blk: blocktot()
        blk=u[0]; brows=[]
        if y<130: c.showPage(); head()
        c.setFont('Helvetica-Bold',10); c.drawString(36,y,f'BLOCK {blk}'); y-=15
    if y<60+12*(len(lot)+2): c.showPage(); head()
    c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,f'Apt {u}'); c.drawString(84,y,o); y-=12
    rr=[]
    for d,ref,code,t,a,bk in lot:
        c.setFont('Helvetica',8); c.drawString(48,y,d.strftime('%d/%m/%Y')); c.drawString(104,y,ref); c.drawString(165,y,t)
        r={'unit':f'Apt {u}','name':o,'date':d.isoformat(),'invoice':ref,'charge':t,'total':a,bk:a}; money(r); rr.append(r); y-=11.5
    t=addup(rr); c.setLineWidth(.3); c.line(420,y+8.5,804,y+8.5); c.setFont('Helvetica-Oblique',8); c.drawRightString(400,y-1,f'Total Apt {u}'); y-=1; money(t,True); totals.append({'label':f'Total Apt {u}',**t}); y-=17
    rows+=rr; brows+=rr
blocktot()
t=addup(rows); c.line(400,y+9,804,y+9); c.line(400,y-4,804,y-4); c.setFont('Helvetica-Bold',9); c.drawString(48,y,'TOTAL ARREARS - 20 APARTMENTS'); money(t,True); totals.append({'label':'TOTAL ARREARS - 20 APARTMENTS',**t})
if y<110: c.showPage(); head()
y-=30; c.setFont('Helvetica',7.5); c.drawString(48,y,'Interest at 8% per annum simple is applied after 60 days. Over 90 days: referred to Harcourt Lane Solicitors unless a payment plan is agreed.'); c.save()
print(t,pg)
save(N,'AR','Dublin service charge arrears, owner heading with charges beneath, subtotals per apartment and block, landscape PDF',True,M,rows,totals)
