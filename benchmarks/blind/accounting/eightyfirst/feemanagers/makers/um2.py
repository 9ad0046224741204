# lender form (xlsx), affordable townhouses/apartments, AMI tiers, gross / UA / net, form with empty lines
import xlsxwriter
from common import *
wb=xlsxwriter.Workbook(D+'Lender_Form_302_Marigold_Commons.xlsx')
F=lambda **k: wb.add_format(dict({'font_name':'Calibri','font_size':10},**k))
w1=wb.add_worksheet('1-Borrower'); ws=wb.add_worksheet('2-Rent Schedule'); w3=wb.add_worksheet('3-Other Income')
b=F(bold=1); box=F(border=1); lab=F(bg_color='#DDE6EF',border=1)
w1.write('A1','FORM 302 - MULTIFAMILY AFFORDABLE SUBMISSION',F(bold=1,font_size=13))
for i,(k,v) in enumerate([('Borrower','Marigold Commons Preservation LP'),('Property','Marigold Commons'),('Address','2200 Sedge Meadow Dr, Copeland Falls'),('Year built / rehab','1998 / 2016'),('LIHTC compliance end','12/31/2046'),('Sponsor contact','Asset Management Dept.'),('Loan request',18450000)]):
    w1.write(i+2,0,k,lab); w1.write(i+2,1,v,F(border=1,align='left',num_format='$#,##0'))
w1.set_column('A:A',24); w1.set_column('B:B',44)
T=[('1BR Garden',1,1,.30,6,642,496,71),('1BR Garden',1,1,.50,18,642,827,71),('1BR Garden',1,1,.60,20,642,993,71),('1BR Garden HC',1,1,.50,4,668,827,71),
('2BR Garden',2,1,.30,4,868,595,94),('2BR Garden',2,1,.50,22,868,992,94),('2BR Garden',2,1,.60,34,868,1191,94),('2BR Garden HC',2,1,.60,3,901,1191,94),
('2BR Townhouse',2,1.5,.50,8,1015,992,112),('2BR Townhouse',2,1.5,.60,16,1015,1191,112),('3BR Townhouse',3,2,.30,2,1228,688,138),('3BR Townhouse',3,2,.50,10,1228,1147,138),('3BR Townhouse',3,2,.60,22,1228,1376,138),
('2BR Townhouse Unrestricted',2,1.5,None,5,1015,None,None),('3BR Townhouse Unrestricted',3,2,None,3,1228,None,None)]
disc=[0,-12,-25,0,0,-18,-41,0,-20,-36,0,-14,-55]; unr=[1395,1640]
K=['beds','baths','ami','units','sf','total_sf','gross','ua','net','actual','actual_total','other:Current In-Place Annual Rent']
ws.merge_range('A1:M1','FORM 302 - SECTION 2: SCHEDULE OF RENTS AND UNIT MIX',F(bold=1,font_size=12,align='center',bg_color='#1F3864',font_color='white'))
ws.write('A2','Property:',b); ws.write('B2','Marigold Commons'); ws.write('H2','Rent roll date:',b); ws.write('J2','07/31/2025'); ws.write('A3','Jurisdiction:',b); ws.write('B3','Copeland County HMFA'); ws.write('H3','Income limits:',b); ws.write('J3','2025 MTSP')
g=F(bold=1,align='center',border=1,bg_color='#DDE6EF',text_wrap=1,valign='vcenter')
ws.merge_range('A5:A6','Unit Type',g); ws.merge_range('B5:B6','No. of BR',g); ws.merge_range('C5:C6','No. of BA',g); ws.merge_range('D5:D6','AMI %',g); ws.merge_range('E5:E6','No. of Units',g)
ws.merge_range('F5:G5','Net Rentable Area',g); ws.write('F6','SF / Unit',g); ws.write('G6','Total SF',g)
ws.merge_range('H5:J5','LIHTC Maximum',g); ws.write_row('H6',['Gross Rent','Utility Allow.','Net Rent'],g)
ws.merge_range('K5:M5','Current In-Place',g); ws.write_row('K6',['Rent / Unit','Monthly Rent','Annual Rent'],g)
i0=F(border=1,num_format='#,##0'); d0=F(border=1,num_format='$#,##0'); p0=F(border=1,num_format='0%',align='center'); ba=F(border=1,num_format='0.0',align='center'); ic=F(border=1,num_format='0',align='center')
rows=[]; r=6; j=0
for n,(ty,bd,bt,am,u,sf,gr,ua) in enumerate(T):
    net=gr-ua if gr else None; a=net+disc[n] if gr else unr[j]
    if not gr: j+=1
    row={"type":ty,"beds":bd,"baths":bt,"units":u,"sf":sf,"total_sf":u*sf,"actual":a,"actual_total":a*u,"other:Current In-Place Annual Rent":a*u*12}
    ws.write(r,0,ty,box); ws.write(r,1,bd,ic); ws.write(r,2,bt,ba); ws.write(r,4,u,i0); ws.write(r,5,sf,i0); ws.write_formula(r,6,f'=E{r+1}*F{r+1}',i0,u*sf)
    if gr: row.update(ami=round(am*100),gross=gr,ua=ua,net=net); ws.write(r,3,am,p0); ws.write(r,7,gr,d0); ws.write(r,8,ua,d0); ws.write_formula(r,9,f'=H{r+1}-I{r+1}',d0,net)
    else:
        ws.write(r,3,'MKT',p0)
        for q in(7,8,9): ws.write_blank(r,q,None,d0)
    ws.write(r,10,a,d0); ws.write_formula(r,11,f'=E{r+1}*K{r+1}',d0,a*u); ws.write_formula(r,12,f'=L{r+1}*12',d0,a*u*12)
    rows.append(row); r+=1
