# US student housing by bed, system export, openpyxl, 236 beds + applicants section
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment
R=random.Random(6809); N='rentroll_bybed_thequad_20251101.xlsx'; ASOF=D(2025,11,1)
L1='Avery Blake Camden Dakota Emerson Finley Gray Harper Indigo Jordan Kai Logan Morgan Noor Oakley Parker Quinn Reese Sage Tatum Uma Val Wren Xiomara Yuki Zion Priya Mateo Hana Leila Dev Tomas Ines Bao'.split(); L2='Aldana Barrow Chowdry Dresner Elling Farrow Gutierrez Hofstad Ibarra Jansen Kwon Lattimore Mbeki Nyström Oyelaran Palmisano Quesada Rutledge Szabo Tran Ueda Varga Wojcik Xu Yarborough Zamora Bhatt Crane Dufresne'.split()
used=set()
def nm():
    while 1:
        n=f'{R.choice(L2)}, {R.choice(L1)}'
        if n not in used: used.add(n); return n
FP={'A1':(1,485,1285),'B2':(2,792,1040),'C3':(3,1105,945),'D4':(4,1388,875),'D4-TH':(4,1560,915)}
rows=[]
for bl in (1,2,3,4):
    for fl in (1,2,3):
        for k in range(1,7):
            f=R.choice(['A1','B2','C3','D4','D4','D4-TH' if fl==1 else 'D4']) 
            n,sf,mk=FP[f]
            for b in 'ABCD'[:n]:
                if len(rows)>=236: continue
                r=dict(unit=f'{bl}{fl}{k:02d}-{b}',unitType=f,area=None,marketRent=mk,building=str(bl))
                p=R.random()
                if p<.07: r['statusText']='Vacant'
                else:
                    r['statusText']='Notice' if p<.085 else 'Current'; r['tenantName']=nm(); r['leaseStartDate']=D(2025,8,16) if R.random()<.93 else D(2025,10,1); r['leaseEndDate']=D(2026,7,31); r['moveInDate']=r['leaseStartDate']+dt.timedelta(days=R.choice([0,0,0,1,2]))
                    if r['statusText']=='Notice': r['moveOutDate']=D(2025,12,R.choice([15,19,31]))
                    r['contractRent']=float(mk-R.choice([0,0,0,10,25,40])); ch=[('Rent',r['contractRent'])]
                    if R.random()<.4: ch.append(('Parking',R.choice([45.,75.])))
                    if R.random()<.1: ch.append(('Pet',35.))
                    ch.append(('Util',40.)); 
                    if R.random()<.12: ch.append(('Conc',R.choice([-50.,-75.])))
                    r['charges']=[dict(code=a,amount=v) for a,v in ch]; r['totalCharges']=sum(v for a,v in ch); r['deposit']=R.choice([0.,0.,150.,250.]); r['balance']=R.choice([0.,0.,0.,0.,-20.,round(R.uniform(30,1200),2)])
                rows.append(r)
phys=list(rows); fut=[]
for v in R.sample([r for r in phys if r['statusText']=='Vacant'],6):
    fut.append(dict(unit=v['unit'],unitType=v['unitType'],building=v['building'],statusText='Applicant' if len(fut)>3 else 'Future',tenantName=nm(),marketRent=v['marketRent'],leaseStartDate=D(2026,1,3),leaseEndDate=D(2026,7,31),contractRent=float(v['marketRent']-15),section='Future Residents / Applicants',charges=[dict(code='Rent',amount=float(v['marketRent']-15)),dict(code='Util',amount=40.)],totalCharges=float(v['marketRent']+25),deposit=150.,balance=0.))
wb=Workbook(); s=wb.active; s.title='Report1'
s['A1']='Rent Roll by Bed'; s['A2']='The Quad at Tillery Street (tqt)'; s['A3']='As Of = 11/01/2025'; s['A4']='Month Year = 11/2025'
H=['Bldg','Bed Space','Floorplan','Resident','Status','Move In','Lease From','Lease To','Move Out','Market','Rent','Parking','Pet','Util','Conc','Total Charges','Deposit','Balance']
B=Font(name='Tahoma',size=8,bold=True); P=Font(name='Tahoma',size=8)
def w(i,v,f=P):
    for c,x in enumerate(v,1):
        if x is None: continue
        q=s.cell(i,c,x); q.font=f
        if isinstance(x,float): q.number_format='#,##0.00;-#,##0.00'
        if isinstance(x,D): q.number_format='mm/dd/yyyy'
w(6,H,B)
for c in range(1,19): s.cell(6,c).fill=PatternFill('solid',fgColor='C0C0C0'); s.cell(6,c).alignment=Alignment(horizontal='center')
i=7
def g(r,c): return next((q['amount'] for q in r.get('charges',[]) if q['code']==c),None)
def row(r): return [int(r['building']),r['unit'],r['unitType'],r.get('tenantName','VACANT'),r['statusText'],r.get('moveInDate'),r.get('leaseStartDate'),r.get('leaseEndDate'),r.get('moveOutDate'),float(r['marketRent'])]+[g(r,c) for c in('Rent','Parking','Pet','Util','Conc')]+[r.get('totalCharges'),r.get('deposit'),r.get('balance')]
def tot(lab,L): return [lab]+[None]*8+[float(sum(r['marketRent'] for r in L))]+[float(sum(g(r,c) or 0 for r in L)) for c in('Rent','Parking','Pet','Util','Conc')]+[float(sum(r.get('totalCharges',0) for r in L)),float(sum(r.get('deposit',0) for r in L)),round(sum(r.get('balance',0) for r in L),2)]
w(i,['Current/Notice/Vacant Residents'],B); i+=1
for r in phys: r['section']='Current/Notice/Vacant Residents'; w(i,row(r)); i+=1
w(i,tot('Total Current/Notice/Vacant',phys),B); i+=2
w(i,['Future Residents / Applicants'],B); i+=1
for r in fut: w(i,row(r)); i+=1
w(i,tot('Total Future',fut),B); i+=3
o=[r for r in phys if 'tenantName' in r]
w(i,['Summary Groups',None,None,None,'Beds','% Beds'],B); i+=1
for a,n in [('Current',sum(r['statusText']=='Current' for r in phys)),('Notice',sum(r['statusText']=='Notice' for r in phys)),('Vacant',len(phys)-len(o)),('Total',len(phys))]: w(i,[a,None,None,None,n,round(n/len(phys)*100,2)]); i+=1
for c,x in zip('ABCDEFGHIJKLMNOPQR',[6,10,9,24,9,11,11,11,11,11,11,9,9,9,9,13,10,10]): s.column_dimensions[c].width=x
for r in phys: 
    if r['statusText']=='Vacant': r.pop('charges',None)
wb.save(out(N))
save(N,dict(propertyName='The Quad at Tillery Street',asOnDate='2025-11-01',units=len(phys),occupied=len(o),vacant=len(phys)-len(o),rows=phys+fut),'STUDENT_HOUSING','System export by bed, charge columns, future section')
