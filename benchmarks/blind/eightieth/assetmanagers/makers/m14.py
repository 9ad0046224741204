from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(8014); asof=d(2026,9,30)
F='cedarline_homes_sfr_tape.xlsx';wb=Workbook();ws=wb.active;ws.title='Lender Tape'
ws.sheet_view.showGridLines=False
ST=['Wren Hollow Dr','Pecan Grove Ln','Old Mill Rd','Cascade Way','Brookstone Ct','Sardis Church Rd','Fenwick Pl','Rockbridge Trl'];CT=[('Ellenwood','GA','30294'),('Lithonia','GA','30058'),('Conyers','GA','30012')]
ws['A1']='Borrower:';ws['B1']='Cedarline Homes SPE 3, LLC';ws['A2']='Loan:';ws['B2']='SFR Term Facility 2024-3';ws['A3']='Reporting date:';ws['B3']=asof;ws['B3'].number_format='mmmm d, yyyy';ws['B3'].alignment=Alignment(horizontal='left')
H=['#','Property Address','City','ST','Zip','Bd','Ba','Sq Ft','Yr Built','Occupancy','Resident','Original Lease Date','Current Lease Expiration','Contract Rent','Tenant-Paid','Voucher (HAP)','Delinquent Balance','Deposit','Market Rent (BPO)','Comments']
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h);c.font=Font(name='Georgia',size=9,bold=True);c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='center');c.border=Border(top=Side('medium'),bottom=Side('medium'))
ws.column_dimensions['I'].hidden=True
nm=names(r,50,'{f} {l}');rows=[];T=[0]*6;R=6;oc=0;used=set()
for k in range(1,35):
    while 1:
        a=f'{r.randint(12,69)*100+r.randint(2,98)} {r.choice(ST)}'
        if a not in used: used.add(a);break
    ci=CT[0 if k<15 else 1 if k<26 else 2];bd=r.choice([3,3,3,4]);ba=r.choice([2,2,2.5]);sf=r.randint(1180,2240);mk=round(sf*.62+900+bd*60,-1)//5*5
    x=r.random();V=[k,a,*ci,bd,ba,sf,r.randint(1978,2009)]
    e=dict(unit=a,area=sf,marketRent=mk);T[5]+=mk
    if x<.12:
        s=r.choice(['Vacant - Turn','Vacant - Listed']);V+=[s,None,None,None,None,None,None,None,None,mk,r.choice(['Paint/carpet, ready 10/20','Listed '+r.choice(['9/12','9/22']),'Roof claim pending'])]
        e['statusText']=s
    else:
        oc+=1;s='Occupied' if x<.93 else 'Occupied - Notice';n=nm.pop();n=n+' & '+r.choice(FN) if r.random()<.2 else n
        ol=d(r.randint(2020,2026),r.randint(1,9),r.choice([1,15]));ex=ol
        while ex<=asof: ex=addm(ex,12)
        ex=ex-dt.timedelta(1)
        if r.random()<.13: ex='MTM'
        rent=mk-r.choice([0,25,55,110,190,-20]);hap=r.randint(700,1500) if r.random()<.2 else 0;bal=r.choice([0,0,0,0,rent,round(r.uniform(50,400),2)]);dep=r.choice([rent,mk//2*1.0,1000])
        V+=[s,n,ol,ex,rent,rent-hap,hap or None,bal,dep,mk,'60-day notice rec\'d 9/3' if 'Not' in s else ('Payment plan' if bal>1000 else None)]
        T[:5]=[p+q for p,q in zip(T,[rent,rent-hap,hap,bal,dep])]
        e.update(tenantName=n,statusText=s,contractRent=rent,leaseStartDate=ol,leaseEndDate=ex,deposit=dep,balance=bal or None,charges=[dict(code='Tenant-Paid',amount=rent-hap)]+([dict(code='Voucher (HAP)',amount=hap)] if hap else []))
    for j,v in enumerate(V,1):
        c=ws.cell(R,j,v);c.font=Font(name='Georgia',size=9);c.border=Border(bottom=Side('hair'))
        if j in(12,13):c.number_format='d-mmm-yy';c.alignment=Alignment(horizontal='center')
        if 14<=j<=19:c.number_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)' if j==17 else '#,##0'
        if j in(1,10,20):c.alignment=Alignment(horizontal='left',indent=1)
        if j==8:c.number_format='#,##0'
        if j==18:c.number_format='#,##0.00'
        if j==10 and 'Vac' in str(v): c.fill=PatternFill('solid',fgColor='FFF2CC')
    rows.append(e);R+=1
for j,v in[(2,'34 homes'),(10,f'{oc} occ. / {34-oc} vac.'),(14,T[0]),(15,T[1]),(16,T[2]),(17,T[3]),(18,T[4]),(19,T[5])]:
    c=ws.cell(R,j,v);c.font=Font(name='Georgia',size=9,bold=True);c.number_format='#,##0.00' if j in(17,18) else '#,##0';
for j in range(1,21): ws.cell(R,j).border=Border(top=Side('medium'))
ws.cell(R+2,2,f'Economic occupancy: {T[0]/T[5]:.1%} of BPO market rent.').font=Font(name='Georgia',size=9,italic=True)
for c,x in zip('ABCDEFGHIJKLMNOPQRST',[14,24,12,5,7,5,5,8,8,17,26,12,12,10,10,10,14,11,11,26]): ws.column_dimensions[c].width=x
ws.row_dimensions[5].height=38;ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+F)
save(F,'SINGLE_FAMILY_RENTAL','r80a','Lender tape of scattered-site homes, address as unit, vouchers, hidden column, MTM',True,None,asof,34,oc,34-oc,rows,sheet='Lender Tape')
