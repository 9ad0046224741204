# Small strip centre, leasing agent's own sheet, everything text, annual rents only
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
def make():
    f='Quail Hollow strip - tenancy sched.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    ws['B1']='Quail Hollow Shops'; ws['B1'].font=Font(name='Comic Sans MS',bold=True,size=14); ws['B2']='8801-8823 Quail Hollow Rd.'; ws['F1']='updated thru Oct. 2025'; 
    h=['Bay','Who','Size','Term','','Annual base rent','NNN per month','Sec dep','Bumps','Comments']
    h2=['','','','from','to','','(CAM+tax+ins)','','','']
    data=[('8801','Blue Heron Pharmacy','4,800 sf','6/1/2019','5/31/2029',136800,3160,'11,400','$142,272/yr on 6/1/2026; $147,963/yr on 6/1/2027',[('2026-06-01',142272),('2027-06-01',147963)],'2 five yr options'),
    ('8805','Twin Oaks Urgent Care','3,150 sf','1/15/2022','1/31/2032',100800,2073.75,'8,400','$103,824/yr on 2/1/2026',[('2026-02-01',103824)],'corp. guaranty'),
    ('8807','VACANT','1,400 sf','','','','','','',None,'was Sunray Tanning - asking 26 NNN'),
    ('8809','Tip Top Tailor','1,050 sf','3/1/2016','MTM',23100,691.25,'1,500','',[],'30 days notice; may go to term'),
    ('8811-13','Zesty Pita Grill','2,600 sf','9/1/2023','8/31/2028',78000,1711.67,'none','$80,340/yr on 9/1/2026',[('2026-09-01',80340)],'grease trap responsibility'),
    ('8817','Little Acorns Learning Center','6,240 sf','8/1/2020','7/31/2030',143520,4108,'11,960','$146,390/yr on 8/1/2026; $149,318/yr on 8/1/2027; $152,304/yr on 8/1/2028',[('2026-08-01',146390),('2027-08-01',149318),('2028-08-01',152304)],'playground licence area not in size'),
    ('8821','Optic Avenue','1,400 sf','4/1/2025','3/31/2030',36400,921.67,'3,033','$37,492/yr on 4/1/2026',[('2026-04-01',37492)],''),
    ('8823','Crumb & Co. Bakery','1,975 sf','11/1/2021','10/31/2026',53325,1300.21,'4,444','',[],'option notice due 4/30/2026')]
    b=Font(name='Arial',bold=True,size=10,underline='single')
    for k,t in enumerate(h): ws.cell(5,2+k,t or None).font=b
    for k,t in enumerate(h2): ws.cell(6,2+k,t or None).font=Font(name='Arial',italic=True,size=9)
    r=8; rows=[]; fm=lambda v:('$'+(f'{v:,.2f}' if v!=int(v) else f'{v:,.0f}')) if v!='' else None
    usd=lambda s:D(*(lambda p:(int(p[2]),int(p[0]),int(p[1])))(s.split('/'))).isoformat()
    A=AO=0; an=nn=0.0
    for u,t,sz,s,e,x,n,dep,bt,st,cm in data:
        vals=[u,t,sz,s,e,fm(x),fm(n),('$'+dep if dep and dep!='none' else dep),bt,cm]
        for k,v in enumerate(vals):
            if v: c=ws.cell(r,2+k,v); c.font=Font(name='Arial',size=10); c.alignment=Alignment(horizontal='right' if k in(2,5,6,7) else 'left',wrap_text=False,vertical='top')
        a=int(sz.split()[0].replace(',','')); A+=a
        if t=='VACANT': rows.append(R(unit=u,area=a,statusText='VACANT'))
        else:
            AO+=a; an+=x; nn=round(nn+n,2)
            rows.append(R(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=usd(s),leaseEndDate=e if e=='MTM' else usd(e),annualRent=x,charges=[dict(code='NNN per month',amount=n)],deposit=float(dep.replace(',','')) if dep!='none' else None,rentSteps=[dict(date=d,amount=q,per='year') for d,q in st]))
        r+=2 if u in('8809',) else 1
    r+=1
    for k,v in ((1,'center total'),(2,f'{A:,} sf'),(5,fm(an)),(6,fm(nn))): ws.cell(r,2+k,v).font=Font(name='Arial',bold=True); ws.cell(r,2+k).border=Border(top=Side(style='double')); ws.cell(r,2+k).alignment=Alignment(horizontal='right' if k>1 else 'left')
    ws.cell(r+1,3,'avg base rent on leased space'); ws.cell(r+1,7,f'${an/AO:,.2f} /sf').alignment=Alignment(horizontal='right'); ws.cell(r+2,3,'leased'); ws.cell(r+2,4,f'{AO:,} sf = {AO/A:.1%}'); ws.cell(r+3,3,'8 bays, 7 leased, 1 vacant')
    for k,w in zip('ABCDEFGHIJK',(3,9,30,10,11,11,18,15,10,76,34)): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f))
    save(f,'RETAIL','small strip, leasing agent sheet, all text cells, annual rents only, bumps in a sentence',True,dict(propertyName='Quail Hollow Shops',asOnDate='2025-10',units=8,occupied=7,vacant=1,rows=rows))
if __name__=='__main__': make()
