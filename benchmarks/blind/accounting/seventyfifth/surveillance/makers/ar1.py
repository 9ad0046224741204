# Invoice-level aged receivables, medical building, PDF (fpdf2), tenant heading + charges; planted digit
import random, datetime as dt; from common import *
from fpdf import FPDF
R=random.Random(7511); AS=dt.date(2025,10,15)
TEN=[('100','Briarfield Outpatient Imaging, LLC','MBI0100',18640.00,1),('104','Harlan Street Pharmacy','HSP0104',6212.50,0),('110','Tri-Lakes Cardiology Group, P.A.','TLC0110',11475.00,2),('115','Dr. Okafor-Lindt Family Dentistry','OLF0115',5390.00,4),
('120','Meadowlark Pediatrics','MEA0120',7820.00,1),('200','Summit Spine & Orthopedic Assoc.','SSO0200',22308.33,0),('206','Greenbriar Dermatology','GRE0206',4875.00,1),('210','Vantage Physical Therapy','VPT0210',6604.17,7),
('212','Lakeshore Ear, Nose & Throat','LEN0212',5150.00,2),('220','Women\'s Health Partners of Briarfield','WHP0220',13990.00,1),('225','Clearwater Sleep Center','CSC0225',4418.75,9),('230','QuickDraw Laboratory Services','QDL0230',2985.00,2),
('300','Pinnacle Surgery Center, L.P.','PSC0300',31250.00,1),('310','Advanced Hearing Solutions','AHS0310',3076.25,5),('315','Midstate Behavioral Health','MBH0315',5866.67,3),('320','Eastgate Oncology Assoc.','EOA0320',16102.08,1),('KIOSK','Lobby Bean Coffee Cart','LBC0001',650.00,3)]
inv=[48100]
def mk(suite,n,i,rent,late):
    ch=[]
    months=[]; y,m=2025,10
    for k in range(max(late,1)):
        months.append((y,m)); m-=1
        if m==0: y,m=y-1,12
    if late==0: months=[]
    for (y,m) in reversed(months):
        d=dt.date(y,m,1); first=(y,m)==months[0]
        no=lambda: f'{260000+ (y-2024)*12000+m*700+R.randint(1,690)}'
        if late>=2 or R.random()<.8: ch.append((no(),d,'RNT','Base Rent',rent if not(first and late==1) else r2(rent*R.choice([1,1,.5]))))
        if R.random()<.75: ch.append((no(),d,'OPX','Operating Exp. Est.',r2(rent*.287)))
        if late>=3 and R.random()<.6: ch.append((no(),dt.date(y,m,11),'LTE','Late Charge',r2(rent*.05)))
        if R.random()<.28: ch.append((no(),dt.date(y,m,R.randint(6,27) if (y,m)!=(2025,10) else R.randint(3,14)),R.choice(['HVC','MED','KEY']),'',r2(R.uniform(60,780))))
    nm={'HVC':'After-Hours HVAC','MED':'Medical Waste Chg.','KEY':'Access Cards/Keys'}
    ch=[(a,b,c,d or nm[c],e) for a,b,c,d,e in ch]
    if suite=='104': ch=[('UNAPP',dt.date(2025,10,14),'PPD','Prepayment (unapplied)',-6212.50)]
    if suite=='200': ch=[('263911',dt.date(2025,6,12),'REC','2024 Opex Reconciliation',4182.50),('UNAPP',dt.date(2025,10,10),'PPD','Prepayment (unapplied)',-1500.00)]
    if suite=='320': ch.append(('258044',dt.date(2025,5,20),'REC','2024 Opex Reconciliation',7318.09))
    ch.sort(key=lambda t:t[1]); return ch
B=['current','b31_60','b61_90','b91_120','b120']
def bk(d): a=(AS-d).days; return B[0] if a<=30 else B[1] if a<=60 else B[2] if a<=90 else B[3] if a<=120 else B[4]
T=[];TOT=[];groups=[]
for s,n,i,rent,l in TEN:
    g=[]
    for a,d,c,ds,e in mk(s,n,i,rent,l):
        g.append(dict(unit=s,name=n,resident=i,invoice=a,date=d.isoformat(),charge=c,_d=ds,**{bk(d):e},total=e))
    if g: groups.append(((s,n,i),g))
def sums(rs): 
    o={b:r2(sum(x.get(b,0)for x in rs)) for b in B}; o={k:v for k,v in o.items() if any(k in x for x in rs)}; o['total']=r2(sum(x['total']for x in rs)); return o
