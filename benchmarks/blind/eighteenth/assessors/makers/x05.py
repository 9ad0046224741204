# Owner's duplex list, address headings, annual rents. PLANTED digit_changed
from xl import *
N='duplex_rows_owner_list_planted.xlsx'.replace('_planted',''); r=R(1915)
wb=Workbook();w=wb.active;w.title='rentals'
w['A1']='Rentals on Quarry Rd + Finch St';w['A2']='for the assessor, rents for 2026 per YEAR (as of 1/1/26)'
w['A1'].font=Font(name='Comic Sans MS',bold=True,size=14)
for k,h in enumerate(['side','renter','size','yearly rent','per month','lease till','deposit','notes'],1):
    c=w.cell(4,k,h);c.font=Font(name='Comic Sans MS',bold=True);c.fill=fill('C6E0B4')
R_=5;rows=[];ad=['14-16 Quarry Rd','18-20 Quarry Rd','22-24 Quarry Rd','30-32 Quarry Rd','5-7 Finch St','9-11 Finch St','13-15 Finch St']
true=[];BAD='18-20 Quarry Rd'
for a in ad:
    w.cell(R_,1,a).font=Font(name='Comic Sans MS',bold=True,color='C00000');R_+=1
    for sd in ('L','R'):
        w.cell(R_,1,sd)
        if (a,sd) in(('22-24 Quarry Rd','R'),):
            w.cell(R_,2,'empty - new roof going on');w.cell(R_,3,'3 bdrm');rows.append(row(unit=sd,building=a,unitType='3 bdrm',statusText='empty'));true.append(0);R_+=1;continue
        bd=r.choice([2,2,3]);mo=r.choice([825,850,875,895,910])+(150 if bd==3 else 0);an=mo*12;n=r.nm()
        pr=an
        if (a,sd)==(BAD,'R'):
            s=str(an);pr=int(s[0]+str((int(s[1])+3)%10)+s[2:]) if len(s)==5 else an+3000
        e=r.choice(['no lease',eom(2026,4),eom(2026,6),eom(2026,9),eom(2027,5)])
        dep=r.choice([500,mo,None])
        w.cell(R_,2,n);w.cell(R_,3,f'{bd} bdrm');w.cell(R_,4,pr).number_format='$#,##0';w.cell(R_,5,mo).number_format='$#,##0'
        if isinstance(e,str): w.cell(R_,6,e)
        else: w.cell(R_,6,f'{e.month}/{e.day}/{e.year}')
        if dep: w.cell(R_,7,dep).number_format='$#,##0'
        if (a,sd)==('5-7 Finch St','L'): w.cell(R_,8,'mows for all')
        if (a,sd)==('30-32 Quarry Rd','R'): w.cell(R_,8,'section 8, tenant part $212')
        true.append(an)
        rows.append(row(unit=sd,building=a,unitType=f'{bd} bdrm',tenantName=n,statusText='Occupied',annualRent=pr,contractRent=mo,leaseEndDate=e if isinstance(e,str) else iso(e),deposit=dep));
        if pr!=an: P=(pr,an,mo)
        R_+=1
T=sum(true);M=sum(x.get('contractRent',0) for x in rows);Dp=sum(x.get('deposit',0) or 0 for x in rows)
R_+=1;w.cell(R_,2,'14 sides, 13 rented');w.cell(R_,4,T).number_format='$#,##0';w.cell(R_,5,M).number_format='$#,##0';w.cell(R_,7,Dp).number_format='$#,##0'
for k in range(1,9): w.cell(R_,k).font=Font(name='Comic Sans MS',bold=True);w.cell(R_,k).border=Border(top=med)
assert T==M*12
widths(w,[17,28,8,13,12,12,10,28]);w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0;wb.save(doc(N))
save(N,'SINGLE_FAMILY_RENTAL','owner spreadsheet, address heading rows, sides L/R, yearly and monthly rent',True,None,'2026-01-01',rows,14,13,1,dict(annualRent=T,contractRent=M,deposit=Dp),planted=dict(what=f'{BAD} side R: yearly rent printed {P[0]} instead of {P[1]} (12 x {P[2]}); the total {T} uses {P[1]}',kind='digit_changed'))