for _ in range(5):
    for q in range(13): ws.write_blank(r,q,None,box)
    r+=1
S=lambda k:sum(x[k] for x in rows); tu=S('units')
t={"label":"TOTAL REVENUE UNITS","units":tu,"sf":S('total_sf')/tu,"total_sf":S('total_sf'),"actual":S('actual_total')/tu,"actual_total":S('actual_total'),"other:Current In-Place Annual Rent":S('other:Current In-Place Annual Rent')}
t['sf']=round(t['sf']); t['actual']=round(t['actual'])
ti=F(bold=1,border=1,num_format='#,##0',bg_color='#F2F2F2'); td=F(bold=1,border=1,num_format='$#,##0',bg_color='#F2F2F2')
ws.write(r,0,t['label'],ti)
for q in(1,2,3,7,8,9): ws.write_blank(r,q,None,ti)
ws.write_formula(r,4,f'=SUM(E7:E{r})',ti,tu); ws.write_formula(r,5,f'=ROUND(G{r+1}/E{r+1},0)',ti,t['sf']); ws.write_formula(r,6,f'=SUM(G7:G{r})',ti,t['total_sf']); ws.write_formula(r,10,f'=ROUND(L{r+1}/E{r+1},0)',td,t['actual']); ws.write_formula(r,11,f'=SUM(L7:L{r})',td,t['actual_total']); ws.write_formula(r,12,f'=SUM(M7:M{r})',td,t['other:Current In-Place Annual Rent'])
for k,s in enumerate(['Non-revenue units (not in the schedule above): 1 two-bedroom manager unit, 868 SF.','Utility allowance source: Copeland County HA schedule eff. 04/01/2025 (tenant-paid electric).','I certify that the above is true and complete.   Signature: ______________________   Date: __________']): ws.write(r+2+k,0,s,F(italic=1,font_size=9))
ws.set_column('A:A',28); ws.set_column('B:E',7.5); ws.set_column('F:K',10.5); ws.set_column('L:M',12.5); ws.set_landscape(); ws.fit_to_pages(1,1)
w3.write('A1','SECTION 3: OTHER INCOME (annual)',b)
for i,(k,v) in enumerate([('Laundry',14220),('Late / NSF fees',9315),('Pet fees',4680),('Cable revenue share',7100)]): w3.write(i+2,0,k,lab); w3.write(i+2,1,v,d0)
w3.set_column('A:A',26); ws.activate()
wb.close()
save('Lender_Form_302_Marigold_Commons.xlsx','UM','lender form, LIHTC rent schedule with AMI tiers, gross/UA/net and in-place, empty form lines, market units, three sheets',True,K,rows,[t]); print(tu)
