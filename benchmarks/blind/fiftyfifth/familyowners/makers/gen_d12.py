# houses, Australia
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    fn='Houses - Priya.xlsx'; r=rng(fn); N=Names(r)
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'; f=Font(name='Verdana',size=9); fb=Font(name='Verdana',size=9,bold=True); fi=Font(name='Verdana',size=8,italic=True,color='7F7F7F')
    ws['B2']='The houses'; ws['B2'].font=Font(name='Verdana',size=16,color='2E75B6'); ws['B3']='who is in, what they pay'; ws['B3'].font=fi
    H=['House','Kind','Tenant(s)','Lease','','$ a week','$ a month','Bond','Paid up to','Behind']
    for j,x in enumerate(H): c=ws.cell(5,2+j,x); c.font=fb; c.fill=PatternFill('solid',fgColor='DDEBF7')
    ws.cell(6,5,'from').font=fi; ws.cell(6,6,'to').font=fi
    for j in range(10): ws.cell(6,2+j).fill=PatternFill('solid',fgColor='DDEBF7')
    ws.merge_cells('E5:F5')
    L=[('14 Banksia Street, Wirrabee','3 bed house','2024-08-10',12,540,'Hot water system replaced March, receipt in folder'),('3/14 Banksia Street','1 bed granny flat','2025-02-01',6,310,''),('71 Old Coach Road','4 bed house','2023-11-18',12,625,'Dog approved. Wants to renew two years'),('9 Pelican Parade, Surfside','2 bed unit',None,None,None,'Being painted; agent has it from $520 a week'),('22 Ironbark Crescent','3 bed house','2019-05-06','periodic',475,'Rent not raised since 2021!!'),('Miller’s cottage, Stony Ridge','2 bed cottage','2022-01-15','periodic',260,'Farm hand, reduced rent'),('5 Jacaranda Close','4 bed house','2025-05-30',12,690,'New tenants'),('5A Jacaranda Close','2 bed duplex','2024-12-06',12,455,'')]
    R=7; rows=[]; S=[0]*4; o=0; al=Alignment(horizontal='right')
    for a,bd,st,term,pw,note in L:
        c=ws.cell(R,2,a); c.font=fb; ws.cell(R,3,bd).font=f
        if not st:
            ws.cell(R,4,'EMPTY').font=Font(name='Verdana',size=9,color='FF0000',bold=True); rows.append(dict(unit=a,unitType=bd,statusText='EMPTY'))
        else:
            o+=1; nm=N.fl(); 
            if r.random()<.5: nm+=' and '+N.fl()
            sd=dt.date.fromisoformat(st); ed=term if term=='periodic' else addm(sd,term,-1)
            if a.startswith('71'): ed=addm(sd,24,-1)
            pm=round(pw*52/12,2); bond=float(pw*4) if a[0]!='M' else None; be=r.choice([0,0,0,pw*2]) if a[0]!='5' else 0
            pu=dt.date(2025,6,r.randint(3,20))
            ws.cell(R,4,nm); ws.cell(R,5,sd.strftime('%d/%m/%Y')); ws.cell(R,6,ed if term=='periodic' else ed.strftime('%d/%m/%Y')); ws.cell(R,7,pw); ws.cell(R,8,pm); ws.cell(R,9,bond); ws.cell(R,10,pu.strftime('%d/%m')); ws.cell(R,11,be or None)
            for j in range(4,12): ws.cell(R,j).font=f
            ws.cell(R,8).number_format=ws.cell(R,9).number_format='"$"#,##0.00'; ws.cell(R,7).number_format=ws.cell(R,11).number_format='"$"#,##0'; ws.cell(R,10).alignment=al
            rows.append(dict(unit=a,unitType=bd,tenantName=nm,statusText='Occupied',leaseStartDate=sd,leaseEndDate=ed,contractRent=pm,deposit=bond,balance=float(be) if be else None))
            for q,x in enumerate((pw,pm,bond,be)): S[q]+=x or 0
        if note: ws.cell(R+1,2,'   '+note).font=fi; ws.merge_cells(start_row=R+1,start_column=2,end_row=R+1,end_column=8)
        R+=3 if note else 2
    ws.cell(R,4,'All houses').font=fb
    for j,v,nf in ((7,S[0],'"$"#,##0'),(8,round(S[1],2),'"$"#,##0.00'),(9,S[2],'"$"#,##0.00'),(11,S[3],'"$"#,##0')): c=ws.cell(R,j,v); c.font=fb; c.number_format=nf; c.border=Border(top=Side('thin'))
    ws.cell(R+2,2,f'8 places, {o} let, {8-o} empty. A month is 52 weeks / 12. Bonds are lodged with the authority.').font=fi
    for j,w in zip('ABCDEFGHIJK',[2,34,18,40,12,12,10,12,12,11,9]): ws.column_dimensions[j].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,fn)); save(fn,None,None,8,o,8-o,rows)
    return dict(file=fn,assetType='SINGLE_FAMILY_RENTAL',documentType='RENT_ROLL',author='niece in Australia, hand-kept',style='homely sheet, offset start, note line under each house, weekly and monthly rent',hard='weekly rent beside monthly, text dates d/m, house address as unit, periodic')
if __name__=='__main__': run()
