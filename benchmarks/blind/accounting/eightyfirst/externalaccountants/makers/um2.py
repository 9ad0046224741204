# Canadian housing co-op charges schedule by unit type, xlsx with formulas; planted total_wrong (SUM stops one row short)
from common import *
import xlsxwriter
NAME='2025-26 Housing Charges Schedule - Maple Hollow.xlsx'
# section, type, beds, sqft, units, vacant, market charge, actual 25/26, 24/25
D=[('Townhouses (Hollow Lane)',[('2 BR Townhouse - end',2,1040,6,0,1412,1365),('2 BR Townhouse - mid',2,1015,12,0,1388,1342),('3 BR Townhouse - mid',3,1190,18,1,1566,1514),('3 BR Townhouse - end',3,1215,8,0,1589,1536),('4 BR Townhouse',4,1385,4,0,1721,1664)]),
('Apartments (88 Sugarbush Dr.)',[('Bachelor',0,415,5,0,861,832),('1 BR',1,588,22,1,1054,1019),('1 BR + den',1,652,6,0,1109,1072),('1 BR accessible',1,610,3,0,1054,1019),('2 BR corner',2,835,10,0,1291,1248),('2 BR',2,798,14,2,1267,1225),('3 BR',3,1010,6,0,1448,1400)])]
wb=xlsxwriter.Workbook(doc(NAME));ws=wb.add_worksheet('Charges 25-26');w2=wb.add_worksheet('Parking & lockers')
F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10.5,**k})
t=F();b=F(bold=True);h=F(bold=True,text_wrap=True,align='center',valign='vcenter',border=1,bg_color='#E2EFDA');hl=F(bold=True,text_wrap=True,valign='vcenter',border=1,bg_color='#E2EFDA')
sec=F(bold=True,italic=True,bg_color='#F2F2F2',border=1)
c0=F(border=1);ci=F(border=1,align='center',num_format='0');ca=F(border=1,num_format='#,##0');cm=F(border=1,num_format='$#,##0');cp=F(border=1,num_format='0.0%',align='center')
sb=dict(bold=True,border=1,top=2);s0=F(**sb);si=F(align='center',**sb);sm=F(num_format='$#,##0',**sb)
ws.set_column(0,0,27);ws.set_column(1,1,6);ws.set_column(2,2,8);ws.set_column(3,4,8);ws.set_column(5,6,15);ws.set_column(7,7,10);ws.set_column(8,9,14)
ws.merge_range(0,0,0,9,'Maple Hollow Housing Co-operative Inc.',F(bold=True,font_size=15,align='center'))
ws.merge_range(1,0,1,9,'Schedule A to the Occupancy By-law: monthly housing charges by unit type, effective July 1, 2025',F(italic=True,align='center'))
ws.merge_range(2,0,2,9,'Approved at the members’ budget meeting, May 14, 2025',F(font_size=9,align='center'))
H=['Unit type','Beds','Sq. ft.','No. of units','Vacant','Monthly charge 2025-26','Monthly charge 2024-25','Increase','Total per month 2025-26','Total per year 2025-26']
ws.set_row(4,44)
for i,x in enumerate(H): ws.write(4,i,x,hl if i==0 else h)
K=['beds','sf','units','vacant','actual','other:Monthly charge 2024-25','other:Increase','actual_total','other:Total per year 2025-26']
rows=[];tots=[];r=5;sub=[]
for si_,(s,L) in enumerate(D):
    ws.merge_range(r,0,r,9,s,sec);r+=1;f0=r
    for ty,bd,sf,n,v,a,p in L:
        ws.write(r,0,ty,c0);ws.write(r,1,bd,ci);ws.write(r,2,sf,ca);ws.write(r,3,n,ci)
        if v: ws.write(r,4,v,ci)
        else: ws.write_blank(r,4,None,ci)
        ws.write(r,5,a,cm);ws.write(r,6,p,cm);inc=a/p-1
        ws.write_formula(r,7,f'=F{r+1}/G{r+1}-1',cp,inc);ws.write_formula(r,8,f'=D{r+1}*F{r+1}',cm,n*a);ws.write_formula(r,9,f'=I{r+1}*12',cm,n*a*12)
        rows.append({'type':ty,'beds':bd,'sf':sf,'units':n,'vacant':v or None,'actual':a,'other:Monthly charge 2024-25':p,'other:Increase':round(inc*100,1),'actual_total':n*a,'other:Total per year 2025-26':n*a*12});r+=1
    # planted: the 2nd section's money total leaves out its last row (3 BR)
    LL=L if si_==0 else L[:-1]; end=r if si_==0 else r-1
    m=sum(x[3]*x[5] for x in LL);n=sum(x[3] for x in L);v=sum(x[4] for x in L)
    lab='Total townhouses' if si_==0 else 'Total apartments'
    for i in (1,2,5,6,7): ws.write_blank(r,i,None,s0)
    ws.write(r,0,lab,s0);ws.write_formula(r,3,f'=SUM(D{f0+1}:D{r})',si,n);ws.write_formula(r,4,f'=SUM(E{f0+1}:E{r})',si,v)
    ws.write_formula(r,8,f'=SUM(I{f0+1}:I{end})',sm,m)
    yr=sum(x[3]*x[5] for x in L)*12
    ws.write_formula(r,9,f'=SUM(J{f0+1}:J{r})',sm,yr)
    tots.append({'label':lab,'units':n,'vacant':v,'actual_total':m,'other:Total per year 2025-26':yr});sub.append((r,n,v,m,yr));r+=2 if si_==0 else 1
# grand total adds all rows properly (year) and the month from year / 12
lab='Total co-op (all units)'
n=sum(x[1] for x in sub);v=sum(x[2] for x in sub);yr=sum(x[4] for x in sub);R0=[x[0]+1 for x in sub]
for i in (1,2,5,6,7): ws.write_blank(r,i,None,s0)
ws.write(r,0,lab,s0);ws.write_formula(r,3,f'=D{R0[0]}+D{R0[1]}',si,n);ws.write_formula(r,4,f'=E{R0[0]}+E{R0[1]}',si,v)
ws.write_formula(r,8,f'=J{r+1}/12',sm,yr/12);ws.write_formula(r,9,f'=J{R0[0]}+J{R0[1]}',sm,yr)
tots.append({'label':lab,'units':n,'vacant':v,'actual_total':yr/12,'other:Total per year 2025-26':yr})
r+=2
for x in ['Charges include heat and water in the apartments, water only in the townhouses. Hydro is paid by the member.','Sector support ($12) is included. Members on subsidy pay 30 % of gross household income, balance from the RGI pool.']:
    ws.write(r,0,x,F(font_size=9,italic=True));r+=1
w2.write_row(0,0,['Kind','Rate per month'],hl);w2.set_column(0,0,30);w2.set_column(1,1,14)
for i,(a,x) in enumerate([('First surface space',0),('Second surface space',35),('Underground space',60),('Locker',10)]): w2.write(1+i,0,a,c0);w2.write(1+i,1,x,cm)
ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
print(n,v,yr)
bad=tots[1]
save(NAME,'UM',rows,tots,K,{"what":f"'Total apartments', Total per month prints {bad['actual_total']:,} but the rows sum to {bad['actual_total']+6*1448:,}: the sum leaves out the last row (3 BR, {6*1448:,})","kind":"total_wrong"},'co-op housing charge schedule, two sections, bordered table, formulas, side sheet of parking',False)
