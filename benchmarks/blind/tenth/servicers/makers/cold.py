import random; from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.worksheet.properties import PageSetupProperties
R=random.Random(4910); N='LeaseChargeDetail_polar01_20260228.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
f=lambda **k: Font(name='Tahoma',size=8,**k); asof=D(2026,2,28)
C='ABCDEFGHIJKLMN'
for r,(t,s) in enumerate([('Lease Charge Detail by Chamber',12),('Polar Bend Cold Storage Center (polar01)',9),('As Of 02/28/2026',9)],1):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=14); c=ws.cell(r,1,t); c.font=Font(name='Tahoma',size=s,bold=True); c.alignment=Alignment(horizontal='center')
H=['Chamber','Temp Zone','Rack\nPositions','Area\n(Sq Ft)','Lease','Customer','Lease\nFrom','Lease\nTo','Charge\nCode','Charge Description','Monthly\nAmount','Annual\nAmount','Amount\nPer Area','Security\nDeposit']
def heads(r):
    for j,h in enumerate(H,1):
        c=ws.cell(r,j,h); c.font=f(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='4F6D8F'); c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='right' if j in(3,4,11,12,13,14) else 'left')
    ws.row_dimensions[r].height=24
heads(5)
CU=iter(['Arctic Pride Seafoods, Inc.','Valley Orchard Growers Co-op','Dos Lunas Tortilleria Distribution','Keystone Poultry Packers','Bluebonnet Ice Cream Co.','Pacific Rim Imports, LLC','MedCold Logistics LP','Harvest Lane Market (DC)','Frostline Berry Company','Sterling Meats of Ohio','Bakers Row Frozen Dough','North Fork Creamery'])
PH=[('Phase I (1998)',[('1-A','Freezer -10F',18240),('1-B','Freezer -10F',22110),('1-C','Cooler 34F',14650),('1-D','Blast -40F',4200),('1-E','Dry dock',6900)]),('Phase II (2011)',[('2-A','Freezer -10F',31500),('2-B','Freezer -10F',29750),('2-C','Cooler 34F',17880),('2-D','Convertible',16300)]),('Phase III (2023)',[('3-A','Freezer -20F',40200),('3-B','Freezer -20F',38650),('3-C','Cooler 34F',21400),('3-O','Office',3150)])]
PS={'Freezer -10F':14.6,'Cooler 34F':12.4,'Blast -40F':21.,'Dry dock':8.5,'Convertible':13.2,'Freezer -20F':17.8,'Office':16.}
rows=[]; r=6; dfmt='dd-mmm-yyyy'
def line(rr,v,bold=False):
    for j,z in v.items():
        c=ws.cell(rr,j,dt.datetime(z.year,z.month,z.day) if isinstance(z,D) else z); c.font=f(bold=bold); c.number_format='#,##0' if j in(3,4) else dfmt if j in(7,8) else '#,##0.00' if j>10 else '@'
        if j in(7,8): c.alignment=Alignment(horizontal='left')
def mk(u,zn,sf,fut=False,mtm=False):
    ls=D(2026,5,1) if fut else D(R.randint(2017,2025),R.choice([1,4,7,10]),1); T=R.choice([5,7,10]); T+=5 if ls.year+T<=2026 else 0
    le=D(ls.year+T,ls.month,1)-TD(1); base=round(sf*PS[zn]*R.uniform(.9,1.1)/12,2)
    ch=[('rentbase','Base Rent',base),('recnnn','NNN Estimate',round(sf*2.85/12,2))]
    if zn not in('Dry dock','Office'): ch.append(('refrig','Refrigeration Power',round(sf*R.uniform(1.9,3.6)/12,2)))
    if R.random()<.3: ch.append(('dockfee','Dock Door Licence',R.choice([450.,900.])))
    if R.random()<.2: ch.append(('abate','Rent Abatement',-round(base*.25,2)))
    return dict(n=next(CU),ls=ls,le='MTM' if mtm else le,ch=ch,dep=R.choice([0.,round(base),round(base*2)])*1.0,id=f'c{R.randint(1000,9999):07d}')
def emit(q):
    global r
    v={1:q['u'],2:q['zn'],3:q['pos'] or None,4:q['sf']}
    if q.get('n'): v.update({5:q['id'],6:q['n'],7:q['ls'],8:q['le'],14:q['dep']})
    else: v[6]='VACANT'
    line(r,{k:z for k,z in v.items() if z is not None})
    for a,b,m in q.get('ch',[]): line(r,{9:a,10:b,11:m,12:round(m*12,2),13:round(m*12/q['sf'],2)}); r+=1
    if not q.get('n'): r+=1
    else:
        m=sum(x[2] for x in q['ch']); line(r,{10:'Total',11:round(m,2),12:round(m*12,2),13:round(m*12/q['sf'],2)},True)
        for j in(11,12,13): ws.cell(r,j).border=Border(top=Side(style='thin'))
        r+=1
    r+=1
