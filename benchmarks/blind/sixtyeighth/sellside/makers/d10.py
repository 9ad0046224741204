# Life science campus, openpyxl: cover, lease abstract roll with two-row grouped header, spacer columns, annual rents, steps in column pairs, notes
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
R=random.Random(6810); N='Sorrento Mesa Life Science Campus_RR_DataRoom_v3.xlsx'; ASOF=D(2025,7,1)
X=[('10210 Campus Point Loop','Suite 100','Lab / Office','Aveline Therapeutics, Inc.',32180,D(2021,10,1),10,71.4),('10210 Campus Point Loop','Suite 150','Lab / Office','Nucleon Diagnostics',11940,D(2023,4,15),7,74.0),('10210 Campus Point Loop','Suite 200','Lab / Office','Corbelan Biosciences Corp.',44120,D(2019,6,1),12,66.85),
('10220 Campus Point Loop','Suite 100','Lab / Office',None,18650,None,0,0),('10220 Campus Point Loop','Suite 110','Vivarium','Murex Preclinical Services LLC',9310,D(2022,1,1),10,88.2),('10220 Campus Point Loop','Suite 200','Lab / Office','Tessera Gene Editing, Inc.',27965,D(2022,9,1),8,76.2),('10220 Campus Point Loop','Suite 300','Lab / Office','Oriole Peptides',14020,D(2025,2,1),5,69.0),('10220 Campus Point Loop','Suite 310','Lab / Office',None,13945,None,0,0),
('10230 Campus Point Loop','Entire Building','cGMP Manufacturing','Halden Cell Manufacturing, Inc.',61400,D(2020,3,1),15,58.5),
('10240 Campus Point Loop','Suite A','Office','Brightwater Clinical Research',7420,D(2024,8,1),5,51.0),('10240 Campus Point Loop','Suite B','Office','Lyric Health Ventures',4880,D(2023,11,1),3,52.2),('10240 Campus Point Loop','Suite C','Amenity / Café','Fig & Flask Café',2150,D(2023,1,1),5,24.0),('10240 Campus Point Loop','Suite D','Lab / Office','Protea Immune',16880,D(2021,5,1),5,70.3),('10240 Campus Point Loop','Suite E','Lab / Office','Kestral Spatial Genomics (sublease to Oriole Peptides)',16210,D(2022,3,1),7,72.65)]
rows=[]
for b,u,ut,t,a,st,y,q in X:
    r=dict(building=b,unit=u,unitType=ut,area=a)
    if t:
        r.update(tenantName=t,leaseStartDate=st,leaseEndDate=end(st,y*12),annualRent=float(round(a*q)))
        d=addm(D(2025,st.month,st.day),0); d=d if d>ASOF else addm(d,12); x=r['annualRent']; k=[]
        while d<r['leaseEndDate'] and len(k)<3: x=float(round(x*1.03)); k.append(dict(date=iso(d),amount=x,per='year')); d=addm(d,12)
        r['rentSteps']=k; r['deposit']=float(round(x/12/100)*100*R.choice([1,2,3])); r['_sec']=R.choice(['LOC','LOC','Cash'])
        r['_q']=r['annualRent']/a; r['_op']=R.choice(['1 x 5 yr @ FMV','2 x 5 yr @ FMV','1 x 3 yr @ FMV (min. then-current rent)','None'])
        r['_rec']='NNN + 3% mgmt fee' if ut!='Office' else 'Full service, BY 2024'
    else: r['statusText']='Available'
    rows.append(r)
