from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(808); fn='Rent Roll Detail_Juniper Flats_11.15.2026.xlsx'
asof=D(2026,11,15)
plans=[('A1','A1 1x1',651,1180),('A2','A2 1x1 Den',742,1260),('B1','B1 2x2',948,1495),('B2','B2 2x2 Ren',948,1620),('C1','C1 3x2',1190,1875)]
nm=names(rng,60);k=0
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll Detail'
b=Font(name='Arial',size=8,bold=True); n=Font(name='Arial',size=8); thin=Side(style='thin'); 
# columns with spacers: A unit, C floorplan, D designation, E sqft, G status, H name, I movein/out, J lease start, K lease end, L mkt, N dep, O bal, Q trans, R lease rent, S other, T total billing
COL=dict(unit=1,fp=3,des=4,sf=5,st=7,name=8,mi=9,ls=10,le=11,mk=12,tc=14,lr=15,oc=16,tb=18,dep=19,bal=20)
HD=dict(unit='Unit',fp='Floorplan',des='Unit\nDesignation',sf='SQFT',st='Unit/Lease\nStatus',name='Name',mi='Move-In\nMove-Out',ls='Lease\nStart',le='Lease\nEnd',mk='Market\n+ Addl.',tc='Trans\nCode',lr='Lease\nRent',oc='Other\nCharges/\nCredits',tb='Total\nBilling',dep='Dep\nOn Hand',bal='Balance')
r=1
def put(rr,cc,v,f=n,fmt=None,al=None):
    x=ws.cell(rr,cc,v); x.font=f
    if fmt: x.number_format=fmt
    if al: x.alignment=al
    return x
