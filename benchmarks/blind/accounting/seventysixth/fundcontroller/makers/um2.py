# acquisition underwriting workbook: several sheets, unit mix with formulas by phase, affordable set-aside rows; xlsxwriter
import xlsxwriter
from common import *
NAME='UW_Orchard_Commons_v4.2.xlsx'
PH=[('Phase I - Market Rate (2017)',[('A1',1,1,36,34,702,1395,1341),('A2',1,1,24,23,756,1465,1402),('A2-R (reno)',1,1,12,12,756,1590,1548),('B1',2,2,40,37,1018,1720,1655),('B2',2,2,28,27,1084,1795,1712),('B2-R (reno)',2,2,10,9,1084,1940,1893),('C1',3,2,14,14,1311,2150,2061)]),
('Phase II - Carriage & Townhomes (2021)',[('CH1',1,1,8,8,815,1680,1625),('TH2',2,2.5,22,20,1242,2185,2098),('TH3',3,2.5,18,17,1508,2495,2388),('TH3-G (2-car)',3,2.5,6,6,1560,2640,2575)]),
('Phase III - Set-Aside (60% AMI)',[('A1-60',1,1,10,10,702,1128,1104),('B1-60',2,2,14,13,1018,1346,1310),('C1-60',3,2,4,4,1311,1549,1549)])]
K=['beds','baths','units','occupied','pct_occ','sf','total_sf','market','market_sf','market_total','actual','actual_sf','actual_total','other:Loss to Lease / Mo']
H=[('','Unit Type'),('','Beds'),('','Baths'),('No. of','Units'),('Occ.','Units'),('Occ.','%'),('Avg','SF'),('Total','SF'),('Market','Rent'),('Market','$/SF'),('Market','Total / Mo'),('In-Place','Rent'),('In-Place','$/SF'),('In-Place','Total / Mo'),('Loss to','Lease / Mo')]
wb=xlsxwriter.Workbook(doc(NAME)); F=lambda **k: wb.add_format(dict(font_name='Garamond',font_size=k.pop('fs',10),**k))
s=wb.add_worksheet('Summary'); s.set_column('A:A',2); s.set_column('B:B',34); s.set_column('C:C',16); s.hide_gridlines(2)
for i,(a,b) in enumerate([('Orchard Commons - Fayetteville, AR',''),('Purchase Price',45250000),('Closing Costs',611000),('Capex Budget',1890000),('Total Capitalization',47751000),('Price / Unit',round(45250000/246)),('Going-in Cap Rate','5.32%'),('Loan Amount',29412500),('LTV','65.0%'),('Year 1 NOI',2407300)]):
    s.write(1+i,1,a,F(bold=i==0,fs=13 if i==0 else 10)); s.write(1+i,2,b,F(num_format='$#,##0'))
ws=wb.add_worksheet('Unit Mix'); ws.hide_gridlines(2)
ws.set_column('A:A',2); ws.set_column('B:B',24); ws.set_column('C:P',10); ws.set_column('L:L',13); ws.set_column('O:P',13)
ws.write('B2','Orchard Commons',F(bold=True,fs=15,font_color='#1F4E3D')); ws.write('B3','Unit Mix & Rent Analysis - rent roll dated 10/14/2026',F(italic=True)); ws.write('N2','Case:',F(align='right')); ws.write('O2','Base',F(bold=True,font_color='#0000FF',border=1,align='center'))
h1=F(bold=True,font_color='white',bg_color='#1F4E3D',align='center'); 
for i,(a,b) in enumerate(H):
    ws.write(4,1+i,a,h1); ws.write(5,1+i,b,h1)
nf=['0','0.0','#,##0','#,##0','0.0%','#,##0','#,##0','$#,##0','$0.00','$#,##0','$#,##0','$0.00','$#,##0','$#,##0']
m=[F(num_format=x,align='center' if j<5 else 'right',**({'font_color':'#0000FF'} if K[j] in('beds','baths','units','occupied','sf','market','actual') else {})) for j,x in enumerate(nf)]
sm=[F(num_format=x,bold=True,top=1,align='center' if j<5 else 'right',bg_color='#E8EFEA') for j,x in enumerate(nf)]; st=F(bold=True,top=1,bg_color='#E8EFEA'); sec=F(bold=True,underline=1); tx=F(indent=1)
col=lambda k: chr(ord('C')+K.index(k))
def calc(rs,label):
    u=sum(r['units'] for r in rs); o=sum(r['occupied'] for r in rs); sf=sum(r['total_sf'] for r in rs); mt=sum(r['market_total'] for r in rs); at=sum(r['actual_total'] for r in rs)
    return {'label':label,'units':u,'occupied':o,'pct_occ':o/u,'sf':sf/u,'total_sf':sf,'market':mt/u,'market_sf':mt/sf,'market_total':mt,'actual':at/u,'actual_sf':at/sf,'actual_total':at,K[-1]:mt-at}
