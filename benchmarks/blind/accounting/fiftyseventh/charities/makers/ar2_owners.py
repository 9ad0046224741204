# condominium owners' delinquency, xlsx; hidden column, comment lines, second sheet recap
from common import *
import xlsxwriter, datetime as dt
NAME='Quarry Pond owner receivables 2025-08-31.xlsx'
# unit, owner, acct, b0_30,b31_60,b61_90,b90, prepaid, status, lastpay
O=[
('1A','Marchetti, Delia','QP0011-2',412.50,0,0,0,0,'','8/4/2025'),
('1C','Osterhaus Family Trust','QP0013-1',0,0,0,0,-825.00,'','8/28/2025'),
('1D','Pruitt, Landon & Kay','QP0014-4',437.00,437.00,25.00,0,0,'Reminder','6/30/2025'),
('1F','Bancroft Rentals LLC','QP0016-3',398.75,398.75,398.75,2874.20,0,'Attorney - lien filed','2/3/2025'),
('2A','Villanueva, Teo','QP0021-1',0,0,0,0,-412.50,'','8/29/2025'),
('2B','Kessler, Joan','QP0022-2',25.00,0,0,0,0,'Late fee only','8/18/2025'),
('2E','Abernathy, R. / Stowe, M.','QP0025-1',437.00,0,0,0,0,'','7/31/2025'),
('2F','Whitcomb, Earl (Estate of)','QP0026-1',398.75,398.75,398.75,1196.25,0,'Probate - hold','4/1/2025'),
('2G','Ngata, Sefina','QP0027-5',0,0,0,0,-41.25,'','8/15/2025'),
('3A','Dunleavy, Cormac','QP0031-3',412.50,412.50,0,0,0,'Reminder','6/27/2025'),
('3B','Solberg, Ingrid','QP0032-1',412.50,0,0,0,0,'','8/1/2025'),
('3D','Tran, Bao & Linh','QP0034-2',0,0,0,0,-1311.00,'Paid through Nov.','8/11/2025'),
('3E','Hartigan, Neil','QP0035-1',437.00,437.00,437.00,50.00,0,'Payment plan $300/mo','8/20/2025'),
('3H','Copper Kettle Holdings Inc.','QP0038-1',516.25,25.00,0,0,0,'','8/5/2025'),
('4A','Lindqvist, Paula','QP0041-2',0,0,0,0,-412.50,'','8/27/2025'),
('4B','Farrow, Desmond','QP0042-6',412.50,412.50,412.50,412.50,0,'Demand letter 8/12','5/2/2025'),
('4C','Iyer, Kavita','QP0043-1',36.00,0,0,0,0,'Key fob','8/22/2025'),
('4F','Blakemore, Susan','QP0046-1',398.75,0,0,0,0,'','7/30/2025'),
('4G','Pacheco, Rui & Ana','QP0047-2',0,0,0,118.40,0,'Disputed - water damage','8/6/2025'),
('5A','Rosenthal, Miriam','QP0051-1',0,0,0,0,-37.50,'','8/4/2025'),
('5B','Gentry, Wade','QP0052-3',412.50,412.50,25.00,0,0,'Reminder','6/19/2025'),
('5C','Ames-Holloway, Bridget','QP0053-1',412.50,0,0,0,0,'','8/1/2025'),
('5E','Sunfield Partners LP','QP0055-4',437.00,437.00,437.00,4216.85,0,'Foreclosure - counsel','11/8/2024'),
('5G','Dragomir, Ilie','QP0057-1',0,0,0,0,-450.00,'','8/30/2025'),
('5H','McTeague, Rory & Fionn','QP0058-2',516.25,516.25,0,0,0,'Reminder','7/1/2025'),
('6B','Underhill, Grace','QP0062-1',62.50,0,0,0,0,'Parking P-18','8/3/2025'),
('6C','Zielinski, Adam','QP0063-2',412.50,0,0,0,0,'','7/29/2025'),
('6D','Beaulieu, Thierry','QP0064-1',0,0,0,0,-874.00,'','8/26/2025'),
('6F','Norcross, Hal & Vivian','QP0066-1',398.75,398.75,0,0,0,'Reminder','6/28/2025'),
('6G','Achterberg, Lotte','QP0067-3',398.75,0,0,75.00,0,'NSF fee Apr.','8/2/2025'),
('PH1','Castellane, V. & D.','QP0071-1',784.00,0,0,0,0,'','7/31/2025'),
('PH2','Redmayne Irrevocable Trust','QP0072-1',0,0,0,0,-1568.00,'','8/29/2025'),
('PH4','Stroud, Eleanor','QP0074-2',784.00,784.00,784.00,0,0,'Demand letter 8/12','6/2/2025'),
('C-1','Pond Street Dental PLLC','QP0091-1',1240.00,0,0,0,0,'','8/7/2025'),
('C-2','Hollis Books & Paper (tenant-billed)','QP0092-2',875.50,875.50,312.00,0,0,'Owner copied','7/15/2025')]
wb=xlsxwriter.Workbook(DOC+NAME); 
wb.set_properties({'author':'Quarry Pond'})
rec=wb.add_worksheet('Recap'); ws=wb.add_worksheet('Owner Aging')
f=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
ws.hide_gridlines(2); ws.set_column('A:A',2); ws.set_column('B:B',7); ws.set_column('C:C',34); ws.set_column('D:D',11); ws.set_column('E:E',9,None,{'hidden':1}); ws.set_column('F:J',11.5); ws.set_column('K:K',11.5); ws.set_column('L:L',11); ws.set_column('M:M',24)
ws.merge_range('B1:M1','The Gables at Quarry Pond Condominium',f(bold=1,font_size=14,align='center',font_color='#7A1F1F'))
ws.merge_range('B2:M2','Owner Receivables Aging as of August 31, 2025 (aged from charge date)',f(align='center'))
ws.merge_range('B4:E4','Owner Account',f(bold=1,align='center',bottom=1)); ws.merge_range('F4:I4','Days Outstanding',f(bold=1,align='center',bottom=1))
H=['Unit','Owner','Acct No.','Class','0 - 30','31 - 60','61 - 90','Over 90','Total Owed','Prepaid','Last Pmt','Collection Status']
for j,x in enumerate(H): ws.write(4,1+j,x,f(bold=1,bottom=2,align='left' if j<4 or j==11 else 'right',indent=1 if j==11 else 0))
ws.freeze_panes(5,3)
K=['b0_30','b31_60','b61_90','b90','total','prepaid']; rows=[]; T=[0.0]*6; r=5
NUM='#,##0.00;(#,##0.00);"-"??'
for i,(u,o,a,b1,b2,b3,b4,pp,s,lp) in enumerate(O):
    bg={'bg_color':'#F5EFEF'} if i%2 else {}
    t=round(b1+b2+b3+b4,2); v=[b1,b2,b3,b4,t,pp]; n=f(num_format=NUM,**bg); x=f(**bg)
    ws.write(r,1,u,x); ws.write(r,2,o,x); ws.write(r,3,a,x); ws.write(r,4,'COM' if u[0]=='C' else 'RES',x)
    for j,y in enumerate(v[:4]): ws.write(r,5+j,y,n)
    ws.write_formula(r,9,f'=SUM(F{r+1}:I{r+1})',n,t); ws.write(r,10,pp,n)
    ws.write_datetime(r,11,dt.datetime.strptime(lp,'%m/%d/%Y'),f(num_format='m/d/yyyy',align='right',**bg)); ws.write(r,12,s,f(indent=1,**bg))
    rows.append({'unit':u,'name':o,'resident':a,**{k:(y if y else None) for k,y in zip(K,v)}}); T=[round(p+q,2) for p,q in zip(T,v)]; r+=1