put(1,1,'Lakemont Residential - Juniper Flats',b); put(2,1,'RENT ROLL DETAIL',Font(name='Arial',size=11,bold=True)); put(3,1,'As of 11/15/2026',n); put(4,1,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;',Font(name='Arial',size=7))
put(1,18,'Page 1 of 3',n); put(2,18,'11/16/2026 9:02:11AM',n)
ws.merge_cells('A4:T4')
r=6
def head(r):
    put(r,1,'details',Font(name='Arial',size=8,bold=True,italic=True))
    for a,c in COL.items():
        x=put(r+1,c,HD[a],b,al=Alignment(wrap_text=True,vertical='bottom',horizontal='right' if a in('sf','mk','lr','oc','tb','dep','bal') else 'left')); 
    for c in range(1,21): ws.cell(r+1,c).border=Border(bottom=thin)
    ws.row_dimensions[r+1].height=34
    return r+2
r=head(r); rows=[]; data=[]; pend=[]
units=[f'{f}{i:02d}' for f in(1,2,3) for i in range(1,16)]
M='#,##0.00'
def emit(d,star=False):
    global r
    put(r,COL['unit'],d['u']);put(r,COL['fp'],d['fp']);put(r,COL['des'],d['des']);put(r,COL['sf'],d['sf'],fmt='#,##0',al=Alignment(horizontal='right'));put(r,COL['st'],d['st'])
    if d['t'] : put(r,COL['name'],d['t'])
    elif d['st'].startswith('Vacant'): put(r,COL['name'],'VACANT')
    elif d['st']=='Down': put(r,COL['name'],'DOWN')
    put(r,COL['mi'],mdy(d['mi']) or None); 
    if d['mo']: put(r+1,COL['mi'],mdy(d['mo']))
    put(r,COL['ls'],mdy(d['ls']) or None);put(r,COL['le'],mdy(d['le']) or None)
    def num(rr,c,v):
        put(rr,COL[c],n2(v)+' *' if star else v,fmt=None if star else M,al=Alignment(horizontal='right'))
    if d['mk'] is not None: num(r,'mk',d['mk'])
    for i,(c,a) in enumerate(d['ch']):
        put(r+i,COL['tc'],c); num(r+i,'lr' if c=='RENT' else 'oc',a)
    if d['tot'] is not None: num(r,'tb',d['tot'])
    if d['dep'] is not None: num(r,'dep',d['dep']); num(r,'bal',d['bal'])
    r+=max(1,len(d['ch']),2 if d['mo'] else 1)
    rows.append(R(unit=d['u'],unitType=d['fp'],area=d['sf'],tenantName=d['t'],statusText=d['st'],marketRent=d['mk'],contractRent=next((a for c,a in d['ch'] if c=='RENT'),None),moveInDate=d['mi'],moveOutDate=d['mo'],leaseStartDate=d['ls'],leaseEndDate=d['le'],charges=[dict(code=c,amount=a) for c,a in d['ch']],totalCharges=d['tot'],deposit=d['dep'],balance=d['bal']))
for j,u in enumerate(units):
    fp,_,sf,mk=plans[(j*2+j//15)%5]; mk=float(mk+10*int(u[0]))
    d=dict(u=u,fp=fp,des='N/A',sf=sf,mk=mk,st='Occupied',t=None,mi=None,mo=None,ls=None,le=None,ch=[],tot=None,dep=None,bal=None)
    x=rng.random()
    if x<.07: d['st']='Vacant'
    elif x<.10: d['st']='Vacant-Leased'
    elif j==31: d['st']='Down'
    else:
        f,l=nm[k];k+=1; d['t']=f'{l}, {f}'; d['st']='Occupied-NTV' if x>.93 else 'Occupied'
        d['mi']=asof-dt.timedelta(rng.randint(10,1000)); ls=d['mi']
        while addm(ls,12)<=asof: ls=addm(ls,12)
        d['ls']=ls; d['le']=addm(ls,12)-dt.timedelta(1)
        if d['st']=='Occupied-NTV': d['mo']=min(d['le'],D(2026,12,31))
        d['ch']=[('RENT',mk-rng.choice([0,20,35,50,80,-15]))]
        if rng.random()<.25: d['ch'].append(('PETRENT',30.0))
        d['ch'].append(('TRASH',22.0))
        if rng.random()<.2: d['ch'].append(('CARPORT',40.0))
        if rng.random()<.15: d['ch'].append(('STORAGE',25.0))
        if rng.random()<.1: d['ch'].append(('CONC/RECUR',-round(rng.choice([41.67,62.5,100.0]),2)))
        d['tot']=round(sum(a for _,a in d['ch']),2); d['dep']=float(rng.choice([100,150,300,500])); d['bal']=float(rng.choice([0]*6+[round(rng.uniform(10,300),2),-25]))
    data.append(d); emit(d)
    if d['st']=='Vacant-Leased' or (d['st']=='Occupied' and rng.random()<.05):
        if d['st']=='Occupied': a=dict(d,st='Pending renewal',mk=None,ls=d['le']+dt.timedelta(1),le=addm(d['le'],12),mo=None,ch=[('RENT',d['ch'][0][1]+45),('TRASH',22.0)],dep=0.0,bal=0.0)
        else:
            f,l=nm[k];k+=1; s=D(2026,11,rng.choice([20,24,28])); a=dict(d,st='Applicant',t=f'{l}, {f}',mk=None,mi=s,ls=s,le=addm(s,13)-dt.timedelta(1),ch=[('RENT',d['mk']-25),('TRASH',22.0)],dep=150.0,bal=-75.0)
        a['tot']=sum(q for _,q in a['ch']); emit(a,True)
    if j in(15,31): r+=1; r=head(r)
r+=1; S=lambda a: round(sum(d[a] or 0 for d in data),2)
LR=sum(a for d in data for c,a in d['ch'] if c=='RENT'); OC=round(sum(a for d in data for c,a in d['ch'] if c!='RENT'),2)
put(r,1,'Totals:',b)
for c,v in(('sf',S('sf')),('mk',S('mk')),('lr',LR),('oc',OC),('tb',S('tot')),('dep',S('dep')),('bal',S('bal'))): put(r,COL[c],v,b,'#,##0' if c=='sf' else M,Alignment(horizontal='right')); 
for c in range(1,21): ws.cell(r,c).border=Border(top=thin)
r+=1; put(r,1,'* Indicates amounts not included in detail totals',Font(name='Arial',size=7,italic=True)); r+=3
put(r,1,'summary',Font(name='Arial',size=8,bold=True,italic=True)); r+=1
for c,h in((1,'Floorplan'),(4,'# Units'),(5,'Avg SQFT'),(8,'Market Total'),(10,'Units Occupied'),(12,'Occupancy %'),(15,'Leased Total')): put(r,c,h,b)
r+=1
occ=[d for d in data if d['t']]
for fp in [p[0] for p in plans]:
    g=[d for d in data if d['fp']==fp]; o=[d for d in g if d['t']]
    put(r,1,fp);put(r,4,len(g));put(r,5,g[0]['sf']);put(r,8,sum(d['mk'] for d in g),fmt=M);put(r,10,len(o));put(r,12,len(o)/len(g),fmt='0.00%');put(r,15,sum(d['ch'][0][1] for d in o),fmt=M); r+=1
put(r,1,'Totals / Averages:',b);put(r,4,len(data),b);put(r,8,S('mk'),b,M);put(r,10,len(occ),b);put(r,12,len(occ)/len(data),b,'0.00%');put(r,15,LR,b,M); r+=2
put(r,1,'occupancy and rents summary for current date',Font(name='Arial',size=8,bold=True,italic=True)); r+=1
for c,h in((1,'Unit Status'),(8,'Market + Addl.'),(10,'# Units')): put(r,c,h,b)
r+=1
for lab,cond in(('Occupied, no NTV',lambda d:d['st']=='Occupied'),('Occupied, NTV',lambda d:d['st']=='Occupied-NTV'),('Vacant, Leased',lambda d:d['st']=='Vacant-Leased'),('Vacant, Not Leased',lambda d:d['st']=='Vacant'),('Admin/Down',lambda d:d['st']=='Down')):
    g=[d for d in data if cond(d)]; put(r,1,lab);put(r,8,float(sum(d['mk'] for d in g)),fmt=M);put(r,10,len(g)); r+=1
put(r,1,'Totals:',b);put(r,8,S('mk'),b,M);put(r,10,len(data),b); r+=2
put(r,1,'summary billing by transaction code for current date',Font(name='Arial',size=8,bold=True,italic=True)); r+=1
TT={}
for d in data:
    for c,a in d['ch']: TT[c]=TT.get(c,0)+a
for c in sorted(TT): put(r,1,c);put(r,8,round(TT[c],2),fmt=M); r+=1
put(r,1,'Total:',b);put(r,8,round(sum(TT.values()),2),b,M)
for col,w in zip('ABCDEFGHIJKLMNOPQRST',[8,1.5,9,11,7,1.5,15,24,10.5,10.5,10.5,11,1.5,11,10,10,1.5,10,10,10]): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(fn))
vac=sum(1 for d in data if d['st'].startswith('Vacant'))
# totals exclude starred rows
save(fn,'MULTIFAMILY','RealPage OneSite rent roll detail, spacer columns, stacked transaction codes, starred applicants/renewals as text',True,'Juniper Flats','2026-11-15',len(data),len(occ),vac,rows,sheet='Rent Roll Detail',totals=dict(skipStatus=['Pending renewal','Applicant'],area=S('sf'),marketRent=S('mk'),contractRent=LR,totalCharges=S('tot'),deposit=S('dep'),balance=S('bal')))
