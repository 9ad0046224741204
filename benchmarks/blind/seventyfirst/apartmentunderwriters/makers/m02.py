# 156 units, system export to Excel, page-repeated headers, spacer columns, pending renewals / applicants in rows
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
R=Rng(7102); F='RENT_ROLL_DETAIL_Marlowe_Crossing.xlsx'; AS=D(2025,9,8)
T=Truth(F,'MULTIFAMILY','accounting/leasing system export to Excel, pages with repeated headers, renewals and applicants as rows',True,'Marlowe Crossing Apartments','2025-09-08',sheet='Rent Roll Detail')
fp=[('MC1A1','1X1',701,1295),('MC1A2R','1X1',735,1410),('MC2B1','2X2',1022,1580),('MC2B2R','2X2',1068,1725),('MC3C1','3X2',1310,2035)]
recs=[]; ndown=0
for b in range(1,14):
    for n in range(1,13):
        u=f'{b:02d}-{b*100+n if b<10 else b*100+n}'
        f=fp[[0,0,2,2,3,4,1,0,2,3,1,4][n-1]]
        mk=f[3]+R.r5(0,45)
        r=dict(u=u,f=f[0],des='N/A' if R.random()<.75 else R.choice(['Pool view','Ground','Top floor']),sf=f[2],mk=mk+(20 if False else 0),kind='unit')
        x=R.random()
        if u in('04-405',): r.update(st='Model',nm='MODEL')
        elif u in('09-911',): r.update(st='Admin/Down',nm='DOWN')
        elif x<.055: r.update(st=R.choice(['Vacant','Vacant','Vacant-Leased']),nm='VACANT')
        else:
            st='Occupied' if x<.92 else R.choice(['Occupied-NTV','Occupied-NTVL'])
            mi=AS-dt.timedelta(days=R.randint(3,1800)); term=R.choice([12,12,12,14,9])
            ls=mi; 
            while lease_end(ls,term)<AS: ls=addm(ls,term); term=12
            fi,la=R.name()
            rent=mk-R.r5(-30,110); oth=R.choice([18,18,18,53,68,103,-32,143,18+37.5])
            r.update(st=st,nm=f'{la}, {fi}',mi=mi,ls=ls,le=lease_end(ls,term),mo=AS+dt.timedelta(days=R.randint(4,55)) if 'NTV' in st else None,
              rent=rent,oth=oth,dep=R.choice([0,150,150,300,500]),bal=R.choice([0,0,0,0,0,-18,R.r5(15,90)+.25,rent+oth]))
        recs.append(r)
        if r['st']=='Occupied' and r['le']<D(2025,11,15) and R.random()<.6:
            ns=r['le']+dt.timedelta(days=1)
            recs.append(dict(u=u,f=f[0],des=r['des'],sf=f[2],st='Pending renewal',nm=r['nm'],mi=r['mi'],ls=ns,le=lease_end(ns,12),mo=None,rent=r['rent']+R.r5(20,75),oth=None,kind='pend',dep=None,bal=None))
        if r['st'] in('Vacant-Leased','Occupied-NTVL'):
            ns=(r.get('mo') or D(2025,9,15))+dt.timedelta(days=6); fi,la=R.name()
            recs.append(dict(u=u,f=f[0],des=r['des'],sf=f[2],st='Applicant',nm=f'{la}, {fi}',mi=ns,ls=ns,le=lease_end(ns,13),mo=None,rent=mk,oth=None,kind='pend',dep=150,bal=-150))
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll Detail'
# columns with blank spacers, as such exports have
C=dict(u=1,f=3,des=4,sf=5,st=6,nm=8,mi=10,mo=11,ls=12,le=13,mk=15,dep=16,bal=17,rent=18,oth=19,tot=20)
W={1:9,2:1.5,3:10,4:11,5:7,6:15,7:1.5,8:24,9:1.5,10:11,11:11,12:11,13:11,14:1.5,15:11,16:10,17:11,18:12,19:13,20:12}
for k,v in W.items(): ws.column_dimensions[L(k)].width=v
bf=Font(name='Arial',size=8,bold=True); nf=Font(name='Arial',size=8); thin=Side(style='thin')
row=[1]; page=[0]
def header():
    page[0]+=1; r=row[0]
    ws.cell(r,1,'OS-RRD v7.3'); ws.cell(r,8,'Tarrow Ridge Residential - Marlowe Crossing Apartments').font=Font(name='Arial',size=10,bold=True); ws.cell(r,20,f'Page {page[0]} of 4').alignment=Alignment(horizontal='right')
    ws.cell(r+1,1,'09/08/2025 4:36:12PM'); ws.cell(r+1,8,'RENT ROLL DETAIL').font=Font(name='Arial',size=10,bold=True)
    ws.cell(r+2,1,'mgmt-522-004'); ws.cell(r+2,8,'As of 09/08/2025').font=bf
    ws.cell(r+3,1,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit')
    ws.merge_cells(start_row=r+3,start_column=1,end_row=r+3,end_column=20)
    for q in range(4):
        for k in (1,20): ws.cell(r+q,k).font=Font(name='Arial',size=7)
    h=r+5
    for k,a in dict(u='Unit',f='Floorplan',des='Unit\nDesignation',sf='SQFT',st='Unit/Lease\nStatus',nm='Name',mi='Move-In',mo='Move-Out',ls='Lease\nStart',le='Lease\nEnd',mk='Market\n+ Addl.',dep='Dep\nOn Hand',bal='Balance',rent='Lease\nRent',oth='Other Charges/\nCredits',tot='Total\nBilling').items():
        c=ws.cell(h,C[k],a); 
    for k in range(1,21):
        c=ws.cell(h,k); c.font=bf; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=thin)
    ws.row_dimensions[h].height=24
    row[0]=h+1
