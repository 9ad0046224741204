# lender's Excel schedule for a small warehouse, annual rent, three sheets, template rows left blank
from h import *
import xlsxwriter
FN='LoanApp_ScheduleA_4410_Ironworks.xlsx'
D=dt.date
wb=xlsxwriter.Workbook(doc(FN)); wi=wb.add_worksheet('Instructions'); ws=wb.add_worksheet('Sch A Rent Roll'); wd=wb.add_worksheet('Sch B Debt')
f=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=9,**k))
n=f(border=1); inp=f(border=1,bg_color='#FFFFE5'); inpc=f(border=1,bg_color='#FFFFE5',align='center'); num=f(border=1,bg_color='#FFFFE5',num_format='#,##0'); usd=f(border=1,bg_color='#FFFFE5',num_format='$#,##0.00'); dat=f(border=1,bg_color='#FFFFE5',num_format='mm/dd/yyyy',align='center'); h=f(border=1,bold=1,align='center',valign='vcenter',text_wrap=1,bg_color='#1E5631',font_color='white'); calc=f(border=1,num_format='$#,##0.00',bg_color='#EEEEEE'); calcb=f(border=1,bold=1,num_format='$#,##0.00',bg_color='#DDDDDD'); nb=f(border=1,bold=1,num_format='#,##0',bg_color='#DDDDDD'); lab=f(bold=1); ttl=wb.add_format(dict(font_name='Tahoma',font_size=13,bold=1)); pl=f(); 
wi.set_column('A:A',95)
for i,t in enumerate(['INSTRUCTIONS TO BORROWER','Complete Schedule A for each income property. Enter data in the yellow cells only.','List every space whether or not it is occupied. Enter "VACANT" as the tenant of unoccupied space.','Rent must be base rent only. Mark Y in columns K to N for expenses the tenant pays.','If a tenant is related to the borrower, enter Y in column D.']): wi.write(i,0,t,lab if not i else pl)
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1)
for c,w in zip('ABCDEFGHIJKLMNOP',[4,11,34,9,11,9,12,12,15,8,7,7,7,7,13,26]): ws.set_column(f'{c}:{c}',w)
ws.write('B1','Schedule A - Rent Roll',ttl)
for i,(a,b) in enumerate([('Borrower:','Hadley-Pruss Holdings, Inc.'),('Property:','4410 Ironworks Drive, Building 2'),('City, State:','Fenton Grove, Indiana'),('Property type:','Warehouse / light industrial'),('Effective date:',D(2026,2,15))]):
    ws.merge_range(i+1,1,i+1,1,None) if False else ws.write(i+1,1,a,lab)
    if isinstance(b,str): ws.merge_range(i+1,2,i+1,4,b,inp)
    else: ws.merge_range(i+1,2,i+1,4,None,dat); ws.write_datetime(i+1,2,dt.datetime.combine(b,dt.time()),dat)