g=f(bold=1,num_format=NUM,top=1,bottom=6); 
ws.write(r,1,'',g); ws.write(r,2,f'Total ({len(O)} owners)',g); ws.write(r,3,'',g); ws.write(r,4,'',g)
for j in range(6): ws.write_formula(r,5+j,f'=SUM({"FGHIJK"[j]}6:{"FGHIJK"[j]}{r})',g,T[j])
ws.write(r,11,'',g); ws.write(r,12,'',g)
tot=[{'label':f'Total ({len(O)} owners)',**dict(zip(K,T))}]
ws.write(r+1,2,'Percent of total owed',f(italic=1))
for j in range(4): ws.write_formula(r+1,5+j,f'={"FGHI"[j]}{r+1}/$J${r+1}',f(italic=1,num_format='0.0%'),T[j]/T[4])
ws.write(r+3,1,'Owners with a zero balance are not listed. Prepaid assessments are carried as a liability and not netted against amounts owed.',f(font_size=8,italic=1))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,4); ws.set_footer('&CPrepared for the Board of Trustees meeting of September 16, 2025')
rec.set_column('A:A',38); rec.set_column('B:B',14)
rec.write('A1','Receivables recap',f(bold=1,font_size=12)); 
n=f(num_format='#,##0.00;(#,##0.00)')
cnt=sum(1 for x in O if x[6]>0)
for i,(a,b) in enumerate([('Total owed by owners',T[4]),('Less: allowance for doubtful accounts',-6200.00),('Prepaid assessments (liability)',T[5])]): rec.write(2+i,0,a,f()); rec.write(2+i,1,b,n)
rec.write(6,0,'Owners more than 90 days past due',f()); rec.write(6,1,cnt,f())
rec.write(7,0,'Units in the condominium',f()); rec.write(7,1,58,f())
ws.activate(); wb.close(); print(T)
save(NAME,'AR','US condominium owner receivables aging, grouped header, hidden column, recap sheet first, commercial and penthouse units, xlsx',False,K,rows,tot)
