# Stacking summary workbook: suite mix of six properties by size band
from common import *
import xlsxwriter
R=random.Random(616)
P=[("Two Rivers Medical Arts Building","Medical office",26,33,[("Exam suite < 1,500 SF",1240,9),("Suite 1,500 - 2,499 SF",1960,12),("Suite 2,500 - 4,999 SF",3420,7),("Full floor",11850,2),("Ground-floor retail / pharmacy",2100,1)]),
("Larkspur Health Plaza","Medical office",24,31,[("Exam suite < 1,500 SF",1180,6),("Suite 1,500 - 2,499 SF",2040,8),("Suite 2,500 - 4,999 SF",3610,5),("Imaging suite (shielded)",6240,1),("Procedure / ASC",9480,1)]),
("Eastmoor Professional Center","Medical office",19,25,[("Exam suite < 1,500 SF",1095,5),("Suite 1,500 - 2,499 SF",1880,6),("Suite 2,500 - 4,999 SF",2960,3),("Lower-level storage",340,4)]),
("Tamarack Industrial Park A-D","Industrial",7.4,9.6,[("Small bay < 5,000 SF",3600,14),("Mid bay 5,000 - 14,999 SF",9250,11),("Large bay 15,000 - 39,999 SF",24800,5),("Bulk 40,000+ SF",61200,2),("Mezzanine office",1450,3),("Outside storage yard",10000,2)]),
("Tamarack Flex 1-4","Flex",11.2,14.8,[("Incubator < 2,000 SF",1520,12),("Flex 2,000 - 4,999 SF",3180,10),("Flex 5,000+ SF",7640,4),("Showroom front",4100,3)]),
("Northwind Plaza","Shopping center",15,28,[("Inline < 1,200 SF",1050,6),("Inline 1,200 - 2,999 SF",1870,11),("Junior anchor",14200,2),("Anchor",48600,1),("Outparcel / pad",3900,3),("ATM kiosk",120,1)]),
("Skylark Crossing","Shopping center",13,24,[("Inline < 1,200 SF",980,4),("Inline 1,200 - 2,999 SF",2010,13),("End cap w/ drive-thru",2650,2),("Junior anchor",17300,1),("Outparcel / pad",4450,2)])]
name='UM_stacking_suite_mix_Q3.xlsx'
wb=xlsxwriter.Workbook(DOC+name)
F=lambda **k: wb.add_format({'font_name':'Aptos Narrow','font_size':10,**k})
cv=wb.add_worksheet('Read Me'); ws=wb.add_worksheet('Suite Mix'); ws.hide_gridlines(2)
for i,t in enumerate(['Stacking summary - Q3 2025','Owner: Halcyon & Tamarack portfolio (7 properties)','Suite Mix tab: counts from stacking plans dated 9/30/2025; vacant includes suites under LOI.','Rents are annual $/SF NNN (medical: modified gross). Monthly in-place rent = base rent billed Sept 2025.','Questions: asset management, ext. 214']): cv.write(i,0,t,F(bold=i==0))
cv.set_column(0,0,95)
hb=dict(bold=True,bg_color='#305496',font_color='#FFFFFF',align='center',valign='vcenter',text_wrap=True,border=1)
fh=F(**hb); fp=F(bold=True,valign='top',text_wrap=True,border=1,bg_color='#EAF0FA'); ft=F(border=1); fi=F(num_format='#,##0',border=1); fz=F(num_format='#,##0;;"-"',border=1,align='right'); fq=F(num_format='0.0%',border=1); f2=F(num_format='$#,##0.00',border=1); f0=F(num_format='$#,##0',border=1)
tb=dict(bold=True,bg_color='#D9E1F2',border=1,top=2); gt=dict(bold=True,bg_color='#8EA9DB',border=1,top=2)
ws.merge_range('B1:L1','SUITE / SPACE MIX BY PROPERTY',F(bold=True,font_size=14)); ws.merge_range('B2:L2','As of September 30, 2025',F(italic=True))
ws.merge_range(3,1,4,1,'Property',fh); ws.merge_range(3,2,4,2,'Space type / size band',fh); ws.merge_range(3,3,3,6,'Suites',fh); ws.merge_range(3,7,3,8,'Area (RSF)',fh); ws.merge_range(3,9,3,10,'Rent $/SF/yr',fh); ws.merge_range(3,11,4,11,'In-Place Base Rent per Month',fh)
for j,t in enumerate(['Total','Leased','Vacant','% Leased','Average','Total','In-Place','Market']): ws.write(4,3+j,t,fh)
ws.set_column(0,0,1.5);ws.set_column(1,1,20);ws.set_column(2,2,29);ws.set_column(3,6,9);ws.set_column(7,10,11);ws.set_column(11,11,15);ws.freeze_panes(5,3)
K=["units","occupied","vacant","pct_leased","sf","total_sf","actual_sf","market_sf","actual_total"]
r=5;rows=[];tots=[];allq=[];subrows=[]
def agg(lab,qs,fm,c1,c2=None):
    n=sum(q[1] for q in qs);o=sum(q[2] for q in qs);sf=sum(q[4] for q in qs);mo=sum(q[7] for q in qs);lsf=sum(round(q[3]*q[2]) for q in qs)
    v=[n,o,n-o,round(o/n,3),round(sf/n),sf,round(mo*12/lsf,2),round(sum(q[6]*q[4] for q in qs)/sf,2),mo]
    return v
