# medical office, landlord's export: numbers as text, month-only dates, step grid; digit changed in one rent
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='StAnselm_MOB_tenancy_schedule_2026-02.xlsx'
# suite, practice, specialty, usf, rsf, comm, exp, rate, bump%, deposit
T=[('101','Cedar Valley Family Medicine PA','Primary care',4380,5125,'Jan 2020','Dec 2029',29.5,.03,12000),
('105','Apothecary on Elm','Pharmacy',1510,1767,'Mar 2018','Feb 2028',27.25,.025,4000),
('110/115','Riverside Imaging Associates','Imaging',6240,7301,'Jul 2016','Jun 2031',33.1,.03,0),
('120','','',1905,2229,'','',0,0,None),
('200','Ortho Partners of the Valley','Orthopaedics',8130,9512,'Oct 2021','Sep 2031',31.75,.03,25000),
('210','Lakeview Endocrine Clinic','Endocrinology',2715,3177,'Apr 2024','Mar 2029',30,.03,7900),
('215','Bloom Pediatrics LLC','Paediatrics',3320,3884,'May 2023','Apr 2033',29,.025,9400),
('220','Saint Anselm Health System','Admin / HR',4015,4698,'Jan 2015','MTM',24.5,0,0),
('230','','',1440,1685,'','',0,0,None),
('300','Vascular & Vein Specialists','Vascular',4990,5838,'Sep 2019','Aug 2026',32.4,0,15750),
('310','Clearsight Eye Surgeons','Ophthalmology',5560,6505,'Nov 2022','Oct 2032',34,.03,18000),
('320','Motion Physical Therapy','PT / rehab',3805,4452,'Feb 2025','Jan 2030',28.5,.03,10573),
('330','Willow Behavioral Group','Psychiatry',2110,2469,'Jun 2025','May 2028',28,.03,5761),
('340','Saint Anselm Health System','Sleep lab',3660,4282,'Dec 2018','Nov 2028',27.8,.025,0)]
wb=Workbook(); ws=wb.active; ws.title='Tenancy'
for i,t in enumerate(['St. Anselm Medical Pavilion','Tenancy schedule - February 2026','Owner: Pavilion MOB Holdings LP        Basis: NNN, load factor 1.17']): ws.cell(1+i,1,t).font=Font(bold=i==0,size=12 if i==0 else 9,name='Arial')
H=['Suite','Practice / Lessee','Use','Usable SF','Rentable SF','Commencement','Expiry','Rent PSF','Monthly Base','Annual Base','Mo. rent eff. 1/1/2027','Mo. rent eff. 1/1/2028','Sec. Dep.']
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h); c.font=Font(bold=True,name='Arial',size=9); c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='left' if i in(1,2,3) else 'right'); c.fill=PatternFill('solid',fgColor='D9E2EC'); c.border=Border(top=Side('thin'),bottom=Side('thin'))
rows=[];y=6;A=U=M=N=DP=VA=0;S1=S2=0;pl=None
f2=lambda v:f"{v:,.2f}"
for s,t,use,u,a,cm,ex,psf,bp,dep in T:
    v=not t; mo=round(a*psf/12,2) if not v else 0; an=round(mo*12,2)
    endy=None if v or ex=='MTM' else D.datetime.strptime(ex,'%b %Y').date()
    n27=round(mo*(1+bp),2) if bp and endy>=D.date(2027,1,1) else None; n28=round(n27*(1+bp),2) if n27 and endy>=D.date(2028,1,1) else None
    pm=mo
    if s=='310':
        q=f"{mo:.2f}"; assert q.startswith('18'),q; pm=float(q[0]+'3'+q[2:]); pl=(mo,pm,an)
    vals=[s,t or 'Vacant',use,f"{u:,}",f"{a:,}",cm,ex,f2(psf) if not v else '',f2(pm) if not v else '',f2(an) if not v else '',f2(n27) if n27 else '',f2(n28) if n28 else '',('' if dep is None else f2(dep))]
    for i,x in enumerate(vals,1):
        if x=='': continue
        c=ws.cell(y,i,x); c.font=Font(name='Arial',size=9,italic=v); c.number_format='@'; c.alignment=Alignment(horizontal='left' if i<4 else 'right')
    st=[dict(date=D.date(yr,1,1),amount=q) for yr,q in((2027,n27),(2028,n28)) if q]
    rows.append(row(unit=s,tenantName=t or None,statusText='Vacant' if v else 'Occupied',area=a,leaseStartDate=cm or None,leaseEndDate=ex or None,contractRent=None if v else pm,annualRent=None if v else an,rentSteps=st,deposit=None if dep is None else float(dep)))
    A+=a;U+=u;M+=mo;N+=an;DP+=dep or 0;VA+=a if v else 0; y+=1
M=round(M,2);N=round(N,2);nv=sum(1 for t in T if not t[1])
for i,x in((1,'Total'),(4,f"{U:,}"),(5,f"{A:,}"),(9,f2(M)),(10,f2(N)),(13,f2(DP))):
    ws.cell(y,i,x)
for i in range(1,14): c=ws.cell(y,i); c.font=Font(bold=True,name='Arial',size=9); c.border=Border(top=Side('thin'),bottom=Side('double')); c.alignment=Alignment(horizontal='left' if i<4 else 'right')
ws.cell(y+2,1,f"Occupied {A-VA:,} RSF ({(A-VA)/A*100:.1f}%)   Vacant {VA:,} RSF   Suites: {len(T)} ({len(T)-nv} let / {nv} vacant)").font=Font(name='Arial',size=9)
ws.cell(y+3,1,'Suites 110/115 are let as one demise. MTM = month to month holdover at last contract rent.').font=Font(name='Arial',size=8,italic=True)
for l,w in zip('ABCDEFGHIJKLM',[9,33,16,9,10,14,10,9,12,13,12,12,11]): ws.column_dimensions[l].width=w
ws.row_dimensions[5].height=38; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,F))
save(F,'OFFICE','Medical office tenancy schedule, all cells text, month-year dates, forward rent grid','numbers as text; month-only dates; usable and rentable area; planted digit','St. Anselm Medical Pavilion','2026-02',len(T),len(T)-nv,nv,rows,dict(area=A,contractRent=M,annualRent=N,deposit=float(DP)),
 planted=dict(kind='digit_changed',what=f"Suite 310 Clearsight Eye Surgeons: monthly base printed {pl[1]:,.2f}, should be {pl[0]:,.2f} (annual base {pl[2]:,.2f} and the total of monthly base {M:,.2f} are of the right amount)"))
