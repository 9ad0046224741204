from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rng=random.Random(4614)
nm=names(rng,40,"{i}. {l}")
F='mercer_house_rooms.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Oct 11'; w2=wb.create_sheet('house rules'); w2['A1']='No cooking in rooms.'; w2['A2']='Rent due Saturday noon.'
fl=[('First floor',range(1,7)),('Second floor',range(11,21)),('Third floor',range(21,31))]
empty={4,15,27}
ws['A1']='MERCER HOUSE  -  rooms as they stand Saturday, October 11, 2025'; ws['A1'].font=Font(size=13,bold=True)
H=['Floor','Rm','Bath','Boarder','Came','By the week','By the month','Key dep.','Paid thru','Behind']
g=Side(style='hair'); bx=Border(g,g,g,g)
for i,t in enumerate(H,1): c=ws.cell(3,i,t); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium'))
for c,w in zip('ABCDEFGHIJ',(9,6,10,22,11,12,13,9,10,10)): ws.column_dimensions[c].width=w
r=4; rows=[]; tw=tm=td=tb=0
for f,R in fl:
    s=r
    for n in R:
        bath='own' if n in(1,11,21,20,30) else 'hall'; wk=185. if bath=='own' else rng.choice([135.,140.,140.,150.]); mo=round(wk*52/12,2)
        q=dict(unit=str(n),unitType=bath,section=f)
        ws.cell(r,2,n); ws.cell(r,3,bath)
        if n in empty: ws.cell(r,4,'empty').font=Font(italic=True,color='808080'); q['statusText']='empty'
        elif n==1: 
            ws.cell(r,4,'T. Abernathy, house mgr'); ws.cell(r,5,dt.date(2016,3,5)); ws.cell(r,6,0); ws.cell(r,7,0); ws.cell(r,8,0)
            q.update(tenantName='T. Abernathy, house mgr',moveInDate=dt.date(2016,3,5),contractRent=0.,deposit=0.,statusText='Occupied')
        else:
            t=nm.pop(); d=rdate(rng,dt.date(2019,1,1),dt.date(2025,10,4)); b=rng.choice([0,0,0,0,wk,2*wk,40.]); 
            for c,v in ((4,t),(5,d),(6,wk),(7,mo),(8,25),(9,'10/11' if not b else ('9/27' if b==2*wk else '10/4')),(10,b or None)): ws.cell(r,c,v)
            q.update(tenantName=t,moveInDate=d,contractRent=mo,deposit=25.,balance=b or None,statusText='Occupied'); tw+=wk; tm+=mo; td+=25; tb+=b
        rows.append(q); r+=1
    ws.merge_cells(f'A{s}:A{r-1}'); ws.cell(s,1,f).alignment=Alignment(textRotation=90,vertical='center',horizontal='center')
    for rr in range(s,r):
        for c in range(1,11): ws.cell(rr,c).border=bx
    for c in range(1,11): ws.cell(r-1,c).border=Border(g,g,g,Side(style='medium'))
for u,k,t,mo in (('soda','machine','Jolly Vending',30.),('wash','machine','Kleen Coin Laundry',110.)):
    ws.cell(r,2,u); ws.cell(r,3,k); ws.cell(r,4,t); ws.cell(r,7,mo); rows.append(dict(unit=u,unitType=k,tenantName=t,contractRent=mo,statusText='Occupied')); tm+=mo; r+=1
r+=1; ws.cell(r,4,'Whole house').font=Font(bold=True)
for c,v in ((6,tw),(7,round(tm,2)),(8,td),(10,tb)): x=ws.cell(r,c,v); x.font=Font(bold=True); x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for rr in range(4,r+1):
    for c in (6,7,8,10): ws.cell(rr,c).number_format='#,##0.00'
    ws.cell(rr,5).number_format='m/d/yy'
n=sum(len(x) for _,x in fl); r+=2
ws.cell(r,2,f'{n} rooms, {n-len(empty)} taken, {len(empty)} empty. Month = week x 52 / 12. Machines are not rooms. No room 7 to 10 (kitchen, parlor).')
ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.properties.created=dt.datetime(2025,10,11); wb.save(DOC/F)
save(F,'MULTIFAMILY','boarding house, merged rotated floors, weekly and monthly rates',True,rows,'Mercer House','2025-10-11',n,n-3,3,sheet='Oct 11',checks=[('contractRent',round(tm,2)),('deposit',td),('balance',tb)])