gs=[sums(g) for _,g in groups]; allr=[x for _,g in groups for x in g]; gt=sums(allr)
# planted
pl=next(x for x in allr if x['unit']=='210' and x['charge']=='RNT' and 'b61_90' in x); old=pl['b61_90']; pl['b61_90']=6904.17
N='Aged_Receivables_Detail_BMP_101525.pdf'
X=[('current',150),('b31_60',173),('b61_90',196),('b91_120',219),('b120',242),('total',267)]
pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_title('AR Aging')
def rt(x,y,s): pdf.text(x-pdf.get_string_width(s),y,s)
state={}
def page():
    pdf.add_page(); pdf.set_font('Times','B',13); pdf.text(12,14,'Aged Receivables - Invoice Detail'); pdf.set_font('Times','',10); pdf.text(12,19.5,'Briarfield Medical Pavilion  (Prop. 0217)'); pdf.text(12,24.5,'Aging date: October 15, 2025     Aged by: invoice date     Include: open items and unapplied cash')
    rt(267,14,f'Page {pdf.page_no()} of {{nb}}'.replace('{nb}',str(state.get('n','?')))); rt(267,19.5,'Halvorsen Medical Realty Management')
    pdf.set_fill_color(225,225,225); pdf.rect(12,28,255.5,9,'F'); pdf.set_font('Times','B',9)
    pdf.text(13,31.6,'Suite   Tenant   [Account]')
    for x,s in((15,'Invoice'),(33,'Inv. Date'),(54,'Chg'),(66,'Description')): pdf.text(x,35,s)
    for (k,x),(a,b) in zip(X,(('','Current'),('31 - 60','Days'),('61 - 90','Days'),('91 - 120','Days'),('Over 120','Days'),('Total','Due'))): rt(x,31.8,a); rt(x,35.3,b)
    return 42.5
def draw():
    global pdf
    pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False); y=page()
    for ((s,n,i),g),sm in zip(groups,gs):
        if y>186: y=page()
        hd=f'{s}   {n}   [{i}]'
        pdf.set_font('Times','B',9.5); pdf.text(12,y,hd); y+=4.6
        for x in g:
            if y>199: 
                y=page(); pdf.set_font('Times','BI',9.5); pdf.text(12,y,hd+'  (continued)'); y+=4.6
            pdf.set_font('Times','',9); pdf.text(15,y,x['invoice']); d=dt.date.fromisoformat(x['date']); pdf.text(33,y,d.strftime('%m/%d/%y')); pdf.text(54,y,x['charge']); pdf.text(66,y,x['_d'])
            for k,px in X:
                if k in x: rt(px,y,par(x[k]))
            y+=4.3
        pdf.set_draw_color(120); pdf.line(130,y-3,267,y-3); pdf.set_font('Times','B',9); lb=f'Total {n}'; rt(128,y+.6,lb)
        for k,px in X:
            if k in sm: rt(px,y+.6,par(sm[k]))
        y+=7.2
    if y>160: y=page()
    pdf.set_draw_color(0); pdf.line(12,y-2,267,y-2); y+=3; pdf.set_font('Times','B',10); pdf.text(12,y,'Property Total - Briarfield Medical Pavilion')
    pdf.set_font('Times','B',9)
    for k,px in X: rt(px,y,par(gt[k]))
    y+=2; pdf.line(130,y,267,y); pdf.line(130,y+.8,267,y+.8); y+=10
    pdf.set_font('Times','B',9); pdf.text(12,y,'Recap by charge code'); y+=4.6; pdf.set_font('Times','',9)
    for c in sorted({x['charge'] for x in allr}):
        v=r2(sum(x['total'] for x in allr if x['charge']==c)); pdf.text(15,y,c); rt(60,y,par(v)); y+=4.2
    return pdf.page_no()
state['n']=draw(); draw(); pdf.output(doc(N))
for x in allr: x.pop('_d')
tot=[dict(label=f'Total {n}',**sm) for ((s,n,i),g),sm in zip(groups,gs)]+[dict(label='Property Total - Briarfield Medical Pavilion',**gt)]
save(N,'AR',B+['total'],allr,tot,dict(what=f"Suite 210 Vantage Physical Therapy, invoice {pl['invoice']}: the 61-90 days amount prints 6,904.17 in place of {old:,.2f}; row total, tenant total and property total keep the right amount",kind='digit_changed'),'invoice detail aging by tenant, medical office building, PDF landscape Times, tenant headings and totals, charge code recap',True)