wb=Workbook(); c0=wb.active; c0.title='Cover'; s=wb.create_sheet('RR'); n=wb.create_sheet('Footnotes')
ar=lambda **k: Font(name='Arial',**k)
c0['C6']='SORRENTO MESA LIFE SCIENCE CAMPUS'; c0['C6'].font=ar(size=22,bold=True,color='006D77'); c0['C7']='San Diego, California'; c0['C9']='Rent Roll  |  July 1, 2025'; c0['C12']='4 buildings  |  14 suites'; c0['C14']='Draft for discussion – version 3'
for q in ('C7','C9','C12','C14'): c0[q].font=ar(size=12)
s['B2']='Sorrento Mesa Life Science Campus'; s['B2'].font=ar(size=14,bold=True,color='006D77'); s['B3']='Rent roll as of 7/1/2025; annual dollars unless noted'; s['B3'].font=ar(size=9,italic=True)
G=[('B','F','PREMISES'),('H','K','LEASE'),('M','O','CURRENT BASE RENT'),('Q','V','FUTURE BASE RENT (ANNUAL)'),('X','AA','OTHER TERMS')]
tl=PatternFill('solid',fgColor='006D77'); th=Side(style='thin',color='999999')
for a,b,t in G: s.merge_cells(f'{a}5:{b}5'); s[a+'5']=t; s[a+'5'].font=ar(size=9,bold=True,color='FFFFFF'); s[a+'5'].fill=tl; s[a+'5'].alignment=Alignment(horizontal='center')
HD=dict(B='Building',C='Suite',D='Use',E='RSF',F='% Campus',H='Tenant',I='Commence',J='Expire',K='Rem. Term (Yrs)',M='Annual',N='$/RSF',O='% of Total',Q='Date 1',R='Rent 1',S='Date 2',T='Rent 2',U='Date 3',V='Rent 3',X='Recoveries',Y='Renewal Options',Z='Security Deposit',AA='Form')
for k,v in HD.items(): c=s[k+'6']; c.value=v; c.font=ar(size=9,bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center'); c.border=Border(bottom=Side(style='medium'))
TA=sum(r['area'] for r in rows); TR=sum(r.get('annualRent',0) for r in rows); i=7; last=None
for r in rows:
    v=dict(B=r['building'] if r['building']!=last else None,C=r['unit'],D=r['unitType'],E=r['area'],F=r['area']/TA)
    v['B']=r['building']
    if 'tenantName' in r:
        v.update(H=r['tenantName'],I=r['leaseStartDate'],J=r['leaseEndDate'],K=round((r['leaseEndDate']-ASOF).days/365.25,1),M=r['annualRent'],N=r['_q'],O=r['annualRent']/TR,X=r['_rec'],Y=r['_op'],Z=r['deposit'],AA=r['_sec'])
        for (a,b),p in zip((('Q','R'),('S','T'),('U','V')),r['rentSteps']): v[a]=D.fromisoformat(p['date']); v[b]=p['amount']
    else: v['H']='Available'; v['X']='Asking $6.15 / RSF / mo. NNN' if r['area']>14000 else ''
    for k,x in v.items():
        c=s[f'{k}{i}']; c.value=x; c.font=ar(size=9,italic=x=='Available',color='C0392B' if x=='Available' else '000000'); c.border=Border(bottom=th); c.alignment=Alignment(vertical='top',wrap_text=k in 'HYX')
        if k in 'IJQSU': c.number_format='d-mmm-yy'; c.alignment=Alignment(horizontal='center',vertical='top')
        if k in('E',): c.number_format='#,##0'
        if k in('F','O'): c.number_format='0.0%'
        if k in('M','R','T','V','Z'): c.number_format='"$"#,##0'
        if k=='N': c.number_format='"$"0.00'
    i+=1
oa=sum(r['area'] for r in rows if 'tenantName' in r)
for lab,a,m in (('Leased',oa,TR),('Available',TA-oa,None),('Campus Total',TA,TR)):
    s[f'B{i}']=lab; s[f'E{i}']=a; s[f'F{i}']=a/TA; s[f'M{i}']=m
    if m: s[f'N{i}']=m/oa
    if lab=='Campus Total': s[f'Z{i}']=sum(r.get('deposit',0) for r in rows)
    for k in 'BCDEFHIJKMNOQRSTUVXYZ': c=s[f'{k}{i}']; c.font=ar(size=9,bold=True); c.fill=PatternFill('solid',fgColor='E0F2F1'); c.number_format={'E':'#,##0','F':'0.0%','M':'"$"#,##0','N':'"$"0.00','Z':'"$"#,##0'}.get(k,'General')
    i+=1
for k,w in dict(A=2,B=25,C=14,D=19,E=9,F=9,G=1.5,H=30,I=11,J=11,K=8,L=1.5,M=13,N=9,O=8,P=1.5,Q=10,R=12,S=10,T=12,U=10,V=12,W=1.5,X=24,Y=24,Z=12,AA=7).items(): s.column_dimensions[k].width=w
s.column_dimensions['K'].hidden=True
s.freeze_panes='D7'; s.page_setup.orientation='landscape'; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True
for k,t in enumerate(['Footnotes','(1) Halden Cell Manufacturing holds a right of first offer to purchase Building 10230.','(2) Kestral Spatial Genomics subleases its premises to Oriole Peptides through the end of the term; the rent shown is that of the prime lease.','(3) Fig & Flask Café pays percentage rent of 6% over a natural breakpoint; none due in 2024.','(4) Available suites are delivered in warm-shell condition.'],1): n[f'A{k}']=t; n[f'A{k}'].font=ar(size=9,bold=k==1)
wb.save(out(N)); o=sum('tenantName' in r for r in rows)
save(N,dict(propertyName='Sorrento Mesa Life Science Campus',asOnDate='2025-07-01',units=14,occupied=o,vacant=14-o,sheet='RR',rows=rows),'OFFICE','Life science data-room workbook, grouped header, spacer columns, step pairs, cover sheet',True)