ws.set_row(7,15); ws.set_row(8,38)
for c,t in((1,'Space'),(2,'Tenant (legal name)'),(3,'Related party? (Y/N)'),(4,'Lease type'),(5,'Area (SF)'),): ws.merge_range(7,c,8,c,t,h)
ws.merge_range(7,6,7,7,'Lease Dates',h); ws.write(8,6,'Start',h); ws.write(8,7,'Expiration',h)
ws.merge_range(7,8,8,8,'Annual base rent',h); ws.merge_range(7,9,8,9,'$/SF',h)
ws.merge_range(7,10,7,13,'Paid by Tenant',h)
for k,t in enumerate(['RE tax','Ins.','CAM','Util.']): ws.write(8,10+k,t,h)
ws.merge_range(7,14,8,14,'Security deposit',h); ws.merge_range(7,15,8,15,'Renewal options / remarks',h)
T=[('Bay 1','Hadley-Pruss Tool & Die, Inc.','Y','NNN',14200,D(2022,1,1),D(2031,12,31),95850,18744,None,'Affiliate of borrower'),
('Bay 2','Copperline Beverage Distributors','N','NNN',9600,D(2024,5,1),D(2029,4,30),69120,12672,5760,'1 x 5 yrs'),
('Bay 3','VACANT',None,None,4800,None,None,None,None,None,'Roof repair complete'),
('Bay 4','Great Wabash Restoration LLC','N','Mod gross',4800,D(2025,1,1),D(2027,12,31),38400,0,3200,''),
('Bay 5A','Gridiron Sports Training','N','Gross',2900,D(2023,8,1),D(2026,7,31),27840,0,2320,'Tenant wants 5A + 5B'),
('Bay 5B','M. Tolland d/b/a Tolland Cabinetry','N','Gross',1900,D(2020,3,1),'MTM',15960,0,1000,''),
('Yard','Ridgeway Crane Service','N','Gross',None,D(2025,6,1),D(2026,5,31),10200,0,None,'Fenced outside storage')]
rows=[]
for i in range(18):
    R=9+i; ws.write(R,0,i+1,f(font_color='#888888'))
    if i>=len(T):
        for c in range(1,16): ws.write_blank(R,c,None,usd if c in(8,14) else inp)
        ws.write_formula(R,9,f'=IF(N(F{R+1})>0,I{R+1}/F{R+1},"")',calc,''); continue
    u,t,rp,lt,sf,a,e,an,rb,dp,rm=T[i]
    ws.write(R,1,u,inp); ws.write(R,2,t,inp); ws.write(R,3,rp,inpc); ws.write(R,4,lt,inpc); ws.write(R,5,sf,num)
    for c,v in((6,a),(7,e)):
        if isinstance(v,str): ws.write(R,c,v,inpc)
        elif v: ws.write_datetime(R,c,dt.datetime.combine(v,dt.time()),dat)
        else: ws.write_blank(R,c,None,inp)
    ws.write(R,8,an,usd); ws.write_formula(R,9,f'=IF(N(F{R+1})*N(I{R+1})>0,I{R+1}/F{R+1},"")',calc,round(an/sf,4) if an and sf else '')
    for k in range(4): ws.write(R,10+k,None if lt is None else ('Y' if lt=='NNN' or k==3 else 'N'),inpc)
    ws.write(R,14,dp,usd); ws.write(R,15,rm,inp)
    vac=t=='VACANT'
    rows.append(row(unit=u,tenantName=None if vac else t,statusText='VACANT' if vac else 'Occupied',area=sf,leaseStartDate=iso(a) if a else None,leaseEndDate=(e if isinstance(e,str) else iso(e)) if e else None,annualRent=an,deposit=dp))
R=27
ws.merge_range(R,1,R,4,'TOTALS',f(bold=1,border=1,bg_color='#DDDDDD'))
ws.write_formula(R,5,'=SUM(F10:F27)',nb,sum(t[4] or 0 for t in T)); ws.write(R,6,'',nb); ws.write(R,7,'',nb)
A=sum(t[7] or 0 for t in T);C=sum(t[9] or 0 for t in T)
for c in range(9,16): ws.write(R,c,'',nb)
for c,l,v in((8,'I',A),(14,'O',C)): ws.write_formula(R,c,f'=SUM({l}10:{l}27)',calcb,v)
ws.write(R+2,1,'Certified by: ____________________________   Title: ____________________   Date: ______________',pl)
wd.set_column('A:D',22)
for i,rr in enumerate([('Schedule B - Existing Debt','','',''),('Lender','Original amount','Balance','Maturity'),('First Monon Bank',890000,612340.18,'11/1/2027')]):
    for j,v in enumerate(rr): wd.write(i,j,v,pl)
ws.activate(); wb.close()
save(FN,'WAREHOUSE','lender excel schedule with yellow input cells, annual rents, unused lines, three sheets',True,dict(propertyName='4410 Ironworks Drive, Building 2',asOnDate='2026-02-15',units=None,occupied=None,vacant=1,sheet='Sch A Rent Roll',rows=rows))
