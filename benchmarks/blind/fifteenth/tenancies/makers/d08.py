# Irish industrial estate workbook (managing agent), quarterly demands, block column, dd/mm/yyyy real dates
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def run():
    rng=random.Random(808); N='kilvarna_estate_tenancy_list.xlsx'; asof=D(2026,4,1)
    nm=names(rng,["Hauliers","Joinery","Catering Equipment","Veterinary Supplies","Motor Factors","Signs","Steel Stockholders","Medical Devices","Timber","Foods"],40,("Ltd","Teoranta","DAC","Ltd"))
    wb=Workbook();ws=wb.active;ws.title='Tenancy List'
    ws['B2']='KILVARNA BUSINESS & INDUSTRIAL ESTATE';ws['B2'].font=Font(name='Arial',size=14,bold=True)
    ws['B3']='Tenancy list and quarterly demands — quarter commencing 1 April 2026 (as at 1 April 2026)';ws['B4']='All figures in EUR exclusive of VAT'
    for a in('B2:M2','B3:M3'):ws.merge_cells(a)
    hd=['Block','Unit','Occupier','Area sq m','Lease from','Lease to','Annual rent','Rent this quarter','Service charge this quarter','Insurance this quarter','Total demand','Rent deposit']
    r=6;th=Side(style='thin')
    for j,h in enumerate(hd):
        c=ws.cell(r,2+j,h);c.font=Font(name='Arial',size=9,bold=True);c.fill=PatternFill('solid',fgColor='D9E1F2');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.border=Border(top=th,bottom=th,left=th,right=th)
    ws.row_dimensions[6].height=40
    rows=[];r=7;T=[0]*7;ni=0;vac=0
    for b,n in(('A',9),('B',12),('C',7),('D',8)):
        for i in range(1,n+1):
            u=f'{b}{i}';area=rng.choice([140,186.5,232,280,372,465.2,620,930])
            v=[b if i==1 else None,u];row=dict(unit=u,building=b,area=area)
            if (b,i) in(('A',4),('B',11),('D',4)):
                v+=['To Let',area];row['statusText']='To Let';vac+=1;T[0]+=area
            else:
                st=D(rng.randint(2018,2025),rng.choice([1,4,7,10]),1);y=rng.choice([10,15,20]) if st.year<2021 else rng.choice([5,10] if st.year>2021 else [10]);ex=end(st,y)
                an=round(area*rng.choice([82,88,95,102])/20)*20;q=an/4;sc=r2(area*9.5/4);ins=r2(area*2.1/4);tot=r2(q+sc+ins);dep=rng.choice([None,q,an/2])
                tn=nm[ni];ni+=1;v+=[tn,area,st,ex,an,q,sc,ins,tot,dep]
                row.update(tenantName=tn,statusText='Occupied',leaseStartDate=st,leaseEndDate=ex,annualRent=an,deposit=dep)
                row['charges']=[dict(code='Service charge this quarter',amount=sc,per='quarter'),dict(code='Insurance this quarter',amount=ins,per='quarter')]
                T=[a+c for a,c in zip(T,(area,an,q,sc,ins,tot,dep or 0))]
            for j,x in enumerate(v):
                c=ws.cell(r,2+j,x);c.font=Font(name='Arial',size=9)
                if j in(4,5):c.number_format='dd/mm/yyyy'
                elif j==3:c.number_format='#,##0.0'
                elif j>5:c.number_format='#,##0.00'
            rows.append(row);r+=1
        r+=1
    ws.cell(r,4,'Estate total').font=Font(name='Arial',size=9,bold=True)
    for j,x in zip((5,8,9,10,11,12,13),T):
        c=ws.cell(r,j,r2(x));c.font=Font(name='Arial',size=9,bold=True);c.number_format='#,##0.00' if j>5 else '#,##0.0';c.border=Border(top=th,bottom=Side(style='double'))
    for j,w in enumerate([3,7,7,32,10,12,12,13,13,13,13,13,13]):ws.column_dimensions[L(j+1)].width=w
    ws.freeze_panes='E7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+N);n=len(rows)
    save(N,'INDUSTRIAL','Irish estate list, block letter only on first row of block, blank rows between blocks, annual rent and quarterly demands',True,'Kilvarna Business & Industrial Estate',asof,rows,n,n-vac,vac,totals=dict(area=r2(T[0]),annualRent=T[1],deposit=r2(T[6])))
if __name__=='__main__': run()