for pn,cl,lo,hi,L in P:
    qs=[]
    for t,sf,n in L:
        o=n-min(n,R.choice([0,0,0,1,1,2]) if n>2 else R.choice([0,0,0,1]))
        av=sf+R.randint(-6,9)*5 if sf>1000 else sf; tot=av*n
        mk=round(R.uniform(lo,hi)*4)/4
        if 'yard' in t: mk=3.0
        if 'torage' in t and 'yard' not in t: mk=12.0
        if t=='Anchor': mk=9.5
        if t=='ATM kiosk': mk=110.0
        ip=round(mk*R.uniform(.86,1.0),2) if o else 0
        mo=round(ip*av*o/12)
        qs.append((t,n,o,av,tot,ip,mk,mo))
    r0=r
    for q in qs:
        t,n,o,av,tot,ip,mk,mo=q
        ws.write(r,2,t,ft);ws.write(r,3,n,fi);ws.write(r,4,o,fi);ws.write(r,5,n-o,fi);ws.write(r,6,round(o/n,3),fq);ws.write(r,7,av,fi);ws.write(r,8,tot,fi)
        row={"type":t,"units":n,"occupied":o,"vacant":n-o,"pct_leased":round(o/n*100,1),"sf":av,"total_sf":tot}
        if ip: ws.write(r,9,ip,f2);ws.write(r,11,mo,f0);row["actual_sf"]=ip
        else: ws.write(r,9,'-',F(border=1,align='right'));ws.write(r,11,'-',F(border=1,align='right'))
        ws.write(r,10,mk,f2); row["market_sf"]=mk
        if ip: row["actual_total"]=mo
        rows.append(row); r+=1
    ws.merge_range(r0,1,r-1,1,f'{pn}\n({cl})',fp)
    v=agg(pn,qs,None,0); ws.merge_range(r,1,r,2,f'Subtotal {pn}',F(**tb))
    fm=['#,##0']*3+['0.0%','#,##0','#,##0','$#,##0.00','$#,##0.00','$#,##0']
    for j,(x,m) in enumerate(zip(v,fm)):
        if j in(0,1,2,5,8): col='DEF..I..L'[j]; ws.write_formula(r,3+j,f'=SUM({col}{r0+1}:{col}{r})',F(num_format=m,**tb),x)
        else: ws.write(r,3+j,x,F(num_format=m,**tb))
    tots.append({"label":f'Subtotal {pn}',**dict(zip(K,[x*100 if k=='pct_leased' else x for k,x in zip(K,v)]))}); tots[-1]["pct_leased"]=round(v[3]*100,1)
    subrows.append(r); allq+=qs; r+=1
v=agg('',allq,None,0); ws.merge_range(r,1,r,2,'PORTFOLIO TOTAL',F(**gt))
for j,(x,m) in enumerate(zip(v,fm)):
    if j in(0,1,2,5,8): col='DEF..I..L'[j]; ws.write_formula(r,3+j,'='+'+'.join(f'{col}{k+1}' for k in subrows),F(num_format=m,**gt),x)
    else: ws.write(r,3+j,x,F(num_format=m,**gt))
tots.append({"label":"PORTFOLIO TOTAL",**dict(zip(K,v))}); tots[-1]["pct_leased"]=round(v[3]*100,1)
ws.write(r+2,1,'% Leased by number of suites. In-place $/SF subtotals weighted by leased area; market by total area.',F(italic=True,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3,4); ws.activate(); wb.close()
save(name,"UM",K,rows,tots,"stacking-summary workbook, merged property cells at left, two-line grouped header, formulas, Read Me sheet in front",False)
print(name,len(rows),r,v)
