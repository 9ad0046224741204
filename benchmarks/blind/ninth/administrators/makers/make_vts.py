from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment
R=random.Random(77); fn='vts_lease_export_gildersand_house.xlsx'; AS=D(2025,12,15)
wb=Workbook(); cv=wb.active; cv.title='Cover'; cv['B3']='Gildersand House'; cv['B4']='Rent Roll'; cv['B5']='Report date: 15-Dec-2025'; cv['B6']='Confidential - for prospective lender only'
ws=wb.create_sheet('Rent Roll')
H1=['Building','Floor','Space','Tenant','Industry','Lease Type','Square Feet','% of Building','Commencement','Expiration','Remaining Term (Mos)','Rent PSF (Annual)','Monthly Base Rent','Annual Base Rent','Security Deposit','Step 1 Date','Step 1 Monthly','Step 2 Date','Step 2 Monthly','Step 3 Date','Step 3 Monthly','Renewal Option','Termination Option']
for j,h in enumerate(H1,1):
    x=ws.cell(1,j,h); x.font=Font(bold=True,color='FFFFFF',name='Arial',size=9); x.fill=PatternFill('solid',fgColor='00796B'); x.alignment=Alignment(wrap_text=True,vertical='center')
sp=[]
for fl in range(2,11):
    for k in range(R.choice([1,2,2,3,4])): sp.append((fl,f"{fl}{'ABCD'[k]}"))
sp.insert(0,(1,'Retail 1')); sp.insert(1,(1,'Retail 2'))
sur=SUR[:]; R.shuffle(sur); ar=[R.randint(1800,9800) for _ in sp]; tot=sum(ar); rows=[]; r=2; S=[0,0,0]; o=v=0
for i,((fl,u),a) in enumerate(zip(sp,ar)):
    ws.cell(r,1,'Gildersand House'); ws.cell(r,2,fl); ws.cell(r,3,u); ws.cell(r,7,a); ws.cell(r,8,a/tot).number_format='0.0%'; 
    if i in (4,9,15):
        ws.cell(r,4,'Vacant'); rows.append(dict(unit=u,building='Gildersand House',area=a,statusText='Vacant')); v+=1; r+=1; continue
    o+=1; nm=sur[i]+' '+R.choice(['Capital','Advisors LLC','Design Studio','Therapeutics','& Partners','Media Group','Foundation']); ind=R.choice(['Financial Services','Legal','TAMI','Non-profit','Healthcare'])
    st=D(R.randint(2018,2025),R.randint(1,11),R.choice([1,15])); en=lend(st,R.choice([62,87,120,132]))
    while en<D(2026,2,1): en=lend(en+dt.timedelta(days=1),36)
    p=R.choice([44.0,47.5,51.0,55.25,62]); m=r2(a*p/12); an=r2(a*p); dep=R.choice([None,r2(m*3),r2(m*2)])
    ws.cell(r,4,nm); ws.cell(r,5,ind); ws.cell(r,6,R.choice(['Modified Gross','NNN','Full Service']))
    ws.cell(r,9,st); ws.cell(r,10,en); ws.cell(r,11,(en.year-2025)*12+en.month-12); ws.cell(r,12,p); ws.cell(r,13,m); ws.cell(r,14,an); ws.cell(r,15,dep)
    d=addm(st,12); steps=[]; cur=m
    while d<=AS: d=addm(d,12)
    for k in range(R.choice([0,1,2,3,3])):
        if d<en:
            cur=r2(cur*1.03); steps.append((d,cur)); ws.cell(r,16+2*k,d); ws.cell(r,17+2*k,cur); d=addm(d,12)
    ws.cell(r,22,R.choice(['1 x 5 yrs @ 95% FMV','None','2 x 3 yrs fixed +3%',None])); ws.cell(r,23,R.choice([None,None,'After mo. 60, 9 mos notice']))
    for j in(9,10,16,18,20): ws.cell(r,j).number_format='dd-mmm-yyyy'
    for j in(12,13,14,15,17,19,21): ws.cell(r,j).number_format='$#,##0.00'
    ws.cell(r,7).number_format='#,##0'
    S[0]+=m;S[1]+=an;S[2]+=dep or 0
    rows.append(dict(unit=u,building='Gildersand House',area=a,tenantName=nm,leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=an,deposit=dep,rentSteps=steps,statusText='Occupied')); r+=1
ws.cell(r,1,'Total'); ws.cell(r,7,tot).number_format='#,##0'
for j,x in zip((13,14,15),S): ws.cell(r,j,r2(x)).number_format='$#,##0.00'
for j in range(1,24): ws.cell(r,j).font=Font(bold=True)
ws.column_dimensions['E'].hidden=True; ws.freeze_panes='E2'
for j in range(1,24): ws.column_dimensions[chr(64+j)].width=15
ws.column_dimensions['D'].width=30; ws.column_dimensions['U'].width=15
e=wb.create_sheet('Expirations'); e.append(['Year','Leases','SF'])
ys=sorted({iso(x['leaseEndDate'])[:4] for x in rows if x.get('leaseEndDate')})
for yv in ys:
    q=[x for x in rows if x.get('leaseEndDate') and iso(x['leaseEndDate'])[:4]==yv]; e.append([int(yv),len(q),sum(x['area'] for x in q)])
wb.save(os.path.join(DOC,fn))
save(fn,'OFFICE','VTS-like lease export with cover and expirations sheets','steps in column pairs, hidden industry column, roll on second sheet','Gildersand House',AS,len(rows),o,v,rows,sheet='Rent Roll')