def disp(d):
    e=dict(d); q={'pct_occ':(100,1),'sf':(1,0),'market':(1,0),'actual':(1,0),'market_sf':(1,2),'actual_sf':(1,2)}
    for k,(mul,n) in q.items(): e[k]=round(e[k]*mul+1e-9,n); 
    for k in('sf','market','actual'): e[k]=int(e[k])
    return e
y=6; rows=[];totals=[];allr=[];subs=[]
for ph,ts in PH:
    ws.write(y,1,ph,sec); y+=1; a=y+1; rs=[]
    for t,bd,ba,u,o,sf,mk,ip in ts:
        r={'type':t,'beds':bd,'baths':ba,'units':u,'occupied':o,'pct_occ':o/u,'sf':sf,'total_sf':u*sf,'market':mk,'market_sf':mk/sf,'market_total':u*mk,'actual':ip,'actual_sf':ip/sf,'actual_total':u*ip,K[-1]:u*(mk-ip)}
        n=y+1; fm={'pct_occ':f'=F{n}/E{n}','total_sf':f'=E{n}*H{n}','market_sf':f'=J{n}/H{n}','market_total':f'=J{n}*E{n}','actual_sf':f'=M{n}/H{n}','actual_total':f'=M{n}*E{n}',K[-1]:f'=L{n}-O{n}'}
        ws.write(y,1,t,tx)
        for j,k in enumerate(K):
            if k in fm: ws.write_formula(y,2+j,fm[k],m[j],r[k])
            else: ws.write_number(y,2+j,r[k],m[j])
        rs.append(r); rows.append(disp(r)); y+=1
    d=calc(rs,'Subtotal / Avg'); allr+=rs; totals.append(disp(d)); ws.write(y,1,d['label'],st); b=y; n=y+1; subs.append(n)
    for j,k in enumerate(K):
        c=col(k)
        if k in('beds','baths'): ws.write_blank(y,2+j,None,sm[j]); continue
        q={'pct_occ':f'=F{n}/E{n}','sf':f'=I{n}/E{n}','market':f'=L{n}/E{n}','market_sf':f'=L{n}/I{n}','actual':f'=O{n}/E{n}','actual_sf':f'=O{n}/I{n}'}.get(k,f'=SUM({c}{a}:{c}{b})')
        ws.write_formula(y,2+j,q,sm[j],d[k])
    y+=2
d=calc(allr,'TOTAL / WTD. AVG'); totals.append(disp(d)); n=y+1
gs=[F(num_format=x,bold=True,font_color='white',bg_color='#1F4E3D',align='center' if j<5 else 'right') for j,x in enumerate(nf)]
ws.write(y,1,d['label'],F(bold=True,font_color='white',bg_color='#1F4E3D'))
for j,k in enumerate(K):
    c=col(k)
    if k in('beds','baths'): ws.write_blank(y,2+j,None,gs[j]); continue
    q={'pct_occ':f'=F{n}/E{n}','sf':f'=I{n}/E{n}','market':f'=L{n}/E{n}','market_sf':f'=L{n}/I{n}','actual':f'=O{n}/E{n}','actual_sf':f'=O{n}/I{n}'}.get(k,'='+'+'.join(f'{c}{x}' for x in subs))
    ws.write_formula(y,2+j,q,gs[j],d[k])
y+=2
for t in ['In-place rent for vacant units carried at the average of leased units of the same plan.','Set-aside market rent = maximum net rent under the LURA, per compliance file.','Blue = hard-coded input; black = formula.']: ws.write(y,1,t,F(italic=True,fs=9)); y+=1
ws.set_landscape(); ws.fit_to_pages(1,1)
a=wb.add_worksheet('Assumptions'); a.set_column('A:A',30)
for i,(k,v) in enumerate([('Market rent growth Y1',.025),('Market rent growth Y2+',.03),('Vacancy',.055),('Concessions',.0075),('Bad debt',.0075),('Expense growth',.03),('Management fee',.0275)]): a.write(i,0,k,F()); a.write(i,1,v,F(num_format='0.00%'))
ws.activate(); wb.close()
assert sum(r['units'] for r in rows)==246
t=totals
save(NAME,'UM',K,rows,totals,'acquisition underwriting workbook, formulas, phase sections with subtotals, summary and assumptions sheets beside',False)
print(totals[-1])
