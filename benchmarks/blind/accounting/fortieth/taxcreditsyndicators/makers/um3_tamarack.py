# agent's workbook for a limited-equity co-op, three-line header, hidden rows/columns, side notes
from common import *
import xlsxwriter
stem='Tamarack Coop_unit types & carrying chgs FY26 budget'
wb=xlsxwriter.Workbook(DOC+stem+'.xlsx'); wa=wb.add_worksheet('Assumptions'); ws=wb.add_worksheet('Types')
wa.hide_gridlines(2)
for i,(a,x) in enumerate([('Board approved',' 11/18/2025'),('Increase over FY25',0.0375),('Vacancy allowance',0.02),('Memberships outstanding',121)]): wa.write(i+1,1,a); wa.write(i+1,2,x)
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
h=F(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=1,bg_color='#FFF2CC'); h0=F(bold=True,align='center',bg_color='#FFF2CC'); tx=F(); n0=F(num_format='#,##0'); d2=F(num_format='$#,##0.00'); d0=F(num_format='$#,##0'); ctr=F(align='center'); pc=F(num_format='0.0%'); bt=F(bold=True,top=1); bn=F(bold=True,top=1,num_format='#,##0'); bd=F(bold=True,top=1,num_format='$#,##0'); bp=F(bold=True,top=1,num_format='0.0%'); bld=F(bold=True,italic=True); note=F(italic=True,font_color='#7F7F7F')
ws.set_column('A:A',2); ws.set_column('B:B',26); ws.set_column('C:C',9); ws.set_column('D:D',8,None,{'hidden':1}); ws.set_column('E:G',8); ws.set_column('H:H',10); ws.set_column('I:M',12); ws.set_column('N:N',4); ws.set_column('O:O',36)
ws.write('B1','Tamarack Hill Mutual Homes (limited-equity cooperative)',F(bold=True,font_size=12)); ws.write('B2','Dwelling types and monthly carrying charges, as occupied 12/31/2025'); ws.write('B3','Agent: Fairlea Cooperative Services',note)
ws.set_row(3,None,None,{'hidden':1}); ws.write('B4','old layout: see FY24')
# header rows 6-8 (index 5..7)
for i in range(1,13):
    ws.write(5,i,'',h0); ws.write(6,i,'',h0); ws.write(7,i,'',h)
def H(c,a,b_,c_):
    for r,x in ((5,a),(6,b_),(7,c_)):
        if x: ws.write(r,c,x,h if r==7 else h0)
H(1,'','','Dwelling type');H(2,'','Plan','code');H(3,'','','key');H(4,'No.','of','homes');H(5,'','','BR');H(6,'','','Baths');H(7,'Floor','area','(sq ft)')
H(8,'','Share of','homes');H(9,'','Homes','occupied');H(10,'Carrying','charge','per month');H(11,'Carrying','charges,','monthly');H(12,'Comparable','market rent','(appraisal)')
data=[('Cluster 1: Upper Loop (rehab 2022, 9% credits)','Upper Loop',[('One bedroom flat','1F',12,1,1,605,12,612.00,1080),('Two bedroom flat','2F',16,2,1,812,15,748.50,1265),('Two bedroom townhome','2T',20,2,1.5,948,20,806.25,1390),('Three bedroom townhome','3T',14,3,1.5,1126,14,915.00,1585)]),
('Cluster 2: Quarry Road','Quarry Road',[('One bedroom flat','1F-Q',6,1,1,590,5,598.75,1055),('Two bedroom townhome','2T-Q',18,2,1.5,925,18,792.50,1360),('Three bedroom townhome','3T-Q',15,3,2,1160,14,931.00,1610),('Four bedroom townhome','4T-Q',8,4,2,1344,8,1027.25,1790)]),
('Cluster 3: Old Schoolhouse (historic)','Schoolhouse',[('Classroom studio','ST-H',5,0,1,498,5,541.00,960),('One bedroom loft','1L-H',7,1,1,688,6,655.50,1145),('Two bedroom loft','2L-H',4,2,2,1005,4,838.00,1420)])]
N=sum(x[2] for g in data for x in g[2]); K=['units','beds','baths','sf','pct_units','occupied','actual','actual_total','market']
rows=[];tot=[];r=8;subs=[];G=[0,0,0]
for long,short,ls in data:
    ws.write(r,1,long,bld); r+=1; f=r; S=[0,0,0]
    for nm,cd,n,b,ba,sf,oc,ch,mk in ls:
        ws.write(r,1,nm,tx);ws.write(r,2,cd,ctr);ws.write(r,3,f'{cd}|{n}',note);ws.write(r,4,n,n0);ws.write(r,5,b,ctr);ws.write(r,6,ba,ctr);ws.write(r,7,sf,n0)
        ws.write(r,8,round(n/N,4),pc);ws.write(r,9,oc,n0);ws.write(r,10,ch,d2)
        at=round(oc*ch,2); ws.write_formula(r,11,f'=J{r+1}*K{r+1}',d2,at); ws.write(r,12,mk,d0)
        rows.append({'type':cd,'desc':nm,'units':n,'beds':b,'baths':ba,'sf':sf,'pct_units':round(n/N,4),'occupied':oc,'actual':ch,'actual_total':at,'market':mk})
        S=[S[0]+n,S[1]+oc,round(S[2]+at,2)]; r+=1
    lab=f'{short}, all'
    for c in range(1,13): ws.write(r,c,'',bt)
    ws.write(r,1,lab,bt); sh=round(sum(q['pct_units'] for q in rows[-len(ls):]),4)
    for c,v,fm in ((4,S[0],bn),(9,S[1],bn),(11,S[2],F(bold=True,top=1,num_format='$#,##0.00')),(8,sh,bp)):
        ws.write_formula(r,c,f'=SUM({chr(65+c)}{f+1}:{chr(65+c)}{r})',fm,v)
    tot.append({'label':lab,'units':S[0],'pct_units':sh,'occupied':S[1],'actual_total':S[2]}); subs.append(r+1); G=[a+c for a,c in zip(G,S)]; r+=2
lab='Cooperative, all dwellings'; ws.write(r,1,lab,bt)
for c in range(2,13): ws.write(r,c,'',bt)
sh=round(sum(t['pct_units'] for t in tot),4)
for c,v,fm in ((4,G[0],bn),(9,G[1],bn),(8,sh,bp),(11,round(G[2],2),F(bold=True,top=1,num_format='$#,##0.00'))):
    ws.write_formula(r,c,'='+'+'.join(f'{chr(65+c)}{q}' for q in subs),fm,v)
tot.append({'label':lab,'units':G[0],'pct_units':sh,'occupied':G[1],'actual_total':round(G[2],2)}); print(sh,N)
ws.write('O9','Carrying charge includes heat, water.',note);ws.write('O11','2F: one home held for flood repair',note);ws.write('O17','Quarry Rd: 7 homes under Sec. 8 vouchers',note)
ws.write(r+2,1,'Carrying charges are monthly, occupied homes only. Sale of memberships: 3 pending.',note)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate(); wb.close()
save(stem,'UM',K,rows,tot)