header()
def num(r,c,v,txt=False):
    x=ws.cell(r,c,v); x.font=nf; x.number_format='#,##0.00;(#,##0.00)'; x.alignment=Alignment(horizontal='right'); return x
i=0
for r in recs:
    if i and i%46==0: row[0]+=1; header()
    i+=1; q=row[0]
    for k in('u','f','des','st','nm'): ws.cell(q,C[k],r[k]).font=nf
    c=ws.cell(q,C['sf'],r['sf']); c.font=nf
    for k in('mi','mo','ls','le'):
        if r.get(k): c=ws.cell(q,C[k],us(r[k])); c.font=nf; c.alignment=Alignment(horizontal='center')
    k=dict(unit=r['u'],unitType=r['f'],area=r['sf'],statusText=r['st'],moveInDate=r.get('mi'),moveOutDate=r.get('mo'),leaseStartDate=r.get('ls'),leaseEndDate=r.get('le'))
    if r['nm'] not in('VACANT','MODEL','DOWN'): k['tenantName']=r['nm']
    if r['kind']=='unit':
        num(q,C['mk'],r['mk']); k['marketRent']=r['mk']
        dep,bal,rent,oth=[r.get(a,0) for a in('dep','bal','rent','oth')]
        for a,v in(('dep',dep),('bal',bal),('rent',rent),('oth',oth),('tot',rent+oth)): num(q,C[a],v)
        k.update(deposit=float(dep),balance=float(bal),contractRent=float(rent),totalCharges=float(rent+oth))
    else:
        if r['dep'] is not None: num(q,C['dep'],r['dep']); num(q,C['bal'],r['bal']); k.update(deposit=r['dep'],balance=r['bal'])
        num(q,C['rent'],f"{m2(r['rent'])} *"); k['contractRent']=r['rent']; k['section']=None
    T.row(**k); row[0]+=1
un=[r for r in recs if r['kind']=='unit']; q=row[0]+1
tots={a:sum(r.get(a,0) for r in un) for a in('mk','rent','oth')}; tots['tot']=tots['rent']+tots['oth']
tots['dep']=sum(r.get('dep') or 0 for r in recs); tots['bal']=sum(r.get('bal') or 0 for r in recs)
ws.cell(q,1,'Totals:').font=bf
for a,v in tots.items(): x=num(q,C[a],v); x.font=bf; x.border=Border(top=thin,bottom=Side(style='double'))
ws.cell(q+1,1,"* Lease rent of pending renewals and applicants is not included in the totals above; deposits and balances of applicants are.").font=Font(name='Arial',size=7,italic=True)
q+=4; ws.cell(q,1,'Amt / SQFT:').font=bf; ws.cell(q,6,f"Market = {sum(r['sf'] for r in un):,} SQFT; {tots['mk']/sum(r['sf'] for r in un):.2f}").font=nf
q+=2
for j,a in enumerate(['Floorplan','# Units','Average SQFT','Average Market + Addl.','Units Occupied','Occupancy %']):
    c=ws.cell(q,[1,4,5,8,12,15][j],a); c.font=bf; c.alignment=Alignment(wrap_text=True)
for f in fp:
    q+=1; g=[r for r in un if r['f']==f[0]]; oc=[r for r in g if 'Occupied' in r['st']]
    for col,v in zip([1,4,5,8,12,15],[f[0],len(g),f[2],round(sum(r['mk'] for r in g)/len(g),2),len(oc),round(len(oc)/len(g),4)]):
        c=ws.cell(q,col,v); c.font=nf
        if col==15: c.number_format='0.0%'
        if col==8: c.number_format='#,##0.00'
occ=[r for r in un if 'Occupied' in r['st']]; va=[r for r in un if 'Vacant' in r['st']]
q+=1
for col,v in zip([1,4,12],['Totals',len(un),len(occ)]): ws.cell(q,col,v).font=bf
q+=3; ws.cell(q,1,'Occupancy and rents summary for current date').font=bf; q+=1
for j,a in enumerate(['Unit status','Market + Addl.','# units','Potential rent']): ws.cell(q,[1,6,8,12][j],a).font=bf
for lab,g in (('Occupied, no NTV',[r for r in un if r['st']=='Occupied']),('Occupied, NTV',[r for r in un if r['st']=='Occupied-NTV']),('Occupied NTV Leased',[r for r in un if r['st']=='Occupied-NTVL']),('Vacant Leased',[r for r in un if r['st']=='Vacant-Leased']),('Vacant Not Leased',[r for r in un if r['st']=='Vacant']),('Admin/Down',[r for r in un if r['st']=='Admin/Down']),('Model',[r for r in un if r['st']=='Model']),('Totals',un)):
    q+=1; ws.cell(q,1,lab).font=nf; num(q,6,sum(r['mk'] for r in g)); ws.cell(q,8,len(g)).font=nf; num(q,12,sum(r.get('rent') or r['mk'] for r in g))
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.sheet_view.showGridLines=False
wb.save(doc(F)); print('pages',page[0])
w=lambda r:r['statusText'] not in('Pending renewal','Applicant')
T.tie('marketRent',tots['mk']);T.tie('contractRent',tots['rent'],w);T.tie('totalCharges',tots['tot']);T.tie('deposit',tots['dep']);T.tie('balance',tots['bal'])
T.tie('count',len(un),w)
T.counts(len(un),len(occ),len(va)); T.save()
