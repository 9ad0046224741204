# Xero "Aged Receivables Detail" export: invoices under contact headings
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(7201)
ASAT=dt.date(2025,4,30)
CT=[('Abernathy Upholstery Ltd',1850,325),('Brightwater Bakehouse',2400,410),('Cobalt Cycle Works',1625,0),('Dr. Nadia Fenn Optometry PLLC',3150,515.5),('Gorse & Thistle Florists',1390,240),('Halvorsen Tool & Die Inc.',6875,1312.4),('Kwikprint (in administration)',1500,260),('Lantern Street Books',1725,288.75),('Pell Brothers Cabinetry',4300,902.16),('Quillon Self-Storage (Yard B)',950,0),('Saffron Room Restaurant',5225,1047.33)]
K=['current','other:< 1 Month','m1','m2','m3','other:Older','total']
def bucket(due):
    if due>=ASAT: return 0
    mo=(ASAT.year-due.year)*12+ASAT.month-due.month
    days=(ASAT-due).days
    return 1 if days<=30 else 2 if days<=61 else 3 if days<=91 else 4 if days<=121 else 5
H=dt.date
inv={}
no=[1188]
def mk(c,ref,d,due,amt): no[0]+=1; inv.setdefault(c,[]).append((d,due,f'INV-{no[0]}',ref,r2(amt)))
for i,(c,rent,cam) in enumerate(CT):
    behind={'Kwikprint (in administration)':6,'Saffron Room Restaurant':3,'Brightwater Bakehouse':2,'Halvorsen Tool & Die Inc.':1,'Gorse & Thistle Florists':4}.get(c,R.choice([0,1]))
    for k in range(behind,-1,-1):
        y,mn=(2025,5-k) if 5-k>0 else (2024,17-k)
        d=H(y,mn,1)-dt.timedelta(days=R.choice([8,9,10])); due=H(y,mn,1)
        if d>ASAT: continue
        nm=due.strftime('%b %Y')
        part=rent if R.random()<.7 or k==0 else r2(rent*R.choice([.25,.4,.5]))
        mk(c,f'Base rent {nm}',d,due,part)
        if cam and R.random()<.75: mk(c,f'CAM & taxes {nm}',d,due,cam)
    if c.startswith('Dr.'): mk(c,'2024 CAM reconciliation',H(2025,3,18),H(2025,4,17),1284.61)
    if c.startswith('Pell'): inv[c].append((H(2025,4,22),H(2025,4,22),'CN-0041','Credit: dock leveller repair by tenant',-640.00))
    if c.startswith('Halv'): mk(c,'Forklift damage, door 3',H(2024,11,14),H(2024,12,14),2216.85)
    if c.startswith('Cobalt'): inv[c].append((H(2025,4,25),H(2025,4,25),'OP-0017','Overpayment',-112.50))
wb=Workbook(); ws=wb.active; ws.title='Aged Receivables Detail'
F=lambda b=False,s=10:Font(name='Arial',size=s,bold=b)
for i,(t,s,b) in enumerate([('Aged Receivables Detail',14,True),('Dunmore & Vale Commercial Ltd',11,True),('As at 30 April 2025',11,False),('Ageing by due date',9,False)],1):
    ws.cell(i,1,t).font=F(b,s)
hd=['Invoice Date','Due Date','Invoice Number','Invoice Reference','Current','< 1 Month','1 Month','2 Months','3 Months','Older','Total']
for j,t in enumerate(hd,1):
    x=ws.cell(6,j,t); x.font=F(True); x.alignment=Alignment(horizontal='right' if j>4 else 'left'); x.border=Border(bottom=Side(style='medium'))
r=7; rows=[];tot=[];G=[0]*7; FM='#,##0.00;(#,##0.00)'
for c,_,_ in CT:
    L=sorted(inv[c],key=lambda x:x[0]); ws.cell(r,1,c).font=F(True); r+=1; T=[0]*7; used=set()
    for d,due,n,ref,am in L:
        b=bucket(due); ws.cell(r,1,d).number_format='d mmm yyyy'; ws.cell(r,2,due).number_format='d mmm yyyy'; ws.cell(r,3,n); ws.cell(r,4,ref)
        for j in (b,6): ws.cell(r,5+j,am).number_format=FM; T[j]+=am; used.add(j)
        for j in range(1,12): ws.cell(r,j).font=F(); 
        ws.cell(r,1).alignment=ws.cell(r,2).alignment=Alignment(horizontal='left')
        rows.append({'name':c,'date':d.strftime('%-d %b %Y'),'charge':ref,K[b]:am,'total':am}); r+=1
    ws.cell(r,1,'Total '+c); T=[r2(q) for q in T]; q={'label':'Total '+c}
    for j in range(1,12): ws.cell(r,j).font=F(True); ws.cell(r,j).border=Border(top=Side(style='thin'))
    for j,v in enumerate(T):
        if j in used: ws.cell(r,5+j,v).number_format=FM; q[K[j]]=v
        G[j]+=v
    tot.append(q); r+=2
G=[r2(v) for v in G]; ws.cell(r,1,'Total')
for j in range(1,12): ws.cell(r,j).font=F(True); ws.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for j,v in enumerate(G): ws.cell(r,5+j,v).number_format=FM
tot.append({'label':'Total',**dict(zip(K,G))}); r+=1
ws.cell(r,1,'Percentage of total').font=F()
for j,v in enumerate(G):
    x=ws.cell(r,5+j,v/G[6]); x.number_format='0.00%'; x.font=F()
for cl,w in zip('ABCDEFGHIJK',(14,14,16,38,13,13,13,13,13,13,14)): ws.column_dimensions[cl].width=w
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='6:6'
N='Dunmore_Vale_-_Aged_Receivables_Detail.xlsx'; wb.save(doc(N)); truth(N,'AR',K,rows,tot)
