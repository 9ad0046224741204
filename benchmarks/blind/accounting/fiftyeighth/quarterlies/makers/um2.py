# borrower workbook: three parks and a motel conversion, one sheet of several
import xlsxwriter
from common import *
N='Sandhill site mix 3-31-25.xlsx'
# prop -> (type, total, occ, lot rent avg, market)
D=[("Sandhill Village MHP - Ft. Calder",[("Single-wide, tenant owned",58,54,412.35,450),("Double-wide, tenant owned",31,31,448.10,495),("Park-owned home, 2BR",9,7,865,925),("Park-owned home, 3BR",5,5,978.5,1050),("RV long-term",12,10,385,400)]),
("Mesquite Bend - Loma Prieta Rd",[("Single-wide lot",44,37,365.25,395),("Double-wide lot",16,15,398,425),("Vacant pad - no utilities",6,0,None,None),("Park-owned home",3,2,795,850)]),
("Three Cedars 55+",[("Standard site",62,61,521.44,560),("Corner site",14,14,548.9,590),("Lakefront site",8,8,617.75,675),("Manager's home",1,1,0,None)]),
("Roadrunner Motor Lodge (motel conversion)",[("Studio, kitchenette",18,15,735,795),("Studio, no kitchen",6,4,640,675),("1BR (two rooms combined)",7,7,962.15,1025),("Weekly rooms",5,3,1080,1080),("Owner's apartment",1,1,0,None)])]
wb=xlsxwriter.Workbook(doc(N));
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
w0=wb.add_worksheet('Read me');
for i,x in enumerate(['Sandhill Communities - Q1 2025 bank package','Tab "Site Mix" ties to the 3/31 rent rolls sent separately.','Tab "Utilities" - who pays what.','Questions: Dee in the office, 555-0126']): w0.write(i+1,1,x,F(bold=i==0))
ws=wb.add_worksheet('Site Mix')
ws.set_column(0,0,1.5);ws.set_column(1,1,33);ws.set_column(2,5,9);ws.set_column(6,6,1.5);ws.set_column(7,10,12.5);ws.set_column(11,11,12,None,{'hidden':0})
ws.write(0,1,'SANDHILL COMMUNITIES',F(bold=1,font_size=14,font_color='#7A3E12'));ws.write(1,1,'Site / unit mix as of 3/31/2025',F(italic=1))
g=F(bold=1,align='center',bg_color='#F4E3D0',border=1);h=F(bold=1,align='center',bg_color='#F4E3D0',bottom=1,text_wrap=1)
ws.merge_range(3,2,3,5,'Sites / Units',g);ws.merge_range(3,7,3,8,'In Place (occupied)',g);ws.merge_range(3,9,3,10,'Asking (all sites)',g)
for c,t in {1:'Type',2:'Total',3:'Occ.',4:'Vac.',5:'% Occ.',7:'Avg Rent',8:'Monthly',9:'Avg Rent',10:'Monthly'}.items(): ws.write(4,c,t,h)
K=["units","occupied","vacant","pct_occ","actual","actual_total","market","market_total"];C=[2,3,4,5,7,8,9,10]
ii=F(num_format='0');pc=F(num_format='0.0%');mo=F(num_format='#,##0.00');m0=F(num_format='#,##0.00;-#,##0.00;"-"')
B=dict(bold=1,top=1);bi=F(num_format='0',**B);bp=F(num_format='0.0%',**B);bm=F(num_format='$#,##0.00',**B)
rows=[];tots=[];r=5;Z=[0]*5;subs=[]
for prop,L in D:
    ws.write(r,1,prop,F(bold=1,underline=1));r+=1;a=r+1;S=[0]*5
    for t,u,o,ac,mk in L:
        ws.write(r,1,t,F(indent=1));ws.write(r,2,u,ii);ws.write(r,3,o,ii);ws.write_formula(r,4,f'=C{r+1}-D{r+1}',ii,u-o);ws.write_formula(r,5,f'=D{r+1}/C{r+1}',pc,o/u)
        row={"type":t,"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(100*o/u,1)}
        at=round(o*(ac or 0),2);mt=u*(mk or 0)
        if ac is not None:
            ws.write(r,7,ac,mo);ws.write_formula(r,8,f'=ROUND(D{r+1}*H{r+1},2)',mo,at);row["actual"]=float(ac);row["actual_total"]=at
        if mk is not None:
            ws.write(r,9,mk,mo);ws.write_formula(r,10,f'=C{r+1}*J{r+1}',mo,mt);row["market"]=mk;row["market_total"]=mt
        for j,x in enumerate([u,o,u-o,at,mt]):S[j]+=x
        rows.append(row);r+=1
    lab='Subtotal';b=r
    ws.write(r,1,lab,F(indent=2,bold=1,top=1));
    for c,x,f in((2,S[0],bi),(3,S[1],bi),(4,S[2],bi),(8,round(S[3],2),bm),(10,S[4],bm)): ws.write_formula(r,c,f'=SUM({chr(65+c)}{a}:{chr(65+c)}{b})',f,x)
    ws.write_formula(r,5,f'=D{r+1}/C{r+1}',bp,S[1]/S[0]);ws.write(r,7,'',bm);ws.write(r,9,'',bm)
    tots.append({"label":lab,"units":S[0],"occupied":S[1],"vacant":S[2],"pct_occ":round(100*S[1]/S[0],1),"actual_total":round(S[3],2),"market_total":S[4]})
    subs.append(r+1);Z=[p+q for p,q in zip(Z,S)];r+=2
ws.write(r,1,'ALL PROPERTIES',F(bold=1,top=2,bottom=6))
Q=dict(bold=1,top=2,bottom=6)
for c,x,nf in((2,Z[0],'0'),(3,Z[1],'0'),(4,Z[2],'0'),(8,round(Z[3],2),'$#,##0.00'),(10,Z[4],'$#,##0.00')): ws.write_formula(r,c,'='+'+'.join(f'{chr(65+c)}{s}' for s in subs),F(num_format=nf,**Q),x)
ws.write_formula(r,5,f'=D{r+1}/C{r+1}',F(num_format='0.0%',**Q),Z[1]/Z[0]);ws.write(r,7,'',F(**Q));ws.write(r,9,'',F(**Q))
tots.append({"label":"ALL PROPERTIES","units":Z[0],"occupied":Z[1],"vacant":Z[2],"pct_occ":round(100*Z[1]/Z[0],1),"actual_total":round(Z[3],2),"market_total":Z[4]})
ws.write(r+2,1,"Manager's home and owner's apt occupied rent free. Weekly rooms shown at 4.3 weeks.",F(italic=1,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,1);ws.activate()
w2=wb.add_worksheet('Utilities');w2.set_column(1,5,18)
for i,x in enumerate([('Property','Water','Sewer','Trash','Electric'),('Sandhill Village','submetered','septic','park','tenant'),('Mesquite Bend','well','septic','tenant','tenant'),('Three Cedars','billed back','city','park','tenant'),('Roadrunner','owner','owner','owner','owner')]):
    for j,v in enumerate(x): w2.write(i+1,j+1,v,F(bold=i==0))
wb.close();print(len(rows),Z)
save(N,'UM','borrower workbook with three parks and a motel conversion in sections, spacer column, grouped header, other tabs',False,K,rows,tots)
