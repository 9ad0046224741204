# mid-rise apartments, 148 units, "Rent Roll Detail" with a column per charge, applicants under vacant units
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L
rng=random.Random(8402)
AS=D(2024,12,31)
wb=Workbook();ws=wb.active;ws.title='RRD'
bold=Font(name='Tahoma',size=8,bold=True);reg=Font(name='Tahoma',size=8)
thin=Side(style='thin',color='808080')
def w(r,c,v,f=reg,nf=None,al=None):
    x=ws.cell(r,c,v);x.font=f
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,vertical='center' if r==7 else 'bottom',wrap_text=r==7 or isinstance(v,str) and len(v)>12)
    return x
w(1,1,'Harwell Property Management - The Meridian at Foundry Row',Font(name='Tahoma',size=9,bold=True))
w(2,1,'RENT ROLL DETAIL',Font(name='Tahoma',size=11,bold=True))
w(3,1,'As of 12/31/2024');w(4,1,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary;')
ws.merge_cells('A4:X4')
H=['Unit','Floorplan','Unit Designation','SQFT','Unit/Lease Status','Name','Move-In','Move-Out','Lease Start','Lease End','Market\n+ Addl.','Dep On Hand','Balance',None,'Lease\nRent','CONC','PARK','PETRENT','STORAGE','TRASH','MTM','Other Charges/\nCredits',None,'Total\nBilling']
hr=7;ws.row_dimensions[7].height=24
ws.merge_cells(start_row=6,start_column=15,end_row=6,end_column=24);w(6,15,'Scheduled Billing',bold,al='center')
for j,h in enumerate(H,1):
    if h:
        x=w(hr,j,h,bold,al='center');x.border=Border(bottom=thin);x.fill=PatternFill('solid',fgColor='E4E4E4')
MONEY='#,##0.00;(#,##0.00)'
FP={'S1':(548,1495),'A1':(702,1720),'A2':(765,1805),'B1':(1034,2285),'B2':(1128,2390),'C1':(1402,2980)}
layout=['S1','A1','A1','A2','B1','B2','A1','S1','B1','C1','A2','A1','B2','A1','S1','A2','B1','A1','B2','A1','S1','A2','B1','A1','C1']
units=[]
for fl in range(1,7):
    for k,fp in enumerate(layout,1):
        if fl==1 and k in (9,10): continue
        units.append((f'{fl}{k:02d}',fp))
assert len(units)==148
nm=names(rng,175);ni=0
vac=set(rng.sample(range(148),9));vl=set(sorted(vac)[1:8:2]);model={sorted(set(range(148))-vac)[3]}
rest=sorted(set(range(148))-vac-model);ntv=set(rng.sample(rest,6));mtm=set(rng.sample(rest,5))-ntv;admin={rest[40]}
T=[];r=8;agg={};nocc=0
COL={'RENT':15,'CONC':16,'PARK':17,'PETRENT':18,'STORAGE':19,'TRASH':20,'MTM':21}
sums={c:0 for c in (4,11,12,13,15,16,17,18,19,20,21,22,24)}
def line(unit,fp,desig,sf,st,name,mi,mo,ls,le,mk,dep,bal,ch,phys=True):
    global r
    w(r,1,unit);w(r,2,fp);w(r,3,desig,al='center');w(r,4,sf,nf='#,##0');w(r,5,st);w(r,6,name) if name else 0
    for c,d in ((7,mi),(8,mo),(9,ls),(10,le)):
        if d: w(r,c,d,nf='mm/dd/yyyy',al='center')
    if mk is not None: w(r,11,mk,nf=MONEY)
    if dep is not None: w(r,12,dep,nf=MONEY)
    if bal is not None: w(r,13,bal,nf=MONEY)
    tot=None
    if ch is not None:
        d=dict(ch)
        for k,c in COL.items():
            w(r,c,d.get(k,0),nf=MONEY)
        tot=round(sum(d.values()),2);oth=round(tot-d.get('RENT',0),2)
        w(r,22,oth,nf=MONEY);w(r,24,tot,nf=MONEY)
        for k,c in COL.items(): sums[c]+=d.get(k,0)
        sums[22]+=oth;sums[24]+=tot
    t=dict(unit=unit,unitType=fp,area=sf,statusText=st,tenantName=None if name=='VACANT' else name,moveInDate=iso(mi) if mi else None,moveOutDate=iso(mo) if mo else None,leaseStartDate=iso(ls) if ls else None,leaseEndDate=iso(le) if le else None,marketRent=mk,deposit=dep,balance=bal)
    if ch is not None:
        t.update(contractRent=dict(ch).get('RENT',0),totalCharges=tot,charges=[dict(code=k,amount=v) for k,v in dict(ch).items()])
    if phys:
        sums[4]+=sf;sums[11]+=mk
        a=agg.setdefault(fp,[0,0,0,0,0,0]);a[0]+=1;a[1]+=sf;a[2]+=mk
        if name!='VACANT': a[3]+=1
        if ch: a[4]+=dict(ch).get('RENT',0)
    if dep: sums[12]+=dep
    if bal: sums[13]+=bal
    T.append(t);r+=1
for k,(u,fp) in enumerate(units):
    sf,mk=FP[fp];mk+=15*(int(u[0])-1)+rng.choice([0,0,25])
    de='N/A' if rng.random()<.8 else rng.choice(['CTY','CRT'])
    if k in vac:
        if k in vl:
            line(u,fp,de,sf,'Vacant-Leased','VACANT',None,None,None,None,mk,None,None,None)
            f,l=nm[ni];ni+=1;s=D(2025,1,rng.randint(6,28))
            line(u,fp,de,sf,'Applicant',f'{l}, {f}',s,None,s,eom(addm(s,11)),None,rng.choice([0,350]),0 if rng.random()<.5 else -150,None,False)
        else: line(u,fp,de,sf,'Vacant',  'VACANT',None,None,None,None,mk,None,None,None)
        continue
    if k in model:
        line(u,fp,de,sf,'Model/Admin',None,None,None,None,None,mk,0,0,{'RENT':0});continue
    f,l=nm[ni];ni+=1
    nme=f'{l}, {f}'
    if rng.random()<.15 and ni<170:
        nme+=f'; {nm[ni][1]}, {nm[ni][0]}' if False else ''
    st='Occupied-NTV' if k in ntv else 'Occupied'
    ls=addm(AS,-rng.randint(0,13)).replace(day=rng.randint(1,28));le=addm(ls,rng.choice([12,12,13,14]))-dt.timedelta(1)
    if k in mtm: ls=addm(AS,-16).replace(day=1);le=eom(addm(AS,-4))
    elif le<AS: le=D(2025,rng.randint(1,3),rng.randint(10,28))
    mi=ls if rng.random()<.55 else addm(ls,-12*rng.randint(1,3))
    mo=D(2025,1,rng.randint(5,31)) if k in ntv else None
    rent=mk-rng.choice([0,10,30,45,60,95,120,-20,-40])
    ch={'RENT':rent,'TRASH':28}
    if rng.random()<.07: ch['CONC']=-rng.choice([100,125,150])
    if rng.random()<.5: ch['PARK']=rng.choice([75,75,125])
    if rng.random()<.25: ch['PETRENT']=rng.choice([40,80])
    if rng.random()<.14: ch['STORAGE']=45
    if k in mtm: ch['MTM']=250
    b=0 if rng.random()<.8 else round(rng.choice([rng.uniform(10,400),-rng.uniform(3,120),rent+103]),2)
    line(u,fp,de,sf,st,nme,mi,mo,ls,le,mk,rng.choice([350,350,500,0,750]),b,ch)
for j in range(1,25): ws.cell(r,j).border=Border(top=thin)
w(r,1,'Totals:',bold)
for c,v in sums.items(): w(r,c,round(v,2),bold,MONEY if c!=4 else '#,##0')
r+=3
w(r,1,'Summary by Floorplan',bold);r+=1
for j,h in enumerate(['Floorplan','# Units','Average SQFT',None,'Average Market + Addl.','# Units Occupied','Occupancy %','Lease Rent Total'],1):
    if h: w(r,j,h,bold,al='center')
r+=1
for fp in ['S1','A1','A2','B1','B2','C1']:
    a=agg[fp]
    w(r,1,fp);w(r,2,a[0]);w(r,3,round(a[1]/a[0]),nf='#,##0');w(r,5,round(a[2]/a[0],2),nf=MONEY);w(r,6,a[3]);w(r,7,a[3]/a[0],nf='0.00%');w(r,8,a[4],nf=MONEY);r+=1
tot=[sum(a[i] for a in agg.values()) for i in range(6)]
w(r,1,'Totals',bold);w(r,2,tot[0],bold);w(r,3,round(tot[1]/tot[0]),bold,'#,##0');w(r,5,round(tot[2]/tot[0],2),bold,MONEY);w(r,6,tot[3],bold);w(r,7,tot[3]/tot[0],bold,'0.00%');w(r,8,tot[4],bold,MONEY)
assert tot[0]==148 and abs(tot[4]-sums[15])<.01
for j,wd in enumerate([8,9,10,7,14,25,11,11,11,11,10.5,10,10,1.5,10.5,8.5,8.5,9,9,8.5,8,12,1.5,11],1): ws.column_dimensions[L(j)].width=wd
ws.freeze_panes='B8';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='6:7'
ws.oddFooter.left.text='OneWeb Accounting v6.2';ws.oddFooter.right.text='Page &P of &N'
wb.save(B+'documents/RentRollDetail_Meridian_Dec2024.xlsx')
occn=sum(1 for t in T if t['statusText'].startswith('Occupied'))
# summary counts model as occupied (a[3]); leave counts of occupied ambiguous
save('RentRollDetail_Meridian_Dec2024.xlsx',dict(propertyName='The Meridian at Foundry Row',asOnDate='2024-12-31',units=148,occupied=tot[3],vacant=148-tot[3],rows=T),'MULTIFAMILY','system detail export, one column per charge, applicant rows below vacant-leased units, model counted occupied in the floorplan summary',False,'property system')
print(occn,tot[3])
