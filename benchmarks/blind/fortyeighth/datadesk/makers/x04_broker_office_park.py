# Broker's spreadsheet, suburban office park of three buildings; merged building cell, hidden columns, annual+monthly, bump columns, formulas-free; stacking notes
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
r=random.Random(4814); N='Wexley Office Park - RR for BOV.xlsx'
A="Amberly Cadence Dovetail Ellery Fenwright Gantry Hollin Inskip Jarrow Kinloch Larch Merrow Norvane Oxbow Pelham Quillon Rookwood Selby Tarn Ulverton Verrick Wenlock Yarrow Zephyr Brackton Calloway Denholm".split()
B=['Insurance Group','Law Office','Consulting LLC','Financial Advisors','Software','Realty','Therapy Associates','Engineers, Inc.','Title Co.','Staffing']
wb=Workbook(); ws=wb.active; ws.title='RR'; rows=[];k=0
AS=dt.date(2026,1,1)
for b,n in (('Wexley I',13),('Wexley II',11),('Wexley III',8)):
    for i in range(n):
        u=f'{(i//5+1)*100+(i%5+1)*10}'; sf=r.randrange(850,7400,5)
        if (b,i) in (('Wexley I',4),('Wexley I',11),('Wexley II',7),('Wexley III',2)): rows.append(dict(building=b,unit=u,area=sf,statusText='Available',marketRent=None)); continue
        t=f'{A[k%len(A)]} {B[(k*3)%10]}'; k+=1; st=dt.date(r.randint(2019,2025),r.randint(1,12),1); en=lend(st,r.choice([37,62,65,84,126]))
        while en<AS: en=lend(en+dt.timedelta(days=1),39)
        rate=r.choice([19.5,20,20.75,21.25,22.5,23]); yr=round(sf*rate); nb=add_m(st,12)
        while nb<=AS: nb=add_m(nb,12)
        bump=[(nb,round(sf*(rate+.5)),'year')] if nb<en else []
        if bump and add_m(nb,12)<en and r.random()<.6: bump.append((add_m(nb,12),round(sf*(rate+1)),'year'))
        rows.append(dict(building=b,unit=u,area=sf,tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=round(yr/12,2),annualRent=yr,rentSteps=bump,_rate=rate,_svc=r.choice(['FS','FS','FS','+E','MG']),_by=r.choice(['2019','2022','2024','2025']),_opt=r.choice(['-','1x5 FMV','1x3 FMV','2x5 FMV','ROFO adj. space','-'])))
ws['A1']='WEXLEY OFFICE PARK'; ws['A1'].font=Font(name='Garamond',size=18,bold=True,color='7A1F2B'); ws['A2']='Rent roll - in-place rents at 1/1/2026 - prepared for BOV, subject to lease review'; ws['A2'].font=Font(italic=True)
H1=[('Bldg',1,1),('Suite',2,2),('Tenant',3,3),('RSF',4,4),('Pro rata (bldg)',5,5),('LEASE',6,7),('IN-PLACE BASE RENT',8,10),('Svc',11,11),('Base Yr',12,12),('internal',13,13),('NEXT BUMP',14,15),('FOLLOWING BUMP',16,17),('Options',18,18)]
sub={6:'Start',7:'End',8:'$/SF',9:'Annual',10:'Monthly',13:'crm id',14:'Date',15:'Annual rent',16:'Date',17:'Annual rent'}
for t,a,b in H1:
    ws.cell(4,a,t)
    if b>a: ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b)
    elif a not in sub: ws.merge_cells(start_row=4,start_column=a,end_row=5,end_column=a)
for j,t in sub.items(): ws.cell(5,j,t)
for rr in (4,5):
    for j in range(1,19): c=ws.cell(rr,j); c.font=Font(bold=True,color='FFFFFF',size=10); c.fill=PatternFill('solid',fgColor='7A1F2B'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
R=6; S=lambda g,k: sum(w.get(k) or 0 for w in g)
bs={}
for b in ('Wexley I','Wexley II','Wexley III'):
    g=[w for w in rows if w['building']==b]; a=R; tot=S(g,'area')
    for w in g:
        bp=w.get('rentSteps',[]); v=[None,int(w['unit']),w.get('tenantName') or 'Available',w['area'],w['area']/tot,w.get('leaseStartDate'),w.get('leaseEndDate'),w.get('_rate'),w.get('annualRent'),w.get('contractRent'),w.get('_svc'),w.get('_by') if w.get('_svc')!='+E' or 1 else None,r.randint(10000,99999) if w.get('tenantName') else None]+[x for s in bp for x in s[:2]]
        v+=[None]*(17-len(v))+[w.get('_opt')]
        for j,x in enumerate(v,1):
            c=ws.cell(R,j,x); 
            if isinstance(x,dt.date): c.number_format='mmm d, yyyy'; c.alignment=Alignment(horizontal='right')
            elif j in(4,9,15,17): c.number_format='#,##0'
            elif j in(8,10): c.number_format='$#,##0.00'
            elif j==5: c.number_format='0.0%'
            if not w.get('tenantName') and j>1: c.font=Font(italic=True,color='7A1F2B')
        R+=1
    ws.cell(a,1,b).font=Font(bold=True); ws.merge_cells(start_row=a,start_column=1,end_row=R-1,end_column=1); ws.cell(a,1).alignment=Alignment(vertical='top',text_rotation=0)
    for j,x in ((3,f'Total {b}'),(4,tot),(9,S(g,'annualRent')),(10,S(g,'contractRent'))):
        c=ws.cell(R,j,x); c.font=Font(bold=True); c.border=Border(top=Side(style='thin')); c.number_format='#,##0' if j!=10 else '$#,##0.00'
    R+=2
for j,x in ((3,'PARK TOTAL'),(4,S(rows,'area')),(9,S(rows,'annualRent')),(10,S(rows,'contractRent'))): c=ws.cell(R,j,x); c.font=Font(bold=True,size=12); c.number_format='#,##0' if j!=10 else '$#,##0.00'; c.border=Border(top=Side(style='double'))
oc=[w for w in rows if w.get('tenantName')]
R+=2; ws.cell(R,3,f"Leased: {100*S(oc,'area')/S(rows,'area'):.1f}%"); ws.cell(R+1,3,f'{len(oc)} tenants / {len(rows)-len(oc)} available suites'); ws.cell(R+2,3,'FS = full service; +E = plus electric; MG = modified gross')
ws.column_dimensions['M'].hidden=True
for j,wd in enumerate([11,8,30,10,9,13,13,9,12,13,6,8,9,13,12,13,12,17],1): ws.column_dimensions[CL(j)].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='D6'
wb.save(f'{D}/{N}')
for w in rows: w['section']=None
save(N,'OFFICE','broker workbook, merged building cell, grouped header, hidden column, bump columns',True,rows,'WEXLEY OFFICE PARK','2026-01-01',len(rows),len(oc),len(rows)-len(oc),'RR')