def tots(lab,L):
    global r
    m=round(sum(x[2] for q in L for x in q.get('ch',[])),2); sf=sum(q['sf'] for q in L)
    line(r,{1:lab,3:sum(q['pos'] for q in L),4:sf,10:'Total',11:m,12:round(sum(round(x[2]*12,2) for q in L for x in q.get('ch',[])),2),14:sum(q.get('dep',0) for q in L)},True)
    for j in range(1,15): ws.cell(r,j).fill=PatternFill('solid',fgColor='DCE6F1')
    r+=2
for p,S in PH:
    c=ws.cell(r,1,p); c.font=f(bold=True,italic=True); r+=1; L=[]
    for u,zn,sf in S:
        q=dict(u=u,zn=zn,sf=sf,p=p,pos=0 if zn in('Dry dock','Office') else int(sf/7.4/10)*10)
        if u not in('1-D','2-D','3-B'): q.update(mk(u,zn,sf,mtm=u=='1-E'))
        rows.append(q); L.append(q); emit(q)
    tots(f'Total {p}',L)
A=list(rows); tots('Total polar01',A)
c=ws.cell(r,1,'Future Leases'); c.font=f(bold=True,italic=True); r+=1
q=dict(u='3-B',zn='Freezer -20F',sf=38650,pos=5220,p='Future Leases',fut=True); q.update(mk('3-B','Freezer -20F',38650,True)); rows.append(q); emit(q)
ws.cell(r,1,'Summary by Temp Zone').font=f(bold=True); r+=1
for j,h in((1,'Temp Zone'),(3,'Chambers'),(4,'Area'),(6,'Occupied Area'),(8,'Vacant Area')): ws.cell(r,j,h).font=f(bold=True)
r+=1
for z in PS:
    L=[q for q in A if q['zn']==z]; a=sum(q['sf'] for q in L); o=sum(q['sf'] for q in L if 'n' in q)
    for j,v in((1,z),(3,len(L)),(4,a),(6,o),(8,a-o)): c=ws.cell(r,j,v); c.font=f(); c.number_format='#,##0'; c.alignment=Alignment(horizontal='left' if j in(1,6,8) else 'right')
    r+=1
r+=1; ws.cell(r,1,'Charge Code Summary (current leases)').font=f(bold=True); r+=1
for a in ['rentbase','recnnn','refrig','dockfee','abate']:
    m=round(sum(x[2] for q in A for x in q.get('ch',[]) if x[0]==a),2); line(r,{1:a,11:m}); r+=1
line(r,{1:'Total',11:round(sum(x[2] for q in A for x in q.get('ch',[])),2)},True); r+=1
occ=sum('n' in q for q in A); line(r+1,{1:f'{len(A)} chambers: {occ} occupied, {len(A)-occ} vacant'})
for k,wd in zip(C,[13,13,9,9,11,33,12,12,10,20,13,14,9,12]): ws.column_dimensions[k].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True); ws.print_title_rows='1:5'; ws.oddFooter.right.text='Page &P of &N'; ws.oddFooter.left.text='Friday, March 06, 2026  09:52 AM'
wb.save(doc(N))
T=[dict(unit=q['u'],section=q['p'],unitType=q['zn'],area=q['sf'],tenantName=q.get('n'),statusText='Future' if q.get('fut') else 'Occupied' if 'n' in q else 'VACANT',leaseStartDate=iso(q.get('ls')),leaseEndDate=q.get('le') if q.get('le')=='MTM' else iso(q.get('le')),contractRent=q['ch'][0][2] if 'n' in q else None,annualRent=round(q['ch'][0][2]*12,2) if 'n' in q else None,deposit=q.get('dep'),charges=[dict(code=a,amount=m) for a,b,m in q.get('ch',[])],totalCharges=round(sum(m for *_,m in q['ch']),2) if 'n' in q else None) for q in rows]
finish(N,dict(propertyName='Polar Bend Cold Storage Center',asOnDate='2026-02-28',units=len(A),occupied=occ,vacant=len(A)-occ,sheet=None,planted=None,rows=T),'WAREHOUSE','xlsx export with charge lines, grouped by phase, future leases section, zone and charge summaries','charge lines below tenant, abatement negative, future lease outside totals')
print(len(rows),occ)
